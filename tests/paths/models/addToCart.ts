import { defineModel } from '../../../charts/package/define';
import { entryOfLine, keyOfEntry, type WantedLine } from '../../../domain/cart/cartLines';
import { addToCartMachine } from '../../../machines/cart/addToCart';
import type { CartAnswer } from '../../../machines/cart/cartAnswer';
import { sampleItem } from '../../domain/samples';
import { cartRefused, signIn } from '../answers';

const line: WantedLine = { item: sampleItem(), quantity: 1, variation: [], addOns: [] };
const inCart = entryOfLine({ ...line, quantity: 2 }, 1);
const answers: Record<string, CartAnswer> = {
  accepted: { ok: true },
  'items of another store': cartRefused('store_conflict'),
  'the session has ended': cartRefused('unauthenticated'),
  'sold out': cartRefused('out_of_stock'),
};

export const addToCart = defineModel(addToCartMachine, {
  inputs: {
    'an item': { line },
    'a line that is edited': { line, edited: keyOfEntry(inCart) },
    'an item that cannot be sold': { line: { ...line, item: sampleItem({ available: 0 }) } },
  },
  events: {
    'addToCart.replacementConfirmed': [{}],
    'addToCart.dismissed': [{}],
    'addToCart.retried': [{}],
  },
  results: {
    readCart: {
      'an empty cart': [],
      'a cart with this item': [inCart],
      'a cart with the very same line': [entryOfLine(line, 1)],
      "a cart with another store's item": [
        entryOfLine({ ...line, item: sampleItem({ id: 2, store_id: 8 }) }, 1),
      ],
    },
    addLine: answers,
    updateLine: answers,
    replaceCart: answers,
    askToSignIn: signIn,
  },
  journeys: {
    'puts an item into the cart': ['addToCart.adding', 'addToCart.added'],
    "gives up another store's items": ['addToCart.confirmingReplacement', 'addToCart.added'],
    'tries again without a network': ['addToCart.failed', 'addToCart.added'],
    'signs in again on the way': ['addToCart.signingIn', 'addToCart.added'],
  },
});
