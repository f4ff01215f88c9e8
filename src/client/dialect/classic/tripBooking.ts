import * as v from 'valibot';
import { isAsSeen, seenIn, seenTrip } from '../../../../domain/rental/seenTrip';
import { tripCart } from '../../../../domain/rental/tripCart';
import type { ErrorCode } from '../../../../domain/wire/errors';
import { ApiError, isApiError } from '../../apiError';
import { shopNow } from '../../steadyClock';
import { paidTripKey } from '../../storage/orderKeys';
import { jsonKey } from '../../storage/storage';
import { type Facts, factsOf } from './facts';
import { couponRefusalOf, renamed } from './renamed';
import type { Handler } from './tables';
import type { There } from './there';
import { cashTrips } from './trip';
import { type TheirCart, tripCartThere } from './tripCart';
import { providerIn, quoted, refuseTrip } from './tripQuote';
import { localTime, number, type Row, row, rowsIn, word } from './values';

/** The booking that was sent last, and the newest trip before it: its answer may be lost. */
const sentTrip = jsonKey('trip-sent', v.object({ key: v.string(), newest: v.number() }));

const newestTrips = async (there: There) =>
  rowsIn(
    row(await there.ask('GET', '/rental/user/trip/get-trip-list/all', { limit: 5, offset: 1 }))
      .trips,
  );

const newestOf = (trips: Row[]) => Math.max(0, ...trips.map(({ id }) => number(id) ?? 0));

/** The trip that came of an earlier sending of the same booking; null where there is none. */
async function bookedBefore(there: There): Promise<number | null> {
  const { key } = there.asked;
  if (!key) return null;
  const trips = await newestTrips(there);
  const sent = sentTrip.get();
  if (sent?.key === key)
    return trips.map(({ id }) => number(id) ?? 0).find((id) => id > sent.newest) ?? null;
  sentTrip.set({ key, newest: newestOf(trips) });
  return null;
}

const linkIn = (answer: unknown) =>
  /^https?:/.test(word(answer)) ? word(answer) : word(row(answer).redirect_link) || null;

const gatewayOf = ({ settings }: Facts, asked: unknown) =>
  word(asked) || word(rowsIn(settings.active_payment_method_list)[0]?.gateway);

export async function paymentPage(there: There, trip_id: unknown): Promise<string> {
  const { payment_gateway, callback } = there.asked.body;
  const answer = await there.ask('POST', '/rental/user/trip/payment', {
    trip_id,
    payment_method: 'digital_payment',
    payment_gateway: gatewayOf(await factsOf(there), payment_gateway),
    callback_url: callback,
    payment_platform: 'web',
  });
  const link = linkIn(answer);
  if (!link) throw refuseTrip('payment_unavailable');
  paidTripKey.set(number(trip_id));
  return link;
}

export function noteCash(trip: number): void {
  cashTrips.set([trip, ...(cashTrips.get() ?? []).filter((id) => id !== trip)].slice(0, 50));
}

/** How it is paid is told by paying: a page for it is asked for at once, and can be asked for again. */
async function settle(there: There, trip_id: number): Promise<string | null> {
  const { payment_method, callback } = there.asked.body;
  if (payment_method === 'cash_on_delivery') noteCash(trip_id);
  if (payment_method !== 'digital_payment' || !callback) return null;
  return paymentPage(there, trip_id).catch(() => null);
}

async function send(there: There, cart: TheirCart): Promise<number> {
  const { body } = there.asked;
  const trip = row(cart.user_data);
  const isScheduled = trip.trip_type === 'scheduled';
  const answer = await there.ask('POST', '/rental/user/trip/trip-booking', {
    trip_amount: body.trip_amount,
    trip_type: trip.rental_type,
    provider_id: providerIn(cart),
    scheduled: isScheduled ? 1 : 0,
    ...(isScheduled && { schedule_at: localTime(word(trip.pickup_time)) }),
    coupon_code: body.coupon_code ?? undefined,
    additional_note: body.trip_note,
    contact_person_name: body.contact_person_name,
    contact_person_number: body.contact_person_number,
    contact_person_email: body.contact_person_email ?? undefined,
  });
  const id = number(answer) ?? number(row(answer).trip_id) ?? number(row(answer).id);
  if (id === null) throw new ApiError('shape', 200);
  return id;
}

/** What codes mean where a trip is booked, in the contract's words. */
const meanings: Record<string, ErrorCode> = {
  Zone: 'pickup_outside_zone',
  cart: 'cart_empty',
  contact_person_email: 'contact_required',
  contact_person_name: 'contact_required',
  contact_person_number: 'contact_required',
  details_data: 'cart_empty',
  schedule_at: 'pickup_past',
  trip_time: 'pickup_past',
};

/** Another window may have changed the trip without changing its total. @throws ApiError `changed_meanwhile` */
function checkSeen(cart: TheirCart, sent: unknown): void {
  const seen = v.safeParse(seenTrip, sent);
  const known = v.safeParse(tripCart, cart);
  const now = known.success && seenIn(known.output);
  if (seen.success && now && !isAsSeen(seen.output, now, shopNow()))
    throw refuseTrip('changed_meanwhile', 409);
}

async function booked(there: There, amount: number): Promise<number> {
  const cart = await tripCartThere(there);
  checkSeen(cart, there.asked.body.seen_trip);
  const quote = await quoted(there, cart, word(there.asked.body.coupon_code));
  const { coupon_refusal: refused } = quote;
  if (refused) throw refuseTrip(refused.code, 403, refused.message);
  if (Math.abs(quote.total - amount) >= 0.005) throw refuseTrip('amount_changed', 409);
  return renamed(send(there, cart), ({ code }, status) => ({
    code: code === 'coupon' ? couponRefusalOf(status) : (meanings[code] ?? code),
  }));
}

/** A booking is answered with its number alone: what it came to stands in the trip. */
const charged = (there: There, trip_id: number): Promise<number | null> =>
  there.ask('GET', '/rental/user/trip/get-trip-details', { trip_id }).then(
    (trip) => number(row(trip).trip_amount),
    () => null,
  );

export const book: Handler = async (there) => {
  const amount = number(there.asked.body.trip_amount) ?? 0;
  const known = await bookedBefore(there);
  const trip_id =
    known ??
    (await booked(there, amount).catch(async (error: unknown) => {
      // Browsers repeat a call whose connection was closed without a word: the first of the two has emptied the cart.
      const made = isApiError(error) && error.kind === 'refused' ? await bookedBefore(there) : null;
      if (made === null) throw error;
      return made;
    }));
  const [redirect_link, total_amount] = await Promise.all([
    settle(there, trip_id),
    charged(there, trip_id),
  ]);
  return { message: '', trip_id, total_amount: total_amount ?? amount, redirect_link };
};
