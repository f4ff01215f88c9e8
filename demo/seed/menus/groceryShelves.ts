import { bakery } from './grocery/bakery';
import { dairy } from './grocery/dairy';
import { drinks } from './grocery/drinks';
import { fishCounter } from './grocery/fish';
import { fruit } from './grocery/fruit';
import { herbs } from './grocery/herbs';
import { household } from './grocery/household';
import { meat } from './grocery/meat';
import { pantry } from './grocery/pantry';
import { snacks } from './grocery/snacks';
import { vegetables } from './grocery/vegetables';
import { type Shelf, shelvesOf } from './ware';

const written: Readonly<Record<string, Shelf>> = {
  fruit,
  vegetables,
  herbs,
  bakery,
  dairy,
  meat,
  fish: fishCounter,
  pantry,
  snacks,
  drinks,
  household,
};

export const groceryShelves = shelvesOf(written);
