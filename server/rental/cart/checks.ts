import { defaultLanguage } from '../../../domain/language/languages';
import { offersTrip, type TripType } from '../../../domain/rental/rentalPrice';
import { picksUpIn } from '../../../domain/rental/rentalZones';
import { Refusal } from '../../http/refusal';
import { t } from '../../locales/t';
import type { Journey } from '../journey';
import type { VehicleRow } from '../load';
import { wireVehicle } from '../wire';
import type { TripCartRow } from './store';

const otherPickup = t('This provider does not hand vehicles over at this pickup location.');

export const isOffered = (vehicle: VehicleRow, type: TripType) =>
  offersTrip(wireVehicle(vehicle, defaultLanguage, null), type);

/** @throws Refusal `pickup_outside_zone` where the provider hands nothing over */
export function checkPickup({ provider }: VehicleRow, { pickupZoneIds }: Journey): void {
  if (picksUpIn({ pickup_zone_id: provider.pickupZoneIds }, pickupZoneIds)) return;
  throw new Refusal('pickup_outside_zone', { message: otherPickup });
}

/** Ids of the vehicles that are not offered for a kind of trip (CONF-06). */
export const lackingOf = (vehicles: readonly VehicleRow[], type: TripType): number[] =>
  vehicles.filter((vehicle) => !isOffered(vehicle, type)).map(({ id }) => id);

/** The checks of an add, in the order of the dialogs (CONF-04). */
export function checkConflicts(
  cart: TripCartRow,
  inCart: readonly VehicleRow[],
  added: VehicleRow,
  journey: Journey,
): void {
  const [first] = inCart;
  if (!first) return;
  if (first.providerId !== added.providerId) {
    throw new Refusal('provider_conflict', { detail: { provider_id: first.providerId } });
  }
  if (cart.type !== journey.type) {
    throw new Refusal('trip_type_conflict', { detail: { rental_type: cart.type } });
  }
  if (cart.type !== 'distance_wise' && cart.hours !== journey.hours) {
    throw new Refusal('trip_hours_conflict', { detail: { estimated_hours: cart.hours } });
  }
}
