import * as v from 'valibot';
import type { TripStatus } from '../../../../domain/rental/trip';
import { fromMillis, toMillis } from '../../../../domain/values/money';
import { jsonKey, tokenKey } from '../../storage/storage';
import { type Facts, picture } from './facts';
import { tripPlaceOf } from './tripCart';
import { isRow, json, moment, number, type Row, row, rowsIn, word, yes } from './values';
import { providerRow, vehicleOf } from './vehicle';

/** Trips that are to be paid in cash: a way of paying is told there when it is paid. */
export const cashTrips = jsonKey('trips-in-cash', v.array(v.number()));

const statuses: Record<string, TripStatus> = {
  pending: 'pending',
  payment_failed: 'pending',
  confirmed: 'confirmed',
  ongoing: 'ongoing',
  completed: 'completed',
  canceled: 'canceled',
};

const ways: Record<string, string> = {
  cash: 'cash_on_delivery',
  cash_payment: 'cash_on_delivery',
  cash_on_delivery: 'cash_on_delivery',
  wallet: 'wallet',
  partial_payment: 'wallet',
};

function wayOf({ settings }: Facts, trip: Row): string {
  const told = word(trip.payment_method);
  if (told) return ways[told] ?? 'digital_payment';
  const isCash = (cashTrips.get() ?? []).includes(number(trip.id) ?? 0);
  const mayPayHere =
    yes(settings.digital_payment) === 1 && rowsIn(settings.active_payment_method_list).length > 0;
  return isCash || !mayPayHere ? 'cash_on_delivery' : 'digital_payment';
}

const amount = (value: unknown) => number(value) ?? 0;
const sum = (...amounts: number[]) =>
  fromMillis(amounts.reduce((total, one) => total + toMillis(one), 0));

const discountOwner: Record<string, string> = { vendor: 'provider', admin: 'vehicle' };

/** A trip as it was booked; what it began with is what its total comes to without discounts and charges. */
export function tripOf(facts: Facts, trip: Row) {
  const [total, tax] = [amount(trip.trip_amount), amount(trip.tax_amount)];
  const [discount, coupon] = [
    sum(amount(trip.discount_on_trip), amount(trip.ref_bonus_amount)),
    amount(trip.coupon_discount_amount),
  ];
  const isIncluded = trip.tax_status === 'included';
  const charge = amount(trip.additional_charge);
  const isPaid = trip.payment_status === 'paid';
  const status = statuses[word(trip.trip_status)] ?? 'pending';
  const hours = amount(trip.estimated_hours);
  const contact = row(json(trip.user_info));
  const at = moment;
  return {
    id: trip.id,
    trip_status: status,
    trip_type: yes(trip.scheduled) === 1 ? 'scheduled' : 'instant',
    rental_type: trip.trip_type,
    estimated_hours: hours,
    estimated_days: hours / 24,
    distance: trip.distance,
    pickup_time: at(trip.schedule_at),
    return_time: at(trip.estimated_trip_end_time),
    pickup_location: tripPlaceOf(trip.pickup_location),
    destination_location: tripPlaceOf(trip.destination_location),
    route: '',
    payment_method: wayOf(facts, trip),
    payment_status: isPaid ? 'paid' : 'unpaid',
    trip_amount: total,
    paid_amount: isPaid ? total : amount(trip.partially_paid_amount),
    subtotal: sum(total, discount, coupon, -charge, isIncluded ? 0 : -tax),
    discount_amount: discount,
    discount_by: discount > 0 ? (discountOwner[word(trip.discount_on_trip_by)] ?? 'vehicle') : null,
    coupon_discount_amount: coupon,
    coupon_code: word(trip.coupon_code),
    tax_amount: tax,
    tax_included: isIncluded,
    additional_charge: charge,
    trip_note: word(trip.trip_note),
    cancellation_reason: word(trip.cancellation_reason),
    contact_person_name: word(contact.contact_person_name),
    contact_person_number: word(contact.contact_person_number),
    contact_person_email: word(contact.contact_person_email),
    provider: isRow(trip.provider) ? providerRow(facts, trip.provider) : null,
    created_at: at(trip.created_at),
    pending: at(trip.pending) ?? at(trip.created_at),
    confirmed: at(trip.confirmed),
    ongoing: at(trip.ongoing),
    completed: at(trip.completed),
    canceled: at(trip.canceled),
    vehicles_count: amount(trip.quantity),
    can_cancel: trip.trip_status === 'pending',
    can_change: 0,
    can_review: 0,
  };
}

/** The vehicle of an identity: which one of several of its kind was driven. */
const vehicleOfIdentity = (one: Row) =>
  number(one.vehicle_id) ??
  number(row(one.vehicles).id) ??
  number(row(one.vehicle_identity_data).vehicle_id);

const isRated = (one: Row) => (number(one.rating) ?? 0) > 0;

export const unreviewed = (trip: Row, vehicle: number | null): Row[] =>
  rowsIn(trip.vehicle_identity).filter(
    (one) => vehicleOfIdentity(one) === vehicle && !isRated(one),
  );

function lineOf(facts: Facts, trip: Row, line: Row) {
  const kept = row(json(line.vehicle_details));
  const vehicle = number(line.vehicle_id);
  const identities = rowsIn(trip.vehicle_identity).filter(
    (one) => vehicleOfIdentity(one) === vehicle,
  );
  return {
    id: line.id,
    vehicle_id: vehicle,
    name: word(kept.name),
    image_full_url: picture(facts, kept, 'thumbnail', 'vehicle'),
    quantity: line.quantity,
    price: amount(line.price),
    subtotal: number(line.calculated_price) ?? amount(line.original_price),
    discount: amount(line.discount_on_trip),
    is_reviewed: identities.length > 0 && identities.every(isRated),
    vehicle: kept.id === undefined ? null : vehicleOf(facts, kept),
  };
}

export function tripDetailsOf(facts: Facts, trip: Row) {
  const told = tripOf(facts, trip);
  const lines = rowsIn(trip.trip_details).map((line) => lineOf(facts, trip, line));
  const units = lines.reduce((total, { quantity }) => total + amount(quantity), 0);
  const mayReview = told.trip_status === 'completed' && tokenKey.get() !== null;
  return {
    ...told,
    vehicles_count: told.vehicles_count || units,
    can_review: mayReview && lines.some((line) => unreviewed(trip, line.vehicle_id).length > 0),
    trip_details: lines,
  };
}
