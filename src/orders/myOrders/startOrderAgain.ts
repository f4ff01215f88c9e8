import { draftOfRepeat } from '../../../domain/checkout/draftOfOrder';
import type { Order } from '../../../domain/orders/order';
import { openCart } from '../../cart/openCart';
import { randomKey } from '../../client/attempts';
import { draftKey } from '../../client/storage/orderKeys';
import { tokenKey } from '../../client/storage/storage';
import { runFlow } from '../../flow/runFlow';
import { savedIdOf } from '../../place/address/savedIdOf';
import { placeFirst } from '../../place/location/placeFirst';
import { liveOrderAgainMachine } from '../actors/orderAgainActors';

/**
 * Puts an order into the cart and opens it; resolves when the shopper is no longer waiting. Stores
 * deliver to a place, so somebody without one is asked for it first. Its checkout begins at the order's own door: a
 * store whose cart can be filled here delivers there too.
 */
export async function startOrderAgain(order: Order): Promise<void> {
  if (!(await placeFirst())) return;
  const { output, waited } = runFlow(
    liveOrderAgainMachine,
    { orderId: order.id, key: randomKey() },
    () => import('./OrderAgainScreens'),
  );
  const draft = draftOfRepeat(order, tokenKey.get() !== null);
  const place = draft?.place ?? null;
  const filled = Promise.all([output, savedIdOf(place)]).then(([{ kind }, id]) => {
    if (kind !== 'inCart') return;
    if (draft) {
      const kept = draftKey.get();
      // Of a checkout that was begun at this store only the door changes.
      const begun = kept?.storeId === draft.storeId ? { ...kept, placeDone: false } : draft;
      // Its door is newer than any place that was chosen before.
      const { browsed: _, ...rest } = begun;
      draftKey.set({ ...rest, place: place && { ...place, id } });
    }
    void openCart();
  });
  // Who waits hears why it could not be asked.
  void filled.catch(() => undefined);
  await waited;
}
