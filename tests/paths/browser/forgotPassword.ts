import type { Page } from 'playwright-core';
import { defineSurroundings } from '../../../charts/package/define';
import { forgotPasswordMachine } from '../../../machines/identity/forgotPassword';
import { forgotPassword as forgotPasswordModel } from '../models/forgotPassword';
import { forgotPassword as forgotPasswordScreens } from '../screens/forgotPassword';
import { press } from '../screens/pieces';
import { answersOf, codeTyped, no, signInAnswers } from './answers';
import { withSettings } from './changed';
import { newPerson, typed } from './people';
import { playOf } from './play';
import { typeAs } from './shop';

/** The page of a forgotten password in a shop that sends codes both ways, or none. */
const forgotten = (ways: 0 | 1) => async (page: Page) => {
  const { email, phone, password } = await newPerson();
  const words = { [typed.newPhone]: phone, [typed.email]: email, [typed.password]: password };
  await typeAs(page, words, [phone, email]);
  await withSettings(page, () => ({ is_mail_active: ways, is_sms_active: ways }));
  await page.goto('/forgot-password');
};

export const forgotPassword = playOf(
  forgotPasswordModel,
  forgotPasswordScreens,
  defineSurroundings(forgotPasswordMachine, {
    starts: { 'by phone and e-mail': forgotten(1), 'no way': forgotten(0) },
    answers: {
      requestCode: answersOf('POST /auth/forgot-password', {
        sent: 'its own',
        'too many asked for': no('otp_too_many', 'No.'),
      }),
      otp: (result, { context: { method } }) => {
        if (result === 'proved') return { gestures: codeTyped };
        return result === 'another address is wanted'
          ? { gestures: [press(method === 'phone' ? 'Change the number' : 'Change the email')] }
          : null;
      },
      setPassword: answersOf('PUT /auth/reset-password', {
        // Who lost the password would not sign in at the end, to delete the account.
        changed: [200, { message: 'Changed.' }],
        'the code is used up': no('otp_expired', 'No.'),
        'the password is refused': no('validation', 'No.'),
      }),
      askToSignIn: (result) =>
        result === 'went away' ? { gestures: [press('Close')] } : signInAnswers(result),
    },
  }),
);
