import type { Act, Day, Intent } from '../day';
import { tripPrice } from '../price';
import { dawn, fleet, home, rentalModule, type Shopper, shoppers } from '../world';
import { newIntent, numberIn, pageIn, sendUntilKnown } from './intents';

const own = ({ guestId }: Shopper) => (guestId === null ? {} : { guest_id: guestId });
const place = { ...home, location_name: 'Home' };

/** Books a trip; its number where that is known. */
export async function book(
  day: Day,
  intent: Intent,
  hours: number,
  quantity: number,
): Promise<number | null> {
  const { who } = intent;
  const answer = await sendUntilKnown(day, intent);
  const id = numberIn(answer, 'trip_id');
  if (answer?.status !== 200 || id === null) return null;
  if (!day.trips.some((trip) => trip.id === id)) day.trips.push({ id, who, hours, quantity });
  const page = pageIn(answer);
  if (page && !day.pages.some((known) => known.id === page)) day.pages.push({ id: page, who });
  return id;
}

interface Booking {
  readonly who: Shopper;
  readonly vehicle: number;
  readonly quantity: number;
  readonly hours: number;
  readonly pickup: string | null;
}

/** Puts a vehicle into the trip cart; null when it cannot be had, else how its booking is intended. */
export async function choose(
  day: Day,
  { who, vehicle, quantity, hours, pickup }: Booking,
  method: string,
): Promise<(() => Intent) | null> {
  const at = { who, method: 'POST', moduleId: rentalModule } as const;
  const body = {
    ...own(who),
    vehicle_id: vehicle,
    quantity,
    rental_type: 'hourly',
    estimated_hours: hours,
    pickup_time: pickup,
    pickup_location: place,
    destination_location: place,
  };
  const path = '/rental/user/cart/confirm';
  if ((await day.ask({ ...at, path, body }))?.status !== 200) return null;
  const booking = {
    ...own(who),
    payment_method: method,
    trip_amount: tripPrice(hours, quantity) / 1000,
    contact_person_name: 'Shopper',
    contact_person_number: '+966501234567',
    callback: 'https://shop.example/my-trips',
  };
  return () =>
    newIntent(day, {
      kind: 'trip',
      who,
      send: (key) => {
        const headers = { 'Idempotency-Key': key };
        return day.ask({ ...at, path: '/rental/user/trip/trip-booking', body: booking, headers });
      },
    });
}

/** Puts a vehicle into the trip cart and books it: one window, or two with one key or two. */
function chooseAndBook(day: Day, booking: Booking): void {
  const { random } = day;
  const { who, vehicle, hours, quantity } = booking;
  const method = random.pick(['cash_on_delivery', 'digital_payment']);
  day.start(`${who.name} chooses vehicle ${vehicle} for ${hours} hours`, async () => {
    const make = await choose(day, booking, method);
    if (!make) return;
    const first = make();
    const second = random.isLikely(0.5) ? first : make();
    for (const intent of random.isLikely(0.5) ? [first] : [first, second])
      day.start(`${who.name} books with ${intent.key}`, async () => {
        await book(day, intent, hours, quantity);
      });
  });
}

export const bookTrip: Act = (day) => {
  const { random } = day;
  const vehicle = random.pick(Object.values(fleet));
  const later = new Date(dawn.getTime() + (2 + random.below(8)) * 3_600_000);
  chooseAndBook(day, {
    who: random.pick(shoppers),
    vehicle,
    quantity: vehicle === fleet.van ? 1 + random.below(2) : 1,
    hours: 1 + random.below(4),
    pickup: random.isLikely(0.5) && later > day.now() ? later.toISOString() : null,
  });
  return true;
};

/** All that there is of a vehicle, for the same hours, by two who do not know of each other. */
export const bookLast: Act = (day) => {
  const at = day.random.below(shoppers.length);
  for (const turn of [at, (at + 1) % shoppers.length]) {
    const who = shoppers[turn];
    const booking = { vehicle: fleet.bike, quantity: 1, hours: 2, pickup: null };
    if (who) chooseAndBook(day, { ...booking, who });
  }
  return true;
};

const oneOf = (day: Day) => (day.trips.length === 0 ? null : day.random.pick(day.trips.slice(-5)));

export const cancelTrip: Act = (day) => {
  const trip = oneOf(day);
  if (!trip) return false;
  const { id, who } = trip;
  for (let window = day.random.below(2); window < 2; window += 1)
    day.start(`${who.name} cancels trip ${id}`, async () => {
      const body = { ...own(who), trip_id: id, reason: 'I changed my mind' };
      await day.ask({ who, method: 'PUT', path: '/rental/user/trip/cancel-trip', body });
    });
  return true;
};

/** Longer or shorter. */
export const changeTrip: Act = (day) => {
  const trip = oneOf(day);
  if (!trip) return false;
  const { id, who, quantity } = trip;
  const hours = 1 + day.random.below(6);
  day.start(`${who.name} makes trip ${id} last ${hours} hours`, async () => {
    const body = {
      ...own(who),
      trip_id: id,
      estimated_hours: hours,
      trip_amount: tripPrice(hours, quantity) / 1000,
    };
    await day.ask({ who, method: 'PUT', path: '/rental/user/trip/length', body });
  });
  return true;
};

/** A page for what is to pay, or cash. */
export const payTrip: Act = (day) => {
  const trip = oneOf(day);
  if (!trip) return false;
  const { id, who } = trip;
  const body = { ...own(who), trip_id: id };
  if (day.random.isLikely(0.3)) {
    day.start(`${who.name} pays trip ${id} in cash`, async () => {
      await day.ask({ who, method: 'PUT', path: '/rental/user/trip/payment-method', body });
    });
    return true;
  }
  day.start(`${who.name} asks for a page for trip ${id}`, async () => {
    const callback = 'https://shop.example/my-trips';
    const path = '/rental/user/trip/payment';
    const page = pageIn(await day.ask({ who, method: 'POST', path, body: { ...body, callback } }));
    if (page) day.pages.push({ id: page, who });
  });
  return true;
};
