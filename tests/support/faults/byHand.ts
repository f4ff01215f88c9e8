import { deskOrder } from '../../../domain/desk/deskOrder';
import { deskTrip } from '../../../domain/desk/deskTrip';
import type { OrderStatus } from '../../../domain/orders/order';
import type { TripStatus } from '../../../domain/rental/trip';
import { rideJob, rideOffer } from '../../../domain/ride/rideOrder';
import type { RideStep } from '../../../machines/ride/ridePresses';
import { fullSampleOf } from './samples';

/** An answer that the client puts by hand into what a stream keeps. */
export interface ByHand {
  readonly live: string;
  readonly actor: string;
  readonly name: string;
  /** Path of the stream, and the beginning of the key under which it keeps that. */
  readonly path: string;
  readonly keeps: readonly [string, string];
  readonly input: unknown;
  /** The call, and what it answers. */
  readonly endpoint: string;
  readonly answer: unknown;
  /** What the stream tells before it, and what it tells of a change after it. */
  readonly before: object;
  readonly after: object;
  /** What is shown of it, and what that is before, with the answer and after. */
  shows(kept: unknown): unknown;
  readonly shown: readonly [before: unknown, answered: unknown, after: unknown];
}

const id = 100001;
const sample = (schema: Parameters<typeof fullSampleOf>[0]) => Object(fullSampleOf(schema));
const named = (list: unknown, field: string): string[] =>
  Array.isArray(list) ? list.map((one) => `${one.id} ${one[field]}`) : [];

const order = (order_status: OrderStatus) => ({ ...sample(deskOrder), id, order_status });
const trip = (trip_status: TripStatus) => ({ ...sample(deskTrip), id, trip_status });
const orders = (...all: OrderStatus[]) => ({ orders: all.map(order), trips: [], inbox: {} });
const trips = (...all: TripStatus[]) => ({ orders: [], trips: all.map(trip), inbox: {} });

const handled = (
  actor: string,
  call: string,
  [before, answered, after]: readonly [OrderStatus, OrderStatus, OrderStatus | null],
): ByHand => ({
  live: 'liveHandleOrderMachine',
  actor,
  name: actor,
  path: '/desk/stream',
  keeps: ['desk', 'orders'],
  input: { orderId: id, minutes: 20, reason: 'closing', way: 'back' },
  endpoint: `PUT /desk/orders/{id}/${call}`,
  answer: order(answered),
  before: orders(before),
  after: orders(...(after ? [after] : [])),
  shows: (kept) => named(kept, 'order_status'),
  shown: [[`${id} ${before}`], [`${id} ${answered}`], after ? [`${id} ${after}`] : []],
});

const tripHandled = (
  actor: string,
  call: string,
  [before, answered, after]: readonly [TripStatus, TripStatus, TripStatus | null],
): ByHand => ({
  live: 'liveHandleTripMachine',
  actor,
  name: actor,
  path: '/desk/stream',
  keeps: ['desk', 'trips'],
  input: { tripId: id, words: 'No car', collected: 0 },
  endpoint: `PUT /desk/trips/{id}/${call}`,
  answer: trip(answered),
  before: trips(before),
  after: trips(...(after ? [after] : [])),
  shows: (kept) => named(kept, 'trip_status'),
  shown: [[`${id} ${before}`], [`${id} ${answered}`], after ? [`${id} ${after}`] : []],
});

interface Ride {
  readonly jobs?: readonly OrderStatus[];
  readonly offers?: readonly number[];
  readonly isOff?: boolean;
  /** Their courier has said to be at the door. */
  readonly isAtDoor?: boolean;
}

