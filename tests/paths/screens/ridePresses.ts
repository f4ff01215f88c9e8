import { defineScreens } from '../../../charts/package/define';
import { fromWithout, type Seen } from '../../../charts/paths/screens';
import { ridePressesMachine } from '../../../machines/ride/ridePresses';
import { button, gone, pressing, there } from './pieces';

const again = button('Send now');
const quiet: Seen = gone(again);

/** What is kept of what a courier presses: what is done and seen (RIDE-09). */
export const ridePresses = defineScreens(ridePressesMachine, {
  gestures: {
    // The orders' own flows and the duty button press.
    'ridePresses.pressed': () => fromWithout,
    'ridePresses.retried': pressing('Send now'),
  },
  seen: {
    resting: quiet,
    sending: quiet,
    waiting: { ...there(again), says: ['once the shop is reached'] },
    signedOut: quiet,
  },
});
