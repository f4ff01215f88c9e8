import { defineScreens } from '../../../charts/paths/screens';
import { followInboxMachine } from '../../../machines/orders/followInbox';

const why = 'The shop tells it, and nobody presses anything';

/** How messages reach the page: nobody does anything for it, and nothing of it is shown. */
export const followInbox = defineScreens(followInboxMachine, {
  gestures: { 'followInbox.changed': () => null, 'followInbox.streamEnded': () => null },
  seen: { 'streaming.connecting': {}, 'streaming.live': {}, asking: {}, waiting: {} },
  unseen: { 'followInbox.changed': why, 'followInbox.streamEnded': why },
});
