import { defineScreens } from '../../../charts/package/define';
import type { Piece, Seen } from '../../../charts/paths/screens';
import { signInMachine, waysOf } from '../../../machines/identity/signIn';

const button = (name: string): Piece => ({ role: 'button', name });
const identifier: Piece = { role: 'textbox', name: /^Email or phone/ };
const password: Piece = { role: 'textbox', name: /^Password/ };
const phone: Piece = { role: 'textbox', name: /^Phone/ };
const title = (name: string): Piece => ({ role: 'dialog', name });
const gone: Seen = { hidden: [title('Sign In'), title('Sign Up'), title('Verification')] };
const form: Seen = { shown: [title('Sign In'), identifier] };
const boxes: Seen = {
  shown: [title('Verification'), { role: 'textbox', name: 'Digit 1 of 6' }, button('Verify')],
};

/** The sign-in dialog: what the shopper does and sees (LOGIN-01 to LOGIN-26). */
export const signIn = defineScreens(signInMachine, {
  gestures: {
    'signIn.credentialsSubmitted': ({ values }) => [
      { fill: identifier, with: values.identifier },
      { fill: password, with: values.password },
      { key: 'Enter' },
    ],
    'signIn.phoneSubmitted': ({ values }) => [
      { fill: phone, with: values.phone },
      { press: button('Send me a code') },
    ],
    // Their pages are a provider's.
    'signIn.providerChosen': () => null,
    'signIn.edited': (_, { at: [place] }) =>
      place === 'expired' || place === 'stuck'
        ? [{ press: button('Begin again') }]
        : [{ fill: password, with: 'another' }],
    'signIn.codeChosen': (_, { at: [place] }) =>
      place === 'loggingIn.enteringPhone' ? null : [{ press: button('Sign in with a code') }],
    'signIn.passwordChosen': (_, { at: [place], context }) =>
      place === 'loggingIn.enteringPhone' && waysOf(context.loginMode).password
        ? [{ press: button('Sign in with a password') }]
        : null,
    // Whoever has a password, or may have one, is asked to sign up.
    'signIn.signUpChosen': (_, { context }) =>
      waysOf(context.loginMode).password ? [{ press: button('Sign Up') }] : null,
    'signIn.forgotPasswordChosen': (_, { at: [place] }) =>
      place === 'loggingIn.enteringPhone' ? null : [{ press: button('Forgot password?') }],
    // Another tab does.
    'signIn.signedInElsewhere': () => null,
    // What has been proved is finished by itself, in a moment.
    'signIn.dismissed': (_, { at: [place] }) =>
      place === 'finishing' ? null : [{ press: button('Close') }],
  },
  seen: {
    opening: null,
    'loggingIn.choosingForm': null,
    'loggingIn.enteringCredentials': form,
    'loggingIn.checkingCredentials': form,
    'loggingIn.refused': { ...form, says: [/No: (credentials|rate_limited)\./] },
    'loggingIn.failed': { ...form, says: [/We can't reach the shop/] },
    'loggingIn.enteringPhone': { shown: [title('Sign In'), phone, button('Send me a code')] },
    'loggingIn.choosingProvider': { shown: [title('Sign In'), { role: 'button', name: /Google/ }] },
    'loggingIn.notSetUp': { shown: [title('Sign In')], says: [/not set up/] },
    askingProvider: { shown: [title('Sign In')] },
    provingLogin: boxes,
    provingEmail: boxes,
    provingPhone: boxes,
    signingUp: { shown: [title('Sign Up'), { role: 'checkbox', name: /I accept/ }] },
    deciding: null,
    completingProfile: { shown: [title('Complete your profile')] },
    expired: { shown: [button('Begin again')] },
    stuck: { shown: [button('Begin again')] },
    finishing: {},
    signedIn: { ...gone, stored: { token: /^.{20,}$/ } },
    signedInElsewhere: gone,
    dismissed: { ...gone, stored: { token: null } },
  },
});
