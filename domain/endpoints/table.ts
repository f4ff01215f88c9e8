import * as addresses from './addresses';
import * as cart from './cart';
import * as catalogue from './catalogue';
import * as customer from './customer';
import type { AnyEndpoint } from './define';
import * as identity from './identity';
import * as items from './items';
import * as orders from './orders';
import * as places from './places';
import * as session from './session';
import * as stores from './stores';
import * as wishlist from './wishlist';

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** Every call of the contract by name: the server mounts these, `/api/docs` is drawn from them. */
export const endpointTable: ReadonlyMap<string, AnyEndpoint> = new Map(
  [
    places,
    catalogue,
    items,
    stores,
    session,
    identity,
    customer,
    addresses,
    cart,
    orders,
    wishlist,
  ].flatMap((room) =>
    Object.entries(room).filter((entry): entry is [string, AnyEndpoint] => isEndpoint(entry[1])),
  ),
);
