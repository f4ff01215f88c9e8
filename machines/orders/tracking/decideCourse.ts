import type { Order, OrderStatus, OrderType } from '../../../domain/orders/order';

export const isOver = (status: OrderStatus | null): boolean =>
  status === 'delivered' || status === 'canceled' || status === 'failed';

export type Stage =
  | 'placed'
  | 'accepted'
  | 'preparing'
  | 'collecting'
  | 'ready'
  | 'onTheWay'
  | 'delivered'
  | 'collected';

const delivery: readonly Stage[] = ['placed', 'accepted', 'preparing', 'onTheWay', 'delivered'];
const parcel: readonly Stage[] = ['placed', 'accepted', 'collecting', 'onTheWay', 'delivered'];
const takeAway: readonly Stage[] = ['placed', 'accepted', 'preparing', 'ready', 'collected'];

const courses: Record<OrderType, readonly Stage[]> = {
  delivery,
  take_away: takeAway,
  parcel,
};

export const stagesOf = (type: OrderType): readonly Stage[] => courses[type];

const reached: Record<OrderStatus, number> = {
  pending: 0,
  confirmed: 1,
  processing: 2,
  handover: 2,
  picked_up: 3,
  delivered: 4,
  canceled: -1,
  failed: -1,
};

/** A parcel that couriers are offered, of whom none has accepted it yet. */
export const isLookedFor = (
  order: Pick<Order, 'order_status' | 'order_type' | 'delivery_man' | 'is_reassigned'>,
): boolean =>
  order.order_type === 'parcel' &&
  order.order_status === 'handover' &&
  order.delivery_man === null &&
  order.is_reassigned === 0;

/** The same as `stageReached`, of a whole order: a parcel that nobody has accepted stands where it began. */
export const stageOf = (order: Order): number =>
  isLookedFor(order) ? 0 : stageReached(order.order_status, order.order_type);

/**
 * Index of the stage that an order has reached, -1 when it was cancelled or failed. A meal that is
 * handed over is ready for whoever collects it, and still with the shop for whoever waits at home.
 */
export const stageReached = (status: OrderStatus, type: OrderType): number =>
  type === 'take_away' && status === 'handover' ? 3 : reached[status];
