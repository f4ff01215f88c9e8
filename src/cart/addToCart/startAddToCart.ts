import type { WantedLine } from '../../../domain/cart/cartLines';
import type { AddToCartOutput } from '../../../machines/cart/addToCart';
import { runFlow } from '../../flow/runFlow';
import { liveAddToCartMachine } from '../actors/addToCartActors';

/** Runs the flow for one line; a failure that can be retried counts as refused for the caller. */
export async function startAddToCart(
  line: WantedLine,
  edited: string | null,
): Promise<AddToCartOutput> {
  const { waited } = runFlow(
    liveAddToCartMachine,
    { line, edited },
    () => import('./AddToCartScreens'),
  );
  return (await waited) ?? { kind: 'refused' };
}
