import type { Snapshot } from '../snapshot';
import type { Stocks } from '../world';
import { isLive, sumOf } from './goods';

type Trip = Snapshot['trips'][number];
type Hold = Snapshot['holds'][number];

/** Back before it was to begin. */
const wasNeverOut = ({ starts, back, is_said }: Trip, held: readonly Hold[]) =>
  back !== null && back <= starts && (is_said || held.length === 0);

/** For the hours that were booked, or until the vehicles were back: to the millisecond. */
const isHeldRight = ({ hours, back, is_said }: Trip, { from, to }: Hold) => {
  const isWhole = Math.round((to - from) / 3_600) === hours;
  if (back === null) return isWhole;
  return Math.abs(to - back) < 0.001 || (isWhole && (back >= to || !is_said));
};

/** At no moment more units of a vehicle are out than there are, and every live trip holds what it booked until that is back. */
export function vehiclesAreFree(now: Snapshot, stocks: Stocks): string[] {
  const wrong: string[] = [];
  for (const hold of now.holds) {
    const beside = now.holds.filter(
      (other) => other.vehicle === hold.vehicle && other.from <= hold.from && other.to > hold.from,
    );
    const out = sumOf(beside.map(({ quantity }) => quantity));
    const count = stocks.vehicles[hold.vehicle] ?? 0;
    if (out > count)
      wrong.push(
        `vehicle ${hold.vehicle}: ${out} of ${count} are out (${beside.map((h) => `trip ${h.trip_id}`).join(', ')})`,
      );
  }
  for (const trip of now.trips) {
    const booked = now.trip_lines.filter(({ trip_id }) => trip_id === trip.id);
    const held = now.holds.filter(({ trip_id }) => trip_id === trip.id);
    const units = (rows: readonly { vehicle: number; quantity: number }[]) =>
      rows
        .map(({ vehicle, quantity }) => `${quantity} of ${vehicle}`)
        .sort()
        .join();
    const right = isLive(trip) && !wasNeverOut(trip, held) ? units(booked) : '';
    if (units(held) !== right)
      wrong.push(`trip ${trip.id} (${trip.status}) holds "${units(held)}" instead of "${right}"`);
    if (held.some((hold) => !isHeldRight(trip, hold)))
      wrong.push(`trip ${trip.id} holds its vehicles for other hours than its own`);
  }
  return wrong;
}

/** No order and no trip is the answer to two keys. */
export function keysAreSingle(now: Snapshot): string[] {
  const named = now.keys.flatMap(({ key, order_id, trip_id }) => {
    // An edit answers what it put back, not what it ordered.
    if (order_id === null && trip_id === null) return [];
    return [{ key, what: order_id === null ? `trip ${trip_id}` : `order ${order_id}` }];
  });
  return named.flatMap(({ key, what }, at) => {
    const first = named.findIndex((other) => other.what === what);
    return first === at ? [] : [`${what} is the answer to ${named[first]?.key} and ${key}`];
  });
}

export const guessesAreFew = (now: Snapshot): string[] =>
  now.codes.flatMap(({ subject, wrong }) =>
    wrong <= 5 ? [] : [`the code of ${subject} counts ${wrong} wrong guesses`],
  );
