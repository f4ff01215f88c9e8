import type { OrderStatus, OrderType } from '../../../domain/orders/order';

/** Seconds that a demo order stays in each state at speed 1: a delivery takes about three minutes. */
export const demoSeconds = {
  pending: 10,
  confirmed: 10,
  processing: 40,
  handover: 10,
  picked_up: 110,
} as const satisfies Partial<Record<OrderStatus, number>>;

export type MovingStatus = keyof typeof demoSeconds;

const isMoving = (status: OrderStatus): status is MovingStatus =>
  Object.hasOwn(demoSeconds, status);

/** The state after another; null when there is none. Nobody rides for take-away, nobody cooks a parcel. */
export function nextStatus(status: OrderStatus, type: OrderType): OrderStatus | null {
  switch (status) {
    case 'pending':
      return 'confirmed';
    case 'confirmed':
      return type === 'parcel' ? 'handover' : 'processing';
    case 'processing':
      return 'handover';
    case 'handover':
      return type === 'take_away' ? 'delivered' : 'picked_up';
    case 'picked_up':
      return 'delivered';
    default:
      return null;
  }
}

/** Seconds that a state lasts in the demo. */
export const secondsIn = (status: OrderStatus, speed: number): number =>
  isMoving(status) ? demoSeconds[status] / speed : 0;

/** Seconds from a state's begin to the end of the order. */
export function secondsLeft(status: OrderStatus, type: OrderType, speed: number): number {
  let sum = 0;
  for (let at: OrderStatus | null = status; at; at = nextStatus(at, type)) {
    sum += secondsIn(at, speed);
  }
  return sum;
}

const later = (from: Date, seconds: number) => new Date(from.getTime() + seconds * 1000);

/**
 * When the demo moves an order out of a state that it enters at `now`. An order for later waits,
 * confirmed, until what remains fits exactly before its time.
 */
export function stepTime(
  status: OrderStatus,
  type: OrderType,
  now: Date,
  scheduleAt: Date | null,
  speed: number,
): Date | null {
  if (!isMoving(status)) return null;
  const soon = later(now, secondsIn(status, speed));
  if (status !== 'confirmed' || !scheduleAt) return soon;
  const start = later(scheduleAt, -secondsLeft(nextStatus(status, type) ?? status, type, speed));
  return start > soon ? start : soon;
}

export interface Arrival {
  readonly eta: Date;
  readonly latest: Date;
}

/** Estimated and latest time of arrival (or of readiness) of a demo order that enters a state at `now`. */
export function demoArrival(
  status: OrderStatus,
  type: OrderType,
  now: Date,
  scheduleAt: Date | null,
  speed: number,
): Arrival {
  const left = secondsLeft(status, type, speed);
  const asSoon = later(now, left);
  const eta = scheduleAt && scheduleAt > asSoon ? scheduleAt : asSoon;
  // Until the store has begun, nobody knows well; close to the door, everybody does.
  return { eta, latest: later(eta, Math.max(left * 0.3, 20 / speed)) };
}

/** When couriers are offered a parcel: at once, or in time for the slot that was chosen. */
export function offerTime(now: Date, scheduleAt: Date | null, minutes: number): Date {
  const inTime = scheduleAt && later(scheduleAt, -minutes * 60);
  return inTime && inTime > now ? inTime : now;
}

/** The same for a real order: the store's own promise, from now or from the time chosen. */
export function promisedArrival(
  now: Date,
  scheduleAt: Date | null,
  minutes: { least: number; most: number },
): Arrival {
  if (scheduleAt) return { eta: scheduleAt, latest: later(scheduleAt, 30 * 60) };
  return { eta: later(now, minutes.least * 60), latest: later(now, minutes.most * 60) };
}
