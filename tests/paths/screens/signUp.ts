import { defineScreens } from '../../../charts/package/define';
import type { Piece, Seen } from '../../../charts/paths/screens';
import { signUpMachine } from '../../../machines/identity/signUp';
import { box, fill, press, pressing, there, trouble } from './pieces';

const name: Piece = box(/^Name/);
const terms: Piece = { role: 'checkbox', name: /I accept/ };
const form: Seen = there(name, box(/^Email/), terms);

/** A new account: what the newcomer does and sees (SIGN-01 to SIGN-10). */
export const signUp = defineScreens(signUpMachine, {
  gestures: {
    'signUp.submitted': ({ values }) => [
      fill(/^Name/, values.name),
      fill(/^Email/, values.email),
      fill(/^Phone/, values.phone),
      { fill: { role: 'textbox', name: /^Password/ }, with: values.password },
      { fill: { role: 'textbox', name: /^Confirm Password/ }, with: values.confirm_password },
      { tick: terms },
      press('Sign Up'),
    ],
    'signUp.edited': () => [fill(/^Name/, 'Anne')],
    'signUp.loginChosen': pressing('Sign In'),
    // The dialog around it is closed.
    'signUp.cancelled': () => null,
  },
  seen: {
    enteringDetails: form,
    creatingAccount: form,
    refused: { ...form, says: ['No.'] },
    failed: { ...form, says: [trouble] },
    // The dialog around it goes on.
    created: {},
    loginChosen: {},
    cancelled: {},
  },
  unseen: { 'signUp.cancelled': 'The dialog around it is closed' },
});
