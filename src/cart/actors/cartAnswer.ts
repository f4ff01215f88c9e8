import type { CartAnswer, CartRefusal } from '../../../machines/cart/cartAnswer';
import { isApiError } from '../../client/apiError';

const known: readonly CartRefusal[] = [
  'store_conflict',
  'out_of_stock',
  'out_of_limit',
  'variation_invalid',
  'item_unavailable',
  'not_found',
];

/** The answer of a cart call as the flows read it: refusals are results, all else is thrown. */
export async function answerOf(work: Promise<unknown>): Promise<CartAnswer> {
  try {
    await work;
    return { ok: true };
  } catch (error) {
    if (!isApiError(error)) throw error;
    const { kind, code, errors } = error;
    if (kind !== 'refused' && kind !== 'unauthenticated') throw error;
    const reason = known.find((refusal) => refusal === code) ?? 'refused';
    return {
      ok: false,
      reason: kind === 'unauthenticated' ? kind : reason,
      message: errors[0]?.message ?? '',
    };
  }
}
