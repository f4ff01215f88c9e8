import { defineScreens } from '../../../charts/package/define';
import { deskSignInMachine } from '../../../machines/desk/deskSignIn';
import { box, button, fill, gone, press, pressing, there, trouble } from './pieces';

const form = there(box(/^Email/), button('Sign in'));
const choice = there(button('Save and open the desk'));

/** The door of the desk: what is done and seen (DESK-01, DESK-02). */
export const deskSignIn = defineScreens(deskSignInMachine, {
  gestures: {
    'deskSignIn.submitted': ({ email, password }) => [
      fill(/^Email/, email),
      fill(/^Password/, password),
      press('Sign in'),
    ],
    'deskSignIn.passwordChosen': ({ password }) => [
      fill(/^New password/, password),
      press('Save and open the desk'),
    ],
    'deskSignIn.edited': () => [fill(/^Email/, 'r')],
    'deskSignIn.toSignIn': pressing('To the sign-in'),
  },
  seen: {
    arriving: null,
    entering: form,
    signingIn: form,
    wrong: { ...form, says: ['E-mail or password is not right.'] },
    tooMany: { ...form, says: ['Too many tries.'] },
    failed: { ...form, says: [trouble] },
    choosing: choice,
    keepingPassword: choice,
    choosingFailed: { ...choice, says: [trouble] },
    choosingTooMany: { ...choice, says: ['Too many tries.'] },
    choosingRefused: { ...choice, says: ['This password is not taken.'] },
    expired: { ...there(button('To the sign-in')), says: ['This link was used already'] },
    signedIn: gone(button('Sign in')),
  },
});
