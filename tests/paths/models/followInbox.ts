import { defineModel } from '../../../charts/package/define';
import { followInboxMachine } from '../../../machines/orders/followInbox';

export const followInbox = defineModel(followInboxMachine, {
  inputs: { 'a customer': undefined },
  events: {
    'followInbox.changed': [{}],
    'followInbox.streamEnded': [{}],
  },
  results: { askInbox: { 'how the inbox stands': { unread: 1 } }, streamInbox: {} },
  infeasible: {
    'followInbox.streaming|xstate.done.actor.streamInbox|0':
      'A stream never ends by itself: it says followInbox.streamEnded',
  },
});
