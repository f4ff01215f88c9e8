import { account } from './account';
import { afterOrder } from './afterOrder';
import { cart } from './cart';
import { catalogue } from './catalogue';
import { coupons } from './coupons';
import { identity } from './identity';
import { newest } from './newest';
import { orders } from './orders';
import { payment } from './payment';
import { places } from './places';
import { rental } from './rental';
import { rentalCart } from './rentalCart';
import { rentalTrips } from './rentalTrips';
import { type Listening, listen } from './router';
import { sales } from './sales';
import { settings } from './settings';
import { freshState, type State, type Version } from './state';

const areas = [
  settings,
  places,
  catalogue,
  sales,
  identity,
  cart,
  coupons,
  orders,
  afterOrder,
  newest,
  payment,
  account,
  rental,
  rentalCart,
  rentalTrips,
];

export interface ClassicBackEnd extends Listening {
  state: State;
}

/**
 * A back end of the classic family with a memory: its own words, types and quirks, by the facts that are known of it.
 * It shares nothing with the client's dialect.
 */
export async function startClassic(version: Version, port = 0): Promise<ClassicBackEnd> {
  const state = freshState(version);
  const listening = await listen((on) => {
    for (const area of areas) area(on, state);
  }, port);
  state.address = listening.address;
  return { ...listening, state };
}
