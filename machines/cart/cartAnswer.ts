/** Why the server did not do what was asked of the cart; wire codes, `refused` for all others. */
export type CartRefusal =
  | 'store_conflict'
  | 'out_of_stock'
  | 'out_of_limit'
  | 'variation_invalid'
  | 'item_unavailable'
  | 'not_found'
  | 'unauthenticated'
  | 'refused';

/** `message` is the server's own sentence, possibly empty. */
export interface RefusedAnswer {
  ok: false;
  reason: CartRefusal;
  message: string;
}

export type CartAnswer = { ok: true } | RefusedAnswer;
