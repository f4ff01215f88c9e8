import { defineScreens, type Seen } from '../../../charts/paths/screens';
import { cartLineMachine } from '../../../machines/cartLine';
import { button, press, pressing, there } from './pieces';

const row: Seen = { shown: [{ role: 'article', name: 'Sourdough' }] };
const removed: Seen = { ...there(button('Undo')), says: ['Sourdough removed'] };

/** A line of the cart: what the shopper does and sees (CART-01 to CART-09). */
export const cartLine = defineScreens(cartLineMachine, {
  gestures: {
    'cartLine.increased': () => [press('One more of Sourdough')],
    'cartLine.decreased': ({ entry }) => [
      press(entry.quantity === 1 ? 'Remove Sourdough from the cart' : 'One less of Sourdough'),
    ],
    'cartLine.removeChosen': pressing('Remove Sourdough from the cart'),
    'cartLine.undoChosen': pressing('Undo'),
    'cartLine.retried': pressing('Try again'),
  },
  seen: {
    'changing.resting': row,
    'changing.collectingClicks': row,
    'changing.saving': row,
    'changing.failed': { shown: [{ role: 'article', name: 'Sourdough' }, button('Try again')] },
    removing: removed,
    offeringUndo: removed,
    restoring: row,
    signingIn: {},
    goingOn: null,
    removed: { hidden: [button('Undo'), { role: 'article', name: 'Sourdough' }] },
  },
});
