import type { OrderStatus } from '../../../domain/orders/order';
import type { TripStatus } from '../../../domain/rental/trip';
import { named } from './queries';

/** Two moments: what is read at the second is newer. */
export type Moment = 1 | 2;

/** A live stream as the client follows it. */
export interface Followed {
  readonly path: string;
  /** The chart of the product whose actor follows it. */
  readonly live: string;
  readonly actor: string;
  readonly input: unknown;
  readonly event: string;
  /** What it tells at a moment. */
  news(at: Moment): object;
  /** The call whose answer says the same. */
  readonly sameAs: string | null;
  /** Questions whose answers it changes, or has asked for again. */
  readonly asks: readonly string[];
  /** Beginnings of the keys of what it keeps, which nobody asks for beside it. */
  readonly keeps: readonly (readonly [string, string])[];
}

const { orderId, contactNumber } = named;
const orderAt: Record<Moment, OrderStatus> = { 1: 'processing', 2: 'handover' };
const tripAt: Record<Moment, TripStatus> = { 1: 'confirmed', 2: 'ongoing' };

export const followedStreams: readonly Followed[] = [
  {
    path: '/customer/order/stream',
    live: 'liveTrackingMachine',
    actor: 'followOrder',
    input: { orderId, contactNumber },
    event: 'order',
    news: (at) => ({
      id: orderId,
      order_status: orderAt[at],
      payment_status: 'unpaid',
      eta: null,
      eta_latest: null,
      delivery_man: null,
      delivery_code: at === 1 ? '' : '4711',
    }),
    sameAs: 'GET /customer/order/track',
    asks: ['orderQuery'],
    keeps: [],
  },
  {
    path: '/rental/user/trip/stream',
    live: 'liveTripTrackingMachine',
    actor: 'followOrder',
    input: { orderId, contactNumber },
    event: 'trip',
    news: (at) => ({
      id: orderId,
      trip_status: tripAt[at],
      payment_status: 'unpaid',
      pickup_time: null,
      return_time: null,
    }),
    sameAs: 'GET /rental/user/trip/get-trip-details',
    asks: ['tripQuery'],
    keeps: [],
  },
  {
    path: '/customer/message/stream',
    live: 'liveFollowInboxMachine',
    actor: 'streamInbox',
    input: undefined,
    event: 'inbox',
    news: (at) => ({ unread: at, last_id: at, news: at }),
    sameAs: null,
    asks: [
      'notificationsQuery',
      'conversationsQuery',
      'foundConversationsQuery',
      'conversationQuery',
      'talkWithQuery',
      'unreadQuery',
    ],
    keeps: [],
  },
  {
    path: '/desk/stream',
    live: 'liveOrdersBoardMachine',
    actor: 'followBoard',
    input: undefined,
    event: 'desk',
    news: (at) => ({
      orders: [],
      trips: [],
      inbox: { messages: at, reviews: at, last_message_time: null },
    }),
    sameAs: null,
    asks: ['talksQuery', 'talkQuery', 'reviewsQuery'],
    keeps: [
      ['desk', 'orders'],
      ['desk', 'trips'],
      ['desk', 'news'],
    ],
  },
  {
    path: '/ride/stream',
    live: 'liveRideBoardMachine',
    actor: 'followBoard',
    input: undefined,
    event: 'ride',
    news: (at) => ({ is_on_duty: at - 1, jobs: [], offers: [] }),
    sameAs: null,
    asks: [],
    keeps: [['ride', 'board']],
  },
];

/** They ask for what a stream keeps, while it is not followed. */
export const boardLoaders = [
  { live: 'liveOrdersBoardMachine', actor: 'loadBoard', path: '/desk/stream' },
  { live: 'liveRideBoardMachine', actor: 'beginBoard', path: '/ride/stream' },
  { live: 'liveRideBoardMachine', actor: 'loadBoard', path: '/ride/stream' },
] as const;
