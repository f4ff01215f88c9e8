import { and, asc, eq, gte, isNotNull, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { bookTripPayload } from '../../../domain/rental/trip';
import type { Tx } from '../../../server/db/client';
import { vehicles } from '../../../server/db/schema/rental';
import type { Deps } from '../../../server/deps';
import { Refusal } from '../../../server/http/refusal';
import { openCart, putLine, setJourney } from '../../../server/rental/cart/store';
import { moveTrip } from '../../../server/rental/trips/advance';
import { bookTrip } from '../../../server/rental/trips/book';
import { depsAt } from './at';
import type { Shopper } from './order';

/** Books a family car for some days, as it would have been booked at that moment. */
export async function bookAt(
  deps: Deps,
  tx: Tx,
  shopper: Shopper,
  { at, from, hours, type }: { at: Date; from: Date; hours: number; type: string },
): Promise<number | null> {
  const { home } = shopper;
  const [vehicle] = await tx
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(
      and(
        eq(vehicles.type, type),
        eq(vehicles.active, true),
        isNotNull(vehicles.dayPrice),
        gte(vehicles.count, 3),
        sql`${vehicles.pickupZoneIds} && array[${sql.join(home.zoneIds, sql`, `)}]::int[]`,
      ),
    )
    .orderBy(asc(vehicles.id))
    .limit(1);
  if (!vehicle) return null;
  const owner = `customer:${shopper.id}`;
  const place = { lat: home.lat, lng: home.lng, location_name: home.address };
  const journey = {
    type: 'day_wise' as const,
    hours,
    pickupAt: from,
    pickup: place,
    destination: place,
    pickupZoneIds: home.zoneIds,
    distance: 0,
    routeSeconds: 0,
    route: '',
  };
  const cart = await openCart(tx, owner, journey, at);
  await setJourney(tx, cart.id, journey, at);
  await putLine(tx, { cartId: cart.id, vehicleId: vehicle.id, quantity: 1 });
  const booker = {
    caller: { kind: 'customer' as const, id: shopper.id, tokenHash: '' },
    owner,
    language: 'en' as const,
    key: null,
    address: '',
    request: new Request('http://localhost/'),
  };
  const book = (amount: number) =>
    bookTrip(
      depsAt(deps, tx, at),
      booker,
      v.parse(bookTripPayload, {
        payment_method: 'cash_on_delivery',
        trip_amount: amount,
        contact_person_name: shopper.name,
        contact_person_number: shopper.phone,
      }),
    );
  try {
    return (await book(0)).trip_id;
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'amount_changed') throw error;
    return (await book(Number(error.detail.trip_amount))).trip_id;
  }
}

/** Lets a trip be confirmed, begin and end, each at its moment. */
export async function drive(
  deps: Deps,
  tx: Tx,
  tripId: number,
  moments: readonly Date[],
): Promise<void> {
  for (const at of moments) await moveTrip(depsAt(deps, tx, at), tripId);
}
