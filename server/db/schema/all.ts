import * as acts from './acts';
import * as afterOrder from './afterOrder';
import * as applications from './applications';
import * as brands from './brands';
import * as carts from './carts';
import * as desk from './desk';
import * as favourites from './favourites';
import * as flashSales from './flashSales';
import * as identity from './identity';
import * as imports from './imports';
import * as inbox from './inbox';
import * as items from './items';
import * as ledger from './ledger';
import * as loyalty from './loyalty';
import * as operators from './operators';
import * as orders from './orders';
import * as outgoing from './outgoing';
import * as people from './people';
import * as places from './places';
import * as rental from './rental';
import * as reviews from './reviews';
import * as ride from './ride';
import * as searchWords from './searchWords';
import * as stores from './stores';
import * as trips from './trips';
import * as wallet from './wallet';

/** All tables, by file: what a server needs of its database. */
export const schemaParts: readonly Record<string, unknown>[] = [
  acts,
  afterOrder,
  applications,
  brands,
  carts,
  desk,
  favourites,
  flashSales,
  identity,
  imports,
  inbox,
  items,
  ledger,
  loyalty,
  operators,
  orders,
  outgoing,
  people,
  places,
  rental,
  reviews,
  ride,
  searchWords,
  stores,
  trips,
  wallet,
];
