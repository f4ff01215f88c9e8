import { waitFor } from 'xstate';
import { openCart } from '../../cart/openCart';
import { randomKey } from '../../client/attempts';
import { runFlow } from '../../flow/runFlow';
import { placeFirst } from '../../place/location/placeFirst';
import { liveOrderAgainMachine } from '../actors/orderAgainActors';

/**
 * Puts an order into the cart and opens it; resolves when the shopper is no longer waiting. Stores
 * deliver to a place, so somebody without one is asked for it first.
 */
export async function startOrderAgain(orderId: number): Promise<void> {
  if (!(await placeFirst())) return;
  const { actor, output } = runFlow(
    liveOrderAgainMachine,
    { orderId, key: randomKey() },
    () => import('./OrderAgainScreens'),
  );
  void output.then(({ kind }) => {
    if (kind === 'inCart') void openCart();
  });
  await waitFor(actor, (now) => now.status !== 'active' || now.hasTag('failed'));
}
