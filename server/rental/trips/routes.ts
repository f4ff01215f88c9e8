import type { TripDetails } from '../../../domain/rental/trip';
import * as calls from '../../../domain/rental/tripEndpoints';
import { requireOwner } from '../../cart/routes';
import { readCallback } from '../../checkout/payment/callback';
import { pageFields, windowOf } from '../../http/paging';
import { Refusal } from '../../http/refusal';
import type { Register } from '../../http/serve';
import { customerOf } from '../../identity/routes';
import { t } from '../../locales/t';
import { isByLink } from '../../orders/access';
import { findCart } from '../cart/store';
import { openTrip, openTripToChange } from './access';
import { bookTrip } from './book';
import { cancellable, cancelTripIn, tripCancellationReasons } from './cancel';
import { changeLength, quoteLength } from './length';
import { payTripAgain, payTripInCash } from './pay';
import { presentTrip, presentTrips } from './present';
import { priceTripCart, readContents, toWireTripQuote } from './price';
import { reviewVehicle } from './review';
import { endedTrips, pageOf, runningTrips } from './store';

const texts = {
  canceled: t('Trip canceled successfully'),
  changed: t('Trip updated successfully'),
  cash: t('Payment info updated.'),
  reviewed: t('Thank you for your review'),
};

const statusesOf = {
  all: [...runningTrips, ...endedTrips],
  running: runningTrips,
  past: endedTrips,
} as const;

/** As whoever has its link sees it: nothing can be done to it, nor is there the number by which it could. */
const onlyFollowed = (trip: TripDetails): TripDetails => ({
  ...trip,
  can_cancel: 0,
  can_change: 0,
  can_pay: 0,
  contact_person_number: '',
  contact_person_email: '',
});

/** Trips from quote to review (BOOK-03 to BOOK-05, ORD-06 to ORD-08). */
export const registerTrips: Register = (serve, deps) => {
  serve(calls.quoteTripCart, async ({ caller, body, language }) => {
    const owner = requireOwner(caller);
    const contents = await readContents(deps.db, await findCart(deps.db, owner));
    const config = await deps.settings.config(language);
    const asker = { owner, language, config, now: deps.clock.now() };
    return toWireTripQuote(
      await priceTripCart(deps.db, contents, body.coupon_code, asker),
      language,
    );
  });

  serve(calls.bookTrip, ({ caller, address, language, idempotencyKey: key, request, body }) => {
    const owner = requireOwner(caller);
    return bookTrip(deps, { caller, owner, address, language, key, request }, body);
  });

  serve(calls.listTrips, async ({ caller, query, language }) => {
    const statuses = statusesOf[query.status];
    const page = await pageOf(deps.db, requireOwner(caller), statuses, windowOf(query));
    return {
      ...pageFields(page.total, query),
      trips: await presentTrips(deps, page.rows, language),
    };
  });

  serve(calls.getTrip, async ({ caller, address, query, language }) => {
    const row = await openTrip(deps, { caller, address }, query);
    const trip = await presentTrip(deps, row, language);
    return isByLink(caller, row, query) ? onlyFollowed(trip) : trip;
  });

  serve(calls.cancelTrip, async ({ caller, address, body, language }) => {
    const trip = await openTripToChange(deps, { caller, address }, body);
    const why = { reason: body.reason, note: body.note };
    const now = deps.clock.now();
    const isCanceled = await deps.db.transaction((tx) =>
      cancelTripIn(tx, trip.id, cancellable, why, now),
    );
    if (!isCanceled) {
      throw new Refusal('not_cancellable', {
        message: t('This trip can no longer be canceled.'),
      });
    }
    return { message: texts.canceled[language] };
  });

  serve(calls.listTripCancellationReasons, ({ language }) => ({
    reasons: tripCancellationReasons.map((row) => ({ id: row.id, reason: row[language] })),
  }));

  serve(calls.quoteTripLength, async ({ caller, address, body, language }) => {
    const trip = await openTrip(deps, { caller, address }, body);
    return quoteLength(deps, trip, body.estimated_hours, language);
  });

  serve(calls.changeTripLength, async ({ caller, address, body, language }) => {
    const trip = await openTripToChange(deps, { caller, address }, body);
    await changeLength(deps, trip.id, body, language);
    return { message: texts.changed[language] };
  });

  serve(calls.payTrip, async ({ caller, address, body, request, language }) => {
    const trip = await openTripToChange(deps, { caller, address }, body);
    const callback = readCallback(body.callback, deps.env, request, '/my-trips');
    const asked = { callback, gateway: body.payment_gateway ?? null };
    return { redirect_link: await payTripAgain(deps, trip.id, asked, language) };
  });

  serve(calls.switchTripToCash, async ({ caller, address, body, language }) => {
    const trip = await openTripToChange(deps, { caller, address }, body);
    await payTripInCash(deps, trip.id);
    return { message: texts.cash[language] };
  });

  serve(calls.reviewVehicle, async ({ caller, body, language }) => {
    await reviewVehicle(deps, customerOf(caller).id, body);
    return { message: texts.reviewed[language] };
  });
};
