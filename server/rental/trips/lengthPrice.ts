import type { Config } from '../../../domain/config';
import type { Language } from '../../../domain/language/languages';
import { tripPrice, vehicleDiscount } from '../../../domain/rental/rentalPrice';
import { type QuotedTrip, quoteTrip } from '../../../domain/rental/rentalQuote';
import { kilometresOf, unitsOfTrip } from '../../../domain/rental/rentalUnits';
import { fromMillis } from '../../../domain/values/money';
import { findCoupon } from '../../checkout/coupons/store';
import { toWireCoupon } from '../../checkout/coupons/toWire';
import type { Db, Tx } from '../../db/client';
import { Refusal } from '../../http/refusal';
import { loadProviders, loadVehicles } from '../load';
import { wireProvider, wireVehicle } from '../wire';
import { linesOf, type TripRow } from './store';

interface RepricedLine {
  readonly id: number;
  readonly vehicleId: number;
  readonly quantity: number;
  readonly subtotal: number;
  readonly discount: number;
}

export interface RepricedTrip extends QuotedTrip {
  readonly lines: readonly RepricedLine[];
}

/** Of a trip that kept no terms: its coupon as it is now. */
async function couponNow(db: Db | Tx, trip: TripRow, moduleId: number, language: Language) {
  const row = trip.couponCode ? await findCoupon(db, trip.couponCode, moduleId) : undefined;
  return row ? toWireCoupon(row, language) : null;
}

/**
 * What a booked trip costs at another length: at the prices of its booking, with the offers and the coupon that
 * counted at that moment.
 * @throws Refusal `vehicle_gone` when a vehicle of it is offered no more
 */
export async function priceAtLength(
  db: Db | Tx,
  trip: TripRow,
  hours: number,
  { language, digits }: { language: Language; digits: number },
): Promise<RepricedTrip> {
  const rows = await linesOf(db, [trip.id]);
  const ids = rows.flatMap(({ vehicleId }) => vehicleId ?? []);
  const vehicles = await loadVehicles(db, ids);
  const [provider] = await loadProviders(db, [trip.providerId]);
  if (!provider) throw new Refusal('vehicle_gone');
  const lines = rows.map(({ id, vehicleId, quantity, price }) => {
    const row = vehicles.find((vehicle) => vehicle.id === vehicleId);
    if (!row) throw new Refusal('vehicle_gone');
    const agreed = fromMillis(price);
    const vehicle = {
      ...wireVehicle(row, language, null),
      ...trip.terms?.vehicles[row.id],
      hourly_price: agreed,
      day_wise_price: agreed,
      distance_price: agreed,
    };
    return { id, vehicleId: row.id, quantity, vehicle };
  });
  const coupon = trip.terms
    ? trip.terms.coupon
    : await couponNow(db, trip, provider.moduleId, language);
  const { id, tax, discount } = { ...wireProvider(provider, language), ...trip.terms?.provider };
  const distance = kilometresOf(trip.distance);
  const config: Pick<Config, 'digit_after_decimal_point' | 'tax_included'> = {
    digit_after_decimal_point: digits,
    tax_included: trip.taxIncluded ? 1 : 0,
  };
  const quoted = quoteTrip({
    lines,
    trip: { rental_type: trip.type, estimated_hours: hours, distance },
    provider: { id, tax, discount },
    zoneId: trip.pickupZoneIds.find((zone) => coupon?.data.includes(zone)) ?? 0,
    config,
    coupon,
    couponUse: { timesUsed: 0, ordersPlaced: 0 },
    now: trip.createdAt,
  });
  const units = unitsOfTrip(trip.type, { estimated_hours: hours, distance });
  return {
    ...quoted,
    lines: lines.map(({ vehicle, ...line }) => {
      const subtotal = tripPrice(vehicle, trip.type, line.quantity, units, digits);
      return {
        ...line,
        subtotal,
        discount: vehicleDiscount(vehicle, subtotal, line.quantity, digits),
      };
    }),
  };
}
