import { defineScreens, type Seen } from '../../../charts/paths/screens';
import { tripLineMachine } from '../../../machines/tripLine';
import { button, press, pressing, there } from './pieces';

const row: Seen = { shown: [{ role: 'article', name: 'Atlas' }] };
const removed: Seen = { ...there(button('Undo')), says: ['Atlas removed'] };

/** A vehicle of the trip: what the shopper does and sees (RCART-01 to RCART-06). */
export const tripLine = defineScreens(tripLineMachine, {
  gestures: {
    'tripLine.increased': () => [press('One more of Atlas')],
    'tripLine.decreased': ({ line }) => [
      press(line.quantity === 1 ? 'Remove Atlas from the trip' : 'One less of Atlas'),
    ],
    'tripLine.removeChosen': pressing('Remove Atlas from the trip'),
    'tripLine.undoChosen': pressing('Undo'),
    'tripLine.retried': pressing('Try again'),
  },
  seen: {
    'changing.resting': row,
    'changing.collectingClicks': row,
    'changing.saving': row,
    'changing.failed': { shown: [{ role: 'article', name: 'Atlas' }, button('Try again')] },
    removing: removed,
    offeringUndo: removed,
    restoring: row,
    goingOn: null,
    removed: { hidden: [button('Undo'), { role: 'article', name: 'Atlas' }] },
  },
});
