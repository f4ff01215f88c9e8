import { defineScreens } from '../../../charts/package/define';
import type { Seen } from '../../../charts/paths/screens';
import { editShopMachine } from '../../../machines/operator/editShop';
import { box, button, dialog, fill, gone, press, pressing, there, trouble } from './pieces';

const coupon = dialog('Coupon');
const form: Seen = there(coupon, box('Code'), button('Save'));
const turn = there(coupon, button('Yes, end it'), button('Leave it as it is'));

/** A part of the shop, here a coupon: what is done and seen (OPER-07 to OPER-09). */
export const editShop = defineScreens(editShopMachine, {
  gestures: {
    'editShop.saved': ({ saving }) =>
      saving.kind === 'coupon' ? [fill('Code', saving.form.code), press('Save')] : [press('Save')],
    'editShop.turnAsked': pressing('End it'),
    'editShop.turnConfirmed': pressing('Yes, end it'),
    'editShop.kept': (_, { at: [place], context: { step } }) => [
      press(
        place !== 'askingLeaving'
          ? 'Leave it as it is'
          : step === 'turn'
            ? 'Leave it open'
            : 'Back to the map',
      ),
    ],
    'editShop.leavingConfirmed': (_, { context: { step } }) => [
      press(step === 'turn' ? 'Close it all the same' : 'Save all the same'),
    ],
    'editShop.mineKept': pressing('Keep what I typed'),
    // In the form it is said of what was typed before the form came.
    'editShop.theirsTaken': (_, { at: [place] }) => [
      ...(place === 'editing'
        ? [fill('Code', 'TYPED'), press('End it'), press('Leave it as it is')]
        : []),
      press('Show how it stands now'),
    ],
    'editShop.retried': pressing('Try again'),
    'editShop.back': pressing('Back'),
    'editShop.closed': pressing('Close'),
  },
  seen: {
    loading: there(coupon),
    editing: form,
    saving: form,
    askingTurn: turn,
    turning: turn,
    askingLeaving: {
      ...there(coupon, button(/^(Back to the map|Leave it open)$/), button(/ all the same$/)),
      says: [/This would leave outside|It serves more by now/, '2 stores', '1 order under way'],
    },
    changedElsewhere: {
      ...there(coupon, button('Keep what I typed'), button('Show how it stands now')),
      says: [/has changed this meanwhile, so yours was not saved/],
    },
    refusedByShop: { ...there(coupon, button('Back')), says: ['No.'] },
    failed: { ...there(coupon, button('Try again')), says: [trouble] },
    gone: { ...there(coupon, button('Back to the list')), says: ['not there any more'] },
    signedOut: { ...there(coupon, button('Sign in')), says: ['Your session has ended'] },
    done: gone(coupon),
    closed: gone(coupon),
  },
});
