import type { OrderStatus } from '../../../domain/orders/order';

/** How an order is opened: its number, and the contact number unless it is this browser's own. */
export interface OrderKey {
  readonly orderId: number;
  readonly contactNumber: string | null;
}

export type LoadedOrder = { ok: true; status: OrderStatus } | { ok: false; reason: 'notFound' };

export type FollowEvent =
  | { type: 'tracking.connected' }
  | { type: 'tracking.orderChanged'; status: OrderStatus }
  | { type: 'tracking.streamEnded' };

export type TrackingEvent =
  | FollowEvent
  | { type: 'tracking.retried' }
  | { type: 'tracking.networkLost' }
  /** Something was done to the order here: it is read again. */
  | { type: 'tracking.refreshed' };

export type TrackingScreen = 'loading' | 'notFound' | 'failed' | 'order';
export type Connection = 'connecting' | 'live' | 'polling' | 'lost' | 'ended';
