import { fillPath } from '../../client';
import type { Dialect } from '../spoken';
import { addresses } from './addresses';
import { afterOrder } from './afterOrder';
import { cart } from './cart';
import { catalogue } from './catalogue';
import { coupons } from './coupons';
import { identity } from './identity';
import { chats } from './messages';
import { notices } from './notices';
import { orders } from './orders';
import { profile } from './profile';
import { settings } from './settings';
import { type There, thereFor } from './there';
import { tolerate } from './tolerate';
import { tripCart } from './tripCart';
import { trips } from './trips';
import { vehicles } from './vehicles';
import { wallet } from './wallet';

export type Handler = (there: There) => Promise<unknown>;

/** Our calls, by method and path, as this family of back ends is asked for them. */
export type Table = Readonly<Record<string, Handler>>;

const tables: Table[] = [
  settings,
  catalogue,
  identity,
  profile,
  addresses,
  wallet,
  notices,
  chats,
  cart,
  coupons,
  orders,
  afterOrder,
  vehicles,
  tripCart,
  trips,
];

const table: ReadonlyMap<string, Handler> = new Map(tables.flatMap((one) => Object.entries(one)));

/** A call that both know by one path and the same fields. */
const same: Handler = ({ asked, ask }) =>
  ask(
    asked.endpoint.method,
    fillPath(asked.endpoint.path, asked.params),
    { ...asked.query, ...asked.body },
    { isForm: asked.endpoint.multipart === true },
  );

/** Back ends of the classic `/api/v1` family (docs/back-ends.md). */
export const speak: Dialect = async (endpoint, options) => {
  const call = `${endpoint.method} ${endpoint.path}`;
  const answer = await (table.get(call) ?? same)(thereFor(endpoint, options));
  return tolerate(endpoint.answer, answer, call);
};
