import { waitFor } from 'xstate';
import type { WantedLine } from '../../../domain/cartLines';
import type { AddToCartOutput } from '../../../machines/addToCart';
import { liveAddToCartMachine } from '../../actors/addToCartActors';
import { runFlow } from '../../app/runFlow';

/** Runs the flow for one line; a failure that can be retried counts as refused for the caller. */
export async function startAddToCart(
  line: WantedLine,
  edited: string | null,
): Promise<AddToCartOutput> {
  const { actor } = runFlow(
    liveAddToCartMachine,
    { line, edited },
    () => import('./AddToCartScreens'),
  );
  const snapshot = await waitFor(
    actor,
    (current) => current.status !== 'active' || current.hasTag('failed'),
  );
  return snapshot.output ?? { kind: 'refused' };
}
