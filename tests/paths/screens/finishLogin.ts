import { defineScreens } from '../../../charts/package/define';
import type { Seen } from '../../../charts/paths/screens';
import { finishLoginMachine } from '../../../machines/identity/finishLogin';
import { button, gone, pressing, there, trouble } from './pieces';

const mine = button('The new one, of Corner Shop');
const kept = button('The one of your account, of Palm Market');
const question: Seen = { ...there(mine, kept), says: ['There are two carts'] };
const quiet: Seen = gone(mine, kept, button('Try again'));

/** What follows an accepted login: what the shopper does and sees (LOGIN-20 to LOGIN-24). */
export const finishLogin = defineScreens(finishLoginMachine, {
  gestures: {
    'finishLogin.cartChosen': ({ keep }) => [{ press: keep === 'guest' ? mine : kept }],
    'finishLogin.retried': pressing('Try again'),
    'finishLogin.skipped': pressing('Decide later'),
  },
  seen: {
    storingToken: quiet,
    unstored: {
      ...there(button('Try again')),
      says: ['This browser could not remember that you are signed in.'],
    },
    choosingCart: question,
    takingOverCart: there(mine),
    cartRefused: { ...question, says: ['No.'] },
    cartFailed: { ...question, says: [trouble] },
    refetchingCart: quiet,
    refreshingProfile: quiet,
    welcoming: null,
    finished: quiet,
  },
});
