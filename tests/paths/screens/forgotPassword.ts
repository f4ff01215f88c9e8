import { defineScreens } from '../../../charts/package/define';
import type { Seen } from '../../../charts/paths/screens';
import { forgotPasswordMachine } from '../../../machines/identity/forgotPassword';
import { box, button, fill, press, pressing, radio, there, trouble } from './pieces';

const send = button('Send the code');
const change = button('Change my password');
const request: Seen = { ...there(send), says: ['Step 1 of 3'] };
const newPassword: Seen = { ...there(box(/^New password/), change), says: ['Step 3 of 3'] };

/** A forgotten password: what the shopper does and sees (FORGOT-01 to FORGOT-14). */
export const forgotPassword = defineScreens(forgotPasswordMachine, {
  gestures: {
    'forgotPassword.methodChosen': () => [{ press: radio('By email') }],
    'forgotPassword.submitted': ({ to }, { context: { method } }) =>
      // A phone number is no e-mail address, nor the other way round.
      to.includes('@') === (method === 'email')
        ? [fill(method === 'phone' ? /^Phone/ : /^Email/, to), press('Send the code')]
        : null,
    'forgotPassword.passwordSubmitted': ({ password, confirmPassword }) => [
      fill(/^New password/, password),
      fill(/^Confirm Password/, confirmPassword),
      press('Change my password'),
    ],
    'forgotPassword.edited': (_, { at: [place], context: { method } }) => {
      if (place === 'codeUsedUp') return [press('Ask for another code')];
      if (place?.startsWith('settingPassword')) return [fill(/^New password/, 'secret3')];
      return method === 'phone' ? [fill(/^Phone/, '+15550101230')] : [fill(/^Email/, 'b@b.co')];
    },
    // Back and Forward of the browser do.
    'forgotPassword.stepRequested': () => null,
    'forgotPassword.signInRequested': pressing('Sign In'),
  },
  seen: {
    arriving: null,
    withoutMethod: { says: ['Sorry, Something Went Wrong'], hidden: [send] },
    'requesting.enteringAddress': request,
    'requesting.requestingCode': { says: ['Step 1 of 3'] },
    'requesting.refused': { ...request, says: ['No.'] },
    'requesting.failed': { ...request, says: [trouble] },
    provingCode: { says: ['Step 2 of 3'], hidden: [send] },
    'settingPassword.enteringPassword': newPassword,
    'settingPassword.savingPassword': { says: ['Step 3 of 3'] },
    'settingPassword.refused': { ...newPassword, says: ['No.'] },
    'settingPassword.failed': { ...newPassword, says: [trouble] },
    codeUsedUp: { ...there(button('Ask for another code')), says: ['Another code is needed'] },
    signingIn: { says: ['Your password has been changed.'] },
    changed: { ...there(button('Sign In')), says: ['Your password has been changed.'] },
    done: {},
  },
  unseen: { 'forgotPassword.stepRequested': 'Back and Forward of the browser ask for steps' },
});
