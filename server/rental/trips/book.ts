import { eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type { Language } from '../../../domain/language/languages';
import { inLanguage } from '../../../domain/language/localized';
import { picksUpIn } from '../../../domain/rental/rentalZones';
import type { BookedTrip, bookTripPayload } from '../../../domain/rental/trip';
import { fromMillis, toMillis } from '../../../domain/values/money';
import { countAll } from '../../checkout/coupons/countAll';
import { redeem } from '../../checkout/coupons/store';
import { payPageUrl, readCallback } from '../../checkout/payment/callback';
import { openPayment } from '../../checkout/payment/store';
import type { Db, Tx } from '../../db/client';
import { modules } from '../../db/schema/places';
import type { Deps } from '../../deps';
import type { Caller } from '../../http/caller';
import { Refusal } from '../../http/refusal';
import { t } from '../../locales/t';
import { countOrder } from '../../orders/countOrder';
import {
  answerInstead,
  claimKey,
  findAnswer,
  hashRequest,
  type OnceKey,
  storeAnswer,
} from '../../orders/idempotency';
import { checkPayment, checkShopper, waitsForPage } from '../../orders/rules';
import { announceTrip } from '../../orders/tracking/news';
import { workingIn } from '../../place/working';
import {
  findShortVehicle,
  freeUnits,
  holdUnits,
  lockVehicles,
  type Period,
  type VehicleUnits,
} from '../availability';
import { isOffered } from '../cart/checks';
import { emptyCart, findCart, lockCart } from '../cart/store';
import { periodOf } from '../journey';
import { shortRefusal } from '../refusals';
import { unlessBooked } from './emptied';
import { newTrip, newTripLines } from './newTrip';
import {
  type Asker,
  type PricedTrip,
  priceTripCart,
  readContents,
  type TripContents,
} from './price';
import { checkSeen } from './seen';
import { insertTrip } from './store';

export type BookTrip = v.InferOutput<typeof bookTripPayload>;

export interface Booker {
  readonly caller: Caller;
  readonly owner: string;
  readonly language: Language;
  readonly key: string | null;
  readonly address: string;
  readonly request: Request;
}

const bookedText = t('Trip booked successfully');

const unitsOf = ({ lines }: TripContents): VehicleUnits[] =>
  lines.map(({ vehicle, quantity }) => ({ vehicleId: vehicle.id, quantity }));

/** What may have changed while the vehicles were in the cart. @throws Refusal `vehicle_gone`, `trip_type_missing`, `pickup_outside_zone` */
async function checkOffered(
  db: Db | Tx,
  { cart, lines, provider }: TripContents,
  language: Language,
): Promise<void> {
  for (const { vehicle } of lines) {
    const detail = { vehicle_id: vehicle.id, name: vehicle.name.en };
    if (!vehicle.active || !provider.active) throw new Refusal('vehicle_gone', { detail });
    if (!isOffered(vehicle, cart.type)) {
      throw new Refusal('trip_type_missing', {
        message: t('{name} is not offered for this type of trip any more.', {
          name: inLanguage(vehicle.name, language),
        }),
        detail: { ...detail, vehicle_ids: [vehicle.id] },
      });
    }
  }
  const working = await workingIn(db, eq(modules.id, provider.moduleId), cart.pickupZoneIds);
  const zoneIds = working.map(({ zoneId }) => zoneId);
  if (!picksUpIn({ pickup_zone_id: provider.pickupZoneIds }, zoneIds)) {
    throw new Refusal('pickup_outside_zone');
  }
}

/**
 * Books the trip cart in one transaction, once for each key: a repeated request waits for the first and gets
 * its answer. Every amount is computed anew; nothing outside the database is called meanwhile.
 * @throws Refusal with the codes of the error catalogue; `amount_changed` (409) carries the new total
 */
export async function bookTrip(deps: Deps, booker: Booker, asked: BookTrip): Promise<BookedTrip> {
  const { owner, key } = booker;
  const once: OnceKey | null = key
    ? { owner, key, requestHash: hashRequest('trip/booking', asked) }
    : null;
  try {
    return await bookNow(deps, booker, asked, once);
  } catch (error) {
    return answerInstead(deps.db, once, error);
  }
}

async function bookNow(
  deps: Deps,
  booker: Booker,
  asked: BookTrip,
  once: OnceKey | null,
): Promise<BookedTrip> {
  const { owner, language } = booker;
  const known = once && (await findAnswer<BookedTrip>(deps.db, once));
  if (known) return known;
  const now = deps.clock.now();
  const config = await deps.settings.config(language);
  const callback = readCallback(asked.callback, deps.env, booker.request, '/my-trips');
  await refuseEarly(deps, booker, now);
  const phone = checkShopper(booker, { config }, asked.contact_person_number);
  const body = { ...asked, contact_person_number: phone };
  await countOrder(deps, booker);

  return deps.db.transaction(async (tx) => {
    if (once && !(await claimKey(tx, once, now))) {
      const answer = await findAnswer<BookedTrip>(tx, once);
      if (answer) return answer;
      throw new Refusal('unavailable', { retryAfter: 1 });
    }
    const cart = await lockCart(tx, owner);
    const contents = await unlessBooked(tx, owner, readContents(tx, cart));
    await checkOffered(tx, contents, language);
    checkSeen(contents, body.seen_trip, now);
    const asker = { owner, language, config, now };
    const priced = await priceTripCart(tx, contents, body.coupon_code, asker);
    checkAmounts(deps, body, asker, priced);
    const digits = config.digit_after_decimal_point;
    const answer = await write(tx, deps, { booker, body, contents, priced, callback, digits, now });
    await emptyCart(tx, contents.cart.id, now);
    if (once) await storeAnswer(tx, once, answer);
    return answer;
  });
}

/** In a rush on one vehicle nearly every booking ends here, before anything is locked. */
async function refuseEarly(deps: Deps, { owner, language }: Booker, now: Date): Promise<void> {
  const cart = await findCart(deps.db, owner);
  const contents = await unlessBooked(deps.db, owner, readContents(deps.db, cart));
  await checkOffered(deps.db, contents, language);
  const units = unitsOf(contents);
  const ids = units.map(({ vehicleId }) => vehicleId);
  const short = findShortVehicle(
    units,
    await freeUnits(deps.db, ids, periodOf(contents.cart, now)),
  );
  if (short) throw shortRefusal(short, 'more');
}

function checkAmounts(deps: Deps, body: BookTrip, { config }: Asker, priced: PricedTrip): void {
  if (priced.refusal) throw priced.refusal;
  if (toMillis(body.trip_amount) !== priced.total) {
    throw new Refusal('amount_changed', { detail: { trip_amount: fromMillis(priced.total) } });
  }
  const gateway = body.payment_gateway ?? null;
  checkPayment(body.payment_method, priced.total, config, deps.env, gateway);
}

export interface TripWriting {
  readonly booker: Booker;
  readonly body: BookTrip;
  readonly contents: TripContents;
  readonly priced: PricedTrip;
  readonly callback: string;
  /** Decimals of the currency. */
  readonly digits: number;
  readonly now: Date;
}

/** Trip, vehicles, coupon and payment: everything that must happen together or not at all. */
async function write(tx: Tx, deps: Deps, all: TripWriting): Promise<BookedTrip> {
  const { booker, contents, priced, now } = all;
  const units = unitsOf(contents);
  const period: Period = periodOf(contents.cart, now);
  await lockVehicles(
    tx,
    units.map(({ vehicleId }) => vehicleId),
  );
  const trip = await insertTrip(tx, newTrip(deps, all, period), newTripLines(all, all.digits), now);
  const short = await holdUnits(tx, trip.id, units, period);
  if (short) throw shortRefusal(short, 'more');
  if (
    priced.couponRow &&
    !(await redeem(tx, priced.couponRow, booker.owner, { tripId: trip.id }))
  ) {
    throw new Refusal('coupon_limit');
  }
  // What was ordered at once has held the coupon's row until now.
  if (priced.couponRow?.type === 'first_order' && (await countAll(tx, booker.owner)) > 1) {
    throw new Refusal('coupon_invalid');
  }
  const { payment_method: method, payment_gateway: gateway } = all.body;
  const asked = { subject: { tripId: trip.id }, amount: priced.total, callback: all.callback, now };
  const payment = waitsForPage(method, priced.total)
    ? await openPayment(tx, { ...asked, gateway })
    : null;
  await announceTrip(tx, trip.id);
  return {
    message: bookedText[booker.language],
    trip_id: trip.id,
    total_amount: fromMillis(priced.total),
    redirect_link: payment ? payPageUrl(deps.env, payment, booker.language) : null,
  };
}
