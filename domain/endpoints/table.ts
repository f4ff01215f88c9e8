import * as addresses from './addresses';
import * as afterOrder from './afterOrder';
import * as applications from './applications';
import * as cart from './cart';
import * as catalogue from './catalogue';
import * as content from './content';
import * as customer from './customer';
import type { AnyEndpoint } from './define';
import * as geography from './geography';
import * as identity from './identity';
import * as inbox from './inbox';
import * as items from './items';
import * as loyalty from './loyalty';
import * as notifications from './notifications';
import * as offers from './offers';
import * as orders from './orders';
import * as parcel from './parcel';
import * as places from './places';
import * as referral from './referral';
import * as rentalBrowse from './rental/browse';
import * as rentalTripCart from './rental/tripCart';
import * as rentalTrips from './rental/trips';
import * as rentalPlaces from './rental/vehiclePlaces';
import * as rentalWishlist from './rental/wishlist';
import * as session from './session';
import * as stores from './stores';
import * as support from './support';
import * as wallet from './wallet';
import * as wishlist from './wishlist';

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** Every call of the contract by name: the server mounts these, `/api/docs` is drawn from them. */
export const endpointTable: ReadonlyMap<string, AnyEndpoint> = new Map(
  [
    places,
    geography,
    content,
    catalogue,
    items,
    stores,
    offers,
    session,
    identity,
    customer,
    addresses,
    applications,
    cart,
    orders,
    afterOrder,
    parcel,
    support,
    wallet,
    inbox,
    notifications,
    loyalty,
    referral,
    wishlist,
    rentalBrowse,
    rentalPlaces,
    rentalTripCart,
    rentalTrips,
    rentalWishlist,
  ].flatMap((room) =>
    Object.entries(room).filter((entry): entry is [string, AnyEndpoint] => isEndpoint(entry[1])),
  ),
);
