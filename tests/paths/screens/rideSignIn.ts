import { defineScreens } from '../../../charts/package/define';
import { rideSignInMachine } from '../../../machines/ride/rideSignIn';
import { box, button, fill, gone, press, pressing, there, trouble } from './pieces';

const form = there(box(/^E-mail or phone/), button('Sign in'));
const choice = there(button('Save and go on'));

/** The door of couriers: what is done and seen (RIDE-01). */
export const rideSignIn = defineScreens(rideSignInMachine, {
  gestures: {
    'rideSignIn.submitted': ({ login, password }) => [
      fill(/^E-mail or phone/, login),
      fill(/^Password/, password),
      press('Sign in'),
    ],
    'rideSignIn.passwordChosen': ({ password }) => [
      fill(/^New password/, password),
      press('Save and go on'),
    ],
    'rideSignIn.edited': () => [fill(/^E-mail or phone/, 'r')],
    'rideSignIn.toSignIn': pressing('To the sign-in'),
  },
  seen: {
    arriving: null,
    entering: form,
    signingIn: form,
    wrong: { ...form, says: ['E-mail, phone or password is not right.'] },
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
