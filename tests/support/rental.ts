import * as v from 'valibot';
import type { TripQuote } from '../../domain/rental/trip';
import { type TripCart, tripCart } from '../../domain/rental/tripCart';
import type { TripPlan } from '../../domain/rental/tripPlan';
import { type Provider, provider, type Vehicle, vehicle } from '../../domain/rental/vehicle';

export const pickup = { lat: 24.7, lng: 46.7, location_name: 'Palm Street 1' };
export const destination = { lat: 24.8, lng: 46.8, location_name: 'Airport Road 9' };

export const sampleProvider = (parts: Partial<Provider> = {}): Provider =>
  v.parse(provider, { id: 3, name: 'City Wheels', pickup_zone_id: [1, 2], ...parts });

export const sampleVehicle = (parts: Partial<Vehicle> = {}): Vehicle =>
  v.parse(vehicle, {
    id: 7,
    name: 'Comet',
    provider: { id: 3, name: 'City Wheels', pickup_zone_id: [1, 2] },
    trip_hourly: 1,
    trip_day_wise: 1,
    trip_distance: 1,
    hourly_price: 10,
    day_wise_price: 60,
    distance_price: 1.5,
    total_vehicle_count: 4,
    ...parts,
  });

/** A trip by the hour, five of them, from now on. */
export const samplePlan = (parts: Partial<TripPlan> = {}): TripPlan => ({
  type: 'hourly',
  hours: 5,
  pickup,
  destination,
  pickupAt: null,
  distance: 12.345,
  ...parts,
});

export interface SampleLine {
  id?: number;
  vehicle?: Vehicle;
  quantity?: number;
  provider?: Provider;
  available_count?: number | null;
}

/** A trip cart with these lines; without any it is the empty one. */
export const sampleCart = (lines: SampleLine[] = [], plan: TripPlan = samplePlan()): TripCart =>
  v.parse(tripCart, {
    carts: lines.map((line, place) => ({
      id: line.id ?? place + 1,
      quantity: line.quantity ?? 1,
      vehicle: line.vehicle ?? sampleVehicle(),
      provider: line.provider ?? sampleProvider(),
      available_count: line.available_count ?? null,
    })),
    user_data:
      lines.length === 0
        ? null
        : {
            id: 11,
            rental_type: plan.type,
            estimated_hours: plan.hours,
            estimated_days: plan.hours / 24,
            distance: plan.distance,
            pickup_time: plan.pickupAt ?? '2026-11-20T12:00:00.000Z',
            trip_type: plan.pickupAt ? 'scheduled' : 'instant',
            pickup_location: plan.pickup,
            destination_location: plan.destination,
          },
  });

/** What a trip of one vehicle costs, tax on top. */
export const sampleQuote = (parts: Partial<TripQuote> = {}): TripQuote => ({
  lines: [{ vehicle_id: 7, name: 'Comet', quantity: 1, subtotal: 120, discount: 0 }],
  subtotal: 120,
  discount: 0,
  discount_by: null,
  coupon_discount: 0,
  tax_amount: 0,
  tax_included: 0,
  total: 120,
  coupon: null,
  coupon_refusal: null,
  ...parts,
});
