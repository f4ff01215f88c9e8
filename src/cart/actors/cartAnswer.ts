import type { CartAnswer, CartRefusal } from '../../../machines/cart/cartAnswer';
import { refusedIn } from '../../client/apiError';

const known: readonly CartRefusal[] = [
  'store_conflict',
  'out_of_stock',
  'out_of_limit',
  'variation_invalid',
  'item_unavailable',
  'not_found',
  'unauthenticated',
];

/** The answer of a cart call as the flows read it: refusals are results, all else is thrown. */
export async function answerOf(work: Promise<unknown>): Promise<CartAnswer> {
  try {
    await work;
    return { ok: true };
  } catch (error) {
    const { reason, said } = refusedIn(error);
    return {
      ok: false,
      reason: known.find((refusal) => refusal === reason) ?? 'refused',
      message: said,
    };
  }
}
