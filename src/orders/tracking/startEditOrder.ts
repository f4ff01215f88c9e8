import { draftOfOrder } from '../../../domain/checkout/draftOfOrder';
import type { OrderDetails } from '../../../domain/orders/order';
import type { OrderKey } from '../../../machines/orders/tracking';
import { refreshCart } from '../../cart/api/cart';
import { randomKey } from '../../client/attempts';
import { shopTime } from '../../client/steadyClock';
import { draftKey } from '../../client/storage/orderKeys';
import { openOverlay } from '../../flow/overlays';
import { placeFirst } from '../../place/location/placeFirst';

/**
 * Opens the way back into the cart for an order; resolves when the shopper is done with it. Stores deliver to a
 * place, so somebody without one is asked for it first.
 */
export async function startEditOrder(order: OrderDetails, orderKey: OrderKey): Promise<void> {
  const draft = draftOfOrder(order, shopTime());
  if (!draft || !(await placeFirst())) return;
  const flow = { orderId: order.id, key: randomKey(), draft, former: draftKey.get() };
  const { kind } = await openOverlay(() => import('./EditOrderDialog'), { flow, order, orderKey });
  // Somebody who gave up waiting for an answer finds what came of it.
  if (kind === 'closed') void refreshCart();
}
