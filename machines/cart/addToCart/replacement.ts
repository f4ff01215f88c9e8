import { addToCartSetup } from './addToCartSetup';

const confirmingReplacement = addToCartSetup.createStateConfig({
  description: 'The shopper is asked whether the other store’s items may be given up.',
  meta: { screen: 'replaceDialog', requirements: ['ITEM-11', 'ITEM-12'] },
  tags: ['needsAnswer'],
  entry: 'forgetRefusal',
  on: {
    'addToCart.replacementConfirmed': 'replacing',
    'addToCart.dismissed': 'cancelled',
  },
});

const replacing = addToCartSetup.createStateConfig({
  description: 'The old cart is cleared and the item put into the new one.',
  meta: { screen: 'none', requirements: ['ITEM-13', 'CART-16'] },
  tags: ['busy', 'quiet'],
  invoke: {
    id: 'replaceCart',
    src: 'replaceCart',
    input: ({ context }) => ({ line: context.line }),
    onDone: [
      {
        guard: { type: 'isAccepted', params: ({ event }) => event.output },
        target: 'added',
        actions: 'announceReplaced',
        description: 'The new cart holds the item.',
      },
      {
        target: 'weighingRefusal',
        actions: [{ type: 'keepRefusal', params: ({ event }) => event.output }],
        description: 'The server did not do it.',
      },
    ],
    onError: 'failed',
  },
});

export const replacementStates = { confirmingReplacement, replacing };
