import type { Register } from '../http/serve';
import { registerRentalBrowse } from './browse';
import { registerTripCart } from './cart/routes';
import { registerTripCoupons } from './coupons';
import { registerTripStream } from './trips/live';
import { registerTrips } from './trips/routes';
import { registerRentalWishlist } from './wishlist';

const parts = [
  registerRentalBrowse,
  registerTripCart,
  registerTripCoupons,
  registerTrips,
  registerTripStream,
  registerRentalWishlist,
] as const;

/** The rental module (RENT-14): everything below /rental. */
export const registerRental: Register = (serve, deps, app) => {
  for (const register of parts) register(serve, deps, app);
};
