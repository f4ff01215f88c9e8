import { defineScreens } from '../../../charts/package/define';
import type { Seen } from '../../../charts/paths/screens';
import { editItemMachine } from '../../../machines/desk/editItem';
import { box, button, dialog, fill, gone, press, pressing, there, trouble } from './pieces';

const item = dialog('Item');
const form: Seen = there(item, box('Name (English)'), button('Save'));
const menu = there(item, button('Yes, take it off'), button('Leave it as it is'));

/** An item of a store: what is done and seen (DESK-21 to DESK-24). */
export const editItem = defineScreens(editItemMachine, {
  gestures: {
    'editItem.saved': ({ saving }) => [fill('Name (English)', saving.form.name.en), press('Save')],
    'editItem.menuAsked': pressing('Take off the menu'),
    'editItem.menuConfirmed': pressing('Yes, take it off'),
    'editItem.kept': pressing('Leave it as it is'),
    'editItem.mineKept': pressing('Keep what I typed'),
    // In the form it is said of what was typed before the form came.
    'editItem.theirsTaken': (_, { at: [place] }) => [
      ...(place === 'editing'
        ? [fill('Name (English)', 'Typed'), press('Take off the menu'), press('Leave it as it is')]
        : []),
      press('Show how it stands now'),
    ],
    'editItem.retried': pressing('Try again'),
    'editItem.back': pressing('Back to the item'),
    'editItem.closed': pressing('Close'),
  },
  seen: {
    loading: there(item),
    editing: form,
    saving: form,
    askingMenu: menu,
    turningMenu: menu,
    changedElsewhere: {
      ...there(item, button('Keep what I typed'), button('Show how it stands now')),
      says: [/has changed this item meanwhile, so yours was not saved/],
    },
    refusedByShop: { ...there(item, button('Back to the item')), says: ['No.'] },
    failed: { ...there(item, button('Try again')), says: [trouble] },
    gone: { ...there(item, button('Back to the menu')), says: ['not there any more'] },
    signedOut: { ...there(item, button('Sign in')), says: ['Your session has ended'] },
    done: gone(item),
    closed: gone(item),
  },
});
