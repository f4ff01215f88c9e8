import type { OrderDetails } from '../../domain/orders/order';
import type { AppCall } from './call';
import { orderRow } from './orderRow';
import type { ShopTime } from './shopClock';

/** With what is told of one order alone: the code for its courier. */
export function trackedRow(order: OrderDetails, call: AppCall, shop: ShopTime) {
  return {
    ...orderRow(order, call, shop),
    otp: order.delivery_code,
  };
}
