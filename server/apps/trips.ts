import { randomUUID } from 'node:crypto';
import { getConfig } from '../../domain/place/placeEndpoints';
import { getTripCart, updateTripUserData } from '../../domain/rental/tripCartEndpoints';
import * as trips from '../../domain/rental/tripEndpoints';
import type { AppCall, Translations } from './call';
import { opinionForm } from './items';
import { pageAsked, pageTold } from './paging';
import { contactAsked } from './placing';
import { named, Refused } from './refused';
import { garageOf } from './rentalRow';
import { momentIn } from './shopClock';
import { tripDetailsRow, tripRow } from './tripRow';

/** Where an app that names no address of its own is led back to. */
const ownCallback = '/my-trips';

/** How long a repeated press is the same booking. */
const minute = 60_000;

/** What is wrong with a booking, in the family's words. */
const bookingWords = {
  cart_empty: 'cart',
  already_booked: 'cart',
  vehicle_gone: 'cart',
  vehicle_limit: 'details_data',
  vehicle_unavailable: 'details_data',
  trip_type_missing: 'details_data',
  pickup_outside_zone: 'Zone',
  destination_outside_zone: 'Zone',
  pickup_past: 'schedule_at',
  pickup_far: 'schedule_at',
  trip_duration: 'trip_time',
};

/** A pickup that is told when the trip is booked counts before what the cart was made for. */
async function setPickup(call: AppCall) {
  const { given, deps, ask } = call;
  const at = given.text('schedule_at');
  if (!given.isOn('scheduled') || !at) return;
  const wanted = momentIn(at, await deps.settings.timeZone());
  const { user_data: trip } = await ask(getTripCart);
  if (!trip || Date.parse(trip.pickup_time ?? '') === Date.parse(wanted)) return;
  await ask(updateTripUserData, {
    params: { id: trip.id },
    body: {
      rental_type: trip.rental_type,
      estimated_hours: trip.estimated_hours,
      distance: trip.distance,
      pickup_location: trip.pickup_location,
      destination_location: trip.destination_location,
      pickup_time: wanted,
    },
  });
}

/** The family asks for the way of paying later: here it is cash, or where none is taken for so much a page. */
async function wayIn({ ask }: AppCall, total: number) {
  const { cash_on_delivery, cod_max_amount: most } = await ask(getConfig);
  const isCashTaken = cash_on_delivery === 1 && !(most && total > most);
  return isCashTaken ? ('cash_on_delivery' as const) : ('digital_payment' as const);
}

/**
 * Apps send no key: whoever books an emptied cart once more within a minute is told which trip has it.
 * @throws Refused
 */
async function bookedBefore({ ask, deps }: AppCall, error: unknown): Promise<number> {
  const trip_id = error instanceof Refused ? error.tripId : null;
  if (trip_id === null) throw error;
  const before = await ask(trips.getTrip, { query: { trip_id } });
  const age = deps.clock.now().getTime() - Date.parse(before.created_at ?? '');
  if (age < minute) return trip_id;
  throw error;
}

/** 0 for an empty cart: whoever has booked it is told by the booking itself. */
async function totalOf({ ask }: AppCall, coupon_code: string): Promise<number> {
  try {
    return (await ask(trips.quoteTripCart, { body: { coupon_code } })).total;
  } catch (error) {
    if (error instanceof Refused && error.code === 'cart_empty') return 0;
    throw error;
  }
}

async function book(call: AppCall): Promise<number> {
  const { ask, given } = call;
  const coupon_code = given.text('coupon_code');
  try {
    await setPickup(call);
    const total = await totalOf(call, coupon_code);
    const body = {
      ...(await contactAsked(call)),
      coupon_code,
      payment_method: await wayIn(call, total),
      trip_amount: total,
      trip_note: given.text('additional_note'),
    };
    // Apps send none: booked once more, the cart is empty.
    const headers = { 'Idempotency-Key': randomUUID() };
    return (await ask(trips.bookTrip, { body, headers })).trip_id;
  } catch (error) {
    return bookedBefore(call, error);
  }
}

const tripAsked = ({ given }: AppCall) => ({ trip_id: given.text('trip_id') });

/** A refusal that is told in a text alone. */
async function saidAlone<T>(answer: Promise<T>): Promise<T | Response> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof Refused) || error.status === 401) throw error;
    const status = error.status === 404 ? 404 : 403;
    return Response.json({ errors: error.said }, { status });
  }
}

async function details(call: AppCall) {
  const trip = await call.ask(trips.getTrip, { query: tripAsked(call) });
  const vehicles = trip.trip_details.flatMap(({ vehicle }) => vehicle ?? []);
  return tripDetailsRow(trip, await garageOf(call, vehicles));
}

async function cancel(call: AppCall) {
  const { reasons } = await call.ask(trips.listTripCancellationReasons);
  const reason = call.given.text('cancellation_reason') || reasons.at(-1)?.reason;
  return call.ask(trips.cancelTrip, { body: { ...tripAsked(call), reason } });
}

async function pay(call: AppCall) {
  const { given, ask } = call;
  const way = given.text('payment_method');
  if (way === 'cash_payment') return ask(trips.switchTripToCash, { body: tripAsked(call) });
  const payment_gateway = way === 'digital_payment' ? given.text('payment_gateway') : way;
  const callback = given.text('callback_url') || ownCallback;
  const body = { ...tripAsked(call), payment_gateway, callback };
  return (await ask(trips.payTrip, { body })).redirect_link;
}

/** What is wrong with a payment stands under `message`. */
async function paid(call: AppCall) {
  try {
    return await pay(call);
  } catch (error) {
    if (!(error instanceof Refused) || error.status === 401) throw error;
    const message = [{ code: error.code, message: error.said }];
    return Response.json({ message }, { status: 403 });
  }
}

const statuses = { running: 'running', completed: 'past', all: 'all' } as const;

const list = (status: keyof typeof statuses) => async (call: AppCall) => {
  const query = { ...pageAsked(call.given), status: statuses[status] };
  const [page, garage] = await Promise.all([call.ask(trips.listTrips, { query }), garageOf(call)]);
  return { ...pageTold(page), trips: page.trips.map((trip) => tripRow(trip, garage)) };
};

/** Trips from the booking to the review. */
export const tripCalls: Translations = {
  'POST /rental/user/trip/trip-booking': (call) => named(book(call), bookingWords),
  'GET /rental/user/trip/get-trip-list/running': list('running'),
  'GET /rental/user/trip/get-trip-list/completed': list('completed'),
  'GET /rental/user/trip/get-trip-list/all': list('all'),
  'GET /rental/user/trip/get-trip-details': (call) => saidAlone(details(call)),
  'PUT /rental/user/trip/cancel-trip': (call) => saidAlone(cancel(call)),
  'POST /rental/user/trip/payment': paid,
  'POST /rental/user/review/add': (call) =>
    call.ask(trips.reviewVehicle, { body: opinionForm(call, ['trip_id', 'vehicle_id']) }),
};
