import { choiceRegion } from './choiceRegion';
import { itemSetup } from './itemSetup';
import { purchaseRegion } from './purchaseRegion';
import { startSelection } from './selection';

/**
 * The choosing of an item on its page: options, add-ons, quantity, and the two ways to buy. Choosing
 * and buying go on side by side, so that nothing pressed while the shop is busy is lost.
 */
export const itemMachine = itemSetup.createMachine({
  id: 'item',
  version: '1.0.0',
  description:
    'Options, add-ons and quantity of an item are chosen, beside the two ways to buy it; nothing pressed meanwhile is lost.',
  context: ({ input }) => ({
    item: input.item,
    selection: startSelection(input.item, input.preset),
    isCounted: input.preset?.quantity !== undefined,
    asked: null,
  }),
  type: 'parallel',
  states: { choice: choiceRegion, purchase: purchaseRegion },
});
