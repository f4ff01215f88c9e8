import type * as v from 'valibot';
import { deskEvent } from '../../domain/desk/deskOrder';
import { inboxEvent } from '../../domain/orders/inbox';
import { orderEvent } from '../../domain/orders/order';
import { orderQuery } from '../../domain/orders/orderEndpoints';
import { tripEvent } from '../../domain/rental/trip';
import { tripQueryFields } from '../../domain/rental/tripEndpoints';
import { rideBoard } from '../../domain/ride/rideOrder';

export interface Stream {
  readonly name: string;
  readonly path: string;
  readonly summary: string;
  readonly query: v.GenericSchema | null;
  /** Name of its events, and what the data of each holds. */
  readonly event: string;
  readonly data: v.GenericSchema;
}

/** Streams of server-sent events: no endpoint has an answer that is never whole. */
export const streams: readonly Stream[] = [
  {
    name: 'streamOrder',
    path: '/customer/order/stream',
    summary: 'An order as it is now and after each change, until it has ended',
    query: orderQuery,
    event: 'order',
    data: orderEvent,
  },
  {
    name: 'streamTrip',
    path: '/rental/user/trip/stream',
    summary: 'A trip as it is now and after each change, until it has ended',
    query: tripQueryFields,
    event: 'trip',
    data: tripEvent,
  },
  {
    name: 'streamInbox',
    path: '/customer/message/stream',
    summary: 'What is new for a customer, now and after each change',
    query: null,
    event: 'inbox',
    data: inboxEvent,
  },
  {
    name: 'streamDesk',
    path: '/desk/stream',
    summary: 'The open orders of a store, or trips of a renting office, now and after each change',
    query: null,
    event: 'desk',
    data: deskEvent,
  },
  {
    name: 'streamRide',
    path: '/ride/stream',
    summary: 'The orders of a courier and those that may be accepted, now and after each change',
    query: null,
    event: 'ride',
    data: rideBoard,
  },
];
