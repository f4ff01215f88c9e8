import { isApiError } from '../../apiError';
import { factsOf } from './facts';
import { reviewing } from './given';
import { asItsOwner } from './guestsOwn';
import { inRental } from './rentalModule';
import type { Handler, Table } from './tables';
import type { There } from './there';
import { tripDetailsOf, tripOf, unreviewed } from './trip';
import { book, noteCash, paymentPage } from './tripBooking';
import { tripCartThere } from './tripCart';
import { couponOf, providerIn, quoted, refuseTrip, tripCouponThere } from './tripQuote';
import { list, number, pageOf, row, rowsIn, word } from './values';

const lists: Record<string, string> = { running: 'running', past: 'completed' };

const listed: Handler = async (there) => {
  const facts = await factsOf(there);
  const { limit = 12, offset = 1, status } = there.asked.query;
  const path = `/rental/user/trip/get-trip-list/${lists[word(status)] ?? 'all'}`;
  const answer = await there.ask('GET', path, { limit, offset });
  return pageOf(answer, 'trips', 'trips', (one) => tripOf(facts, one));
};

/** A trip is opened by who booked it, never by a contact number. */
const rawTrip = (asking: There, trip_id: unknown) =>
  asItsOwner(asking, async (there) => {
    const trip = row(await there.ask('GET', '/rental/user/trip/get-trip-details', { trip_id }));
    if (trip.id === undefined) throw refuseTrip('not_found', 404);
    return trip;
  });

const cancelAs: Handler = async (there) => {
  const { trip_id, reason, note } = there.asked.body;
  const cancellation_reason = [word(reason), word(note)].filter(Boolean).join(': ');
  const fields = { trip_id, cancellation_reason };
  try {
    return row(await there.ask('PUT', '/rental/user/trip/cancel-trip', fields));
  } catch (error) {
    // What is no longer pending is refused in words alone.
    const isCodeless = isApiError(error) && error.kind === 'refused' && error.code === '';
    if (!isCodeless || error.status !== 403) throw error;
    throw refuseTrip('not_cancellable', error.status, error.said);
  }
};

const cancel: Handler = (there) => asItsOwner(there, cancelAs);

async function review(there: There) {
  const { trip_id, vehicle_id, rating, comment, image_1, image_2, image_3 } = there.asked.body;
  const [open] = unreviewed(await rawTrip(there, trip_id), number(vehicle_id));
  if (!open) throw refuseTrip('already_reviewed', 409);
  const photos = [image_1, image_2, image_3].filter((one) => one instanceof File);
  const identity = number(open.vehicle_identity_id) ?? number(row(open.vehicle_identity_data).id);
  const fields = {
    trip_id,
    vehicle_id,
    vehicle_identity_id: identity ?? open.id,
    rating,
    comment,
    'attachment[]': photos,
  };
  return row(
    await reviewing(there.ask('POST', '/rental/user/review/add', fields, { isForm: true })),
  );
}

const notChangeable: Handler = async () => {
  throw refuseTrip('not_changeable');
};

const rented =
  (handle: Handler): Handler =>
  async (there) =>
    handle(await inRental(there));

const opened: Handler = async (there) =>
  tripDetailsOf(await factsOf(there), await rawTrip(there, there.asked.query.trip_id));

const pay: Handler = async (there) => ({
  redirect_link: await paymentPage(there, there.asked.body.trip_id),
});

export const trips: Table = {
  'GET /rental/coupon/list': async (there) => {
    if (there.guest !== null) return [];
    const provider = number(there.asked.query.provider_id);
    return rowsIn(await there.ask('GET', '/rental/coupon/list')).map(couponOf(provider));
  },
  'GET /rental/coupon/apply': async (there) =>
    tripCouponThere(there, word(there.asked.query.code), providerIn(await tripCartThere(there))),
  'POST /rental/user/trip/get-tax': async (there) =>
    quoted(there, await tripCartThere(there), word(there.asked.body.coupon_code)),
  'POST /rental/user/trip/trip-booking': book,
  'GET /rental/user/trip/get-trip-list': listed,
  'GET /rental/user/trip/get-trip-details': rented(opened),
  'PUT /rental/user/trip/cancel-trip': rented(cancel),
  'GET /rental/user/trip/cancellation-reasons': async (there) => ({
    reasons: list(
      row(
        await there.ask('GET', '/customer/order/cancellation-reasons', {
          type: 'customer',
          limit: 50,
          offset: 1,
        }),
      ).data,
    ),
  }),
  'POST /rental/user/trip/length-quote': notChangeable,
  'PUT /rental/user/trip/length': notChangeable,
  'POST /rental/user/trip/payment': rented(pay),
  // Telling them of cash marks a trip as paid: that is for its end. It is noted here.
  'PUT /rental/user/trip/payment-method': async (there) => {
    noteCash(number(there.asked.body.trip_id) ?? 0);
    return { message: '' };
  },
  'POST /rental/user/review/add': rented(review),
};
