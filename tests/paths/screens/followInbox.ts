import { defineScreens } from '../../../charts/package/define';
import { followInboxMachine } from '../../../machines/orders/followInbox';

const why = 'The shop tells it, and nobody presses anything';

export const followInbox = defineScreens(followInboxMachine, {
  gestures: { 'followInbox.changed': () => null, 'followInbox.streamEnded': () => null },
  seen: { 'streaming.connecting': {}, 'streaming.live': {}, asking: {}, waiting: {} },
  unseen: { 'followInbox.changed': why, 'followInbox.streamEnded': why },
});
