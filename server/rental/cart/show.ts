import type { Language } from '../../../domain/language/languages';
import { daysOf, kilometresOf } from '../../../domain/rental/rentalUnits';
import type { TripCart, TripUserData } from '../../../domain/rental/tripCart';
import type { Db, Tx } from '../../db/client';
import { freeUnits } from '../availability';
import { periodOf, startOf } from '../journey';
import { loadProviders, loadVehicles } from '../load';
import { wireProvider, wireVehicle } from '../wire';
import { isOffered } from './checks';
import { findCart, linesOf, type TripCartRow } from './store';

const emptyCart: TripCart = { carts: [], user_data: null };

/** What all vehicles of a cart share (TRIP-17). */
const userDataOf = (cart: TripCartRow, now: Date): TripUserData => ({
  id: cart.id,
  rental_type: cart.type,
  estimated_hours: cart.hours,
  estimated_days: daysOf(cart.hours),
  distance: kilometresOf(cart.distance),
  pickup_time: startOf(cart.pickupAt, now).toISOString(),
  trip_type: cart.pickupAt && cart.pickupAt > now ? 'scheduled' : 'instant',
  pickup_location: cart.pickup,
  destination_location: cart.destination,
});

/** A shopper's trip cart with what is free of each vehicle at its time (TRIP-18). */
export async function showTripCart(
  db: Db | Tx,
  owner: string,
  language: Language,
  now: Date,
): Promise<TripCart> {
  const cart = await findCart(db, owner);
  const lines = cart ? await linesOf(db, cart.id) : [];
  if (!cart || lines.length === 0) return emptyCart;
  const ids = lines.map(({ vehicleId }) => vehicleId);
  const vehicles = await loadVehicles(db, ids);
  const providers = await loadProviders(db, [...new Set(vehicles.map((row) => row.providerId))]);
  const free = await freeUnits(db, ids, periodOf(cart, now));
  return {
    carts: lines.flatMap((line) => {
      const vehicle = vehicles.find(({ id }) => id === line.vehicleId);
      const provider = providers.find(({ id }) => id === vehicle?.providerId);
      if (!vehicle || !provider) return [];
      const available = isOffered(vehicle, cart.type) ? (free.get(vehicle.id) ?? 0) : 0;
      return [
        {
          id: line.id,
          quantity: line.quantity,
          vehicle: wireVehicle(vehicle, language, available),
          provider: wireProvider(provider, language),
          available_count: available,
        },
      ];
    }),
    user_data: userDataOf(cart, now),
  };
}
