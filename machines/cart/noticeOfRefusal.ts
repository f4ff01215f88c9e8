import type { WantedLine } from '../../domain/cart/cartLines';
import type { Notify } from '../emitted';
import type { MessageId } from '../messages';
import type { CartRefusal, RefusedAnswer } from './cartAnswer';

const ofRefusal: Partial<Record<CartRefusal, MessageId>> = {
  out_of_stock: 'cart.outOfStock',
  out_of_limit: 'cart.outOfLimits',
  variation_invalid: 'cart.choiceMissing',
  item_unavailable: 'cart.unavailable',
};

/** What the shopper reads when the server refused: by its code, else its own sentence (ERR-01). */
export function noticeOfRefusal(refusal: RefusedAnswer | null, line: WantedLine): Notify {
  const known = refusal && ofRefusal[refusal.reason];
  // Of several some may be left: nobody is to choose another variation for that (ITEM-17).
  const ofVariation =
    refusal?.reason === 'out_of_stock' && line.item.variations.length > 0 && line.quantity === 1;
  return {
    type: 'notify',
    tone: 'error',
    message: ofVariation ? 'cart.variationOutOfStock' : (known ?? 'server.refusal'),
    ...(known || !refusal?.message ? {} : { text: refusal.message }),
  };
}
