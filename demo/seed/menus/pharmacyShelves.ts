import { baby } from './pharmacy/baby';
import { coldFlu } from './pharmacy/coldFlu';
import { devices } from './pharmacy/devices';
import { firstAid } from './pharmacy/firstAid';
import { hair } from './pharmacy/hair';
import { hygiene } from './pharmacy/hygiene';
import { oral } from './pharmacy/oral';
import { painRelief } from './pharmacy/painRelief';
import { skin } from './pharmacy/skin';
import { support } from './pharmacy/support';
import { tests } from './pharmacy/tests';
import { vitamins } from './pharmacy/vitamins';
import { type Shelf, shelvesOf } from './ware';

const written: Readonly<Record<string, Shelf>> = {
  'pain-relief': painRelief,
  'cold-flu': coldFlu,
  vitamins,
  'first-aid': firstAid,
  devices,
  tests,
  skin,
  hair,
  oral,
  hygiene,
  baby,
  support,
};

export const pharmacyShelves = shelvesOf(written);
