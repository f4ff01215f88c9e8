import {
  addRentalFavourite,
  listRentalFavourites,
  removeRentalFavourite,
} from '../../../domain/rental/vehicleWishlistEndpoints';
import { call } from '../../client/client';

/** Favourite vehicles and providers (WISH-15). @throws ApiError */
export async function askRentalFavourites(signal: AbortSignal) {
  const { vehicles, providers } = await call(listRentalFavourites, { signal });
  return { vehicle: vehicles, provider: providers };
}

/** Makes a vehicle or provider a favourite, or one no longer (WISH-16, WISH-17). @throws ApiError */
export function saveRentalFavourite(
  kind: 'vehicle' | 'provider',
  id: number,
  isFavourite: boolean,
  signal: AbortSignal,
) {
  const query = kind === 'vehicle' ? { vehicle_id: id } : { provider_id: id };
  return call(isFavourite ? addRentalFavourite : removeRentalFavourite, { query, signal });
}