const job = (order_status: OrderStatus, isAtDoor = false) => ({
  ...sample(rideJob),
  id,
  order_status,
  leave_from: isAtDoor ? '2026-11-20T12:00:00Z' : null,
});
const board = ({ jobs = [], offers = [], isOff, isAtDoor }: Ride) => ({
  is_on_duty: isOff ? 0 : 1,
  jobs: jobs.map((status) => job(status, isAtDoor)),
  offers: offers.map((offer) => ({ ...sample(rideOffer), id: offer })),
});
const shownOf = ({ is_on_duty, jobs, offers }: ReturnType<typeof board>) => [
  is_on_duty,
  named(jobs, 'order_status'),
  jobs.filter(({ leave_from }) => leave_from !== null).length,
  named(offers, 'order_type'),
];

const pressed = (
  step: RideStep,
  call: string,
  answer: (answered: Ride) => unknown,
  [before, answered, after]: readonly [Ride, Ride, Ride],
): ByHand => ({
  live: 'liveRidePressesMachine',
  actor: 'sendPress',
  name: `sendPress ${step}`,
  path: '/ride/stream',
  keeps: ['ride', 'board'],
  input: {
    step,
    orderId: id,
    key: 'a key',
    code: '4711',
    isCashCollected: true,
    photo: 'data:image/jpeg;base64,/9j/',
    reason: 'vehicle',
  },
  endpoint: `PUT /ride/${call}`,
  answer: answer(answered),
  before: board(before),
  after: board(after),
  shows: (kept) => shownOf(Object(kept)),
  shown: [shownOf(board(before)), shownOf(board(answered)), shownOf(board(after))],
});

const itsJob = ({ jobs: [status] = [], isAtDoor }: Ride) => status && job(status, isAtDoor);
const nothing = () => undefined;

export const byHand: readonly ByHand[] = [
  handled('accept', 'accept', ['pending', 'processing', 'handover']),
  handled('refuse', 'refuse', ['pending', 'canceled', null]),
  handled('markPrepared', 'prepared', ['processing', 'handover', 'picked_up']),
  handled('handOver', 'handed-over', ['handover', 'delivered', null]),
  handled('deliver', 'delivered', ['picked_up', 'delivered', null]),
  handled('rescue', 'rescue', ['picked_up', 'canceled', null]),
  tripHandled('confirm', 'confirm', ['pending', 'confirmed', 'canceled']),
  tripHandled('decline', 'decline', ['pending', 'canceled', null]),
  tripHandled('start', 'start', ['confirmed', 'ongoing', 'completed']),
  tripHandled('end', 'end', ['ongoing', 'completed', null]),
  pressed('goOn', 'duty', board, [{ isOff: true }, {}, { offers: [7] }]),
  pressed('goOff', 'duty', board, [
    { offers: [7] },
    { isOff: true },
    { isOff: true, jobs: ['canceled'] },
  ]),
  pressed('accept', 'orders/{id}/accept', itsJob, [
    { offers: [id, 7] },
    { jobs: ['handover'], offers: [7] },
    { jobs: ['canceled'] },
  ]),
  pressed('pickUp', 'orders/{id}/picked-up', itsJob, [
    { jobs: ['handover'] },
    { jobs: ['picked_up'] },
    { jobs: ['canceled'] },
  ]),
  pressed('arrive', 'orders/{id}/arrived', itsJob, [
    { jobs: ['picked_up'] },
    { jobs: ['picked_up'], isAtDoor: true },
    { jobs: ['canceled'] },
  ]),
  pressed('bringBack', 'orders/{id}/give-up', nothing, [
    { jobs: ['picked_up'] },
    {},
    { offers: [7] },
  ]),
  pressed('passOn', 'orders/{id}/give-up', nothing, [{ jobs: ['picked_up'] }, {}, { offers: [7] }]),
  pressed('giveBack', 'orders/{id}/give-back', nothing, [
    { jobs: ['handover'] },
    {},
    { offers: [id] },
  ]),
  pressed('deliver', 'orders/{id}/delivered', nothing, [
    { jobs: ['picked_up'] },
    {},
    { offers: [7] },
  ]),
  pressed('leave', 'orders/{id}/left-at-door', nothing, [
    { jobs: ['picked_up'] },
    {},
    { offers: [7] },
  ]),
];
