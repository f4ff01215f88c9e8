import { audio } from './ecommerce/audio';
import { bags } from './ecommerce/bags';
import { beauty } from './ecommerce/beauty';
import { home } from './ecommerce/home';
import { jewellery } from './ecommerce/jewellery';
import { men } from './ecommerce/men';
import { phones } from './ecommerce/phones';
import { shoes } from './ecommerce/shoes';
import { sports } from './ecommerce/sports';
import { tools } from './ecommerce/tools';
import { toys } from './ecommerce/toys';
import { women } from './ecommerce/women';
import { type Shelf, shelvesOf } from './ware';

const written: Readonly<Record<string, Shelf>> = {
  phones,
  audio,
  women,
  men,
  shoes,
  bags,
  jewellery,
  beauty,
  home,
  toys,
  sports,
  tools,
};

export const shopShelves = shelvesOf(written);
