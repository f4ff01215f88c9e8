import { defineScreens } from '../../../charts/package/define';
import type { Seen } from '../../../charts/paths/screens';
import { changeStoreMachine } from '../../../machines/desk/changeStore';
import { box, button, dialog, fill, gone, press, pressing, there } from './pieces';

const question = dialog('Take no orders for a while?');
const store: Seen = { shown: [box('E-mail of who joins'), button('Invite')], hidden: [question] };

/** What a store says of itself: what is done and seen (DESK-10, DESK-11). */
export const changeStore = defineScreens(changeStoreMachine, {
  gestures: {
    'changeStore.asked': ({ change }) =>
      change.kind === 'invite'
        ? [fill('E-mail of who joins', change.email), press('Invite')]
        : [press('1 hour')],
    'changeStore.confirmed': pressing('Close the store'),
    'changeStore.declined': pressing('Cancel'),
    'changeStore.retried': pressing('Try again'),
    'changeStore.givenUp': pressing('Leave it as it was'),
    'changeStore.read': pressing('All right'),
  },
  seen: {
    ready: store,
    confirming: there(question, button('Close the store')),
    telling: store,
    noted: store,
    refused: { ...store, says: ['No.'] },
    failed: { ...store, says: ['The shop is not reached'] },
    signedOut: gone(button('Invite')),
  },
});
