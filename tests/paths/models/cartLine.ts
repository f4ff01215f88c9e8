import { defineModel } from '../../../charts/package/define';
import { entryOfLine, type WantedLine } from '../../../domain/cart/cartLines';
import type { Item } from '../../../domain/catalogue/catalogue';
import type { CartAnswer } from '../../../machines/cart/cartAnswer';
import { cartLineMachine } from '../../../machines/cart/cartLine';
import { sampleItem } from '../../domain/samples';
import { cartRefused, signIn } from '../answers';

const lineOf = (quantity: number, item: Partial<Item> = {}): WantedLine => ({
  item: sampleItem({ stock: 9, ...item }),
  quantity,
  variation: [],
  addOns: [],
});
const facts = (quantity: number, item: Partial<Item> = {}) => {
  const entry = entryOfLine(lineOf(quantity, item), 1);
  return { entry, entries: [entry] };
};
const answers: Record<string, CartAnswer> = {
  accepted: { ok: true },
  'the session has ended': cartRefused('unauthenticated'),
  'sold out': cartRefused('out_of_stock'),
};

export const cartLine = defineModel(cartLineMachine, {
  inputs: { 'a line of two': { line: lineOf(2) } },
  events: {
    'cartLine.increased': [
      facts(2),
      facts(2, { stock: 2 }),
      facts(2, { maximum_cart_quantity: 2 }),
    ],
    'cartLine.decreased': [facts(2), facts(1)],
    'cartLine.removeChosen': [facts(2)],
    'cartLine.undoChosen': [{}],
    'cartLine.retried': [{}],
  },
  results: {
    saveQuantity: answers,
    removeLine: { ...answers, 'gone already': cartRefused('not_found') },
    restoreLine: answers,
    askToSignIn: signIn,
  },
});
