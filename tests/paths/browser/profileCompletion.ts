import type { Page } from 'playwright-core';
import { defineSurroundings } from '../../../charts/package/define';
import { profileCompletionMachine } from '../../../machines/identity/profileCompletion';
import { profileCompletion as model } from '../models/profileCompletion';
import { profileCompletion as screens } from '../screens/profileCompletion';
import { answersOf, no } from './answers';
import { codeSent } from './otp';
import { newPerson, personToBe } from './people';
import { playOf } from './play';

/** Who is let in at the end is removed like everybody else: an account by code alone could not be. */
let token = '';

/** Somebody of whom the shop knows a proved phone, and nothing else. */
async function proved(page: Page): Promise<void> {
  ({ token } = await newPerson());
  await codeSent(page, personToBe().phone);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Digit 1 of 6' }).waitFor();
  await dialog.getByRole('button', { name: 'Use it' }).click();
  await dialog.getByRole('button', { name: 'Verify' }).click();
}

export const profileCompletion = playOf(
  model,
  screens,
  defineSurroundings(profileCompletionMachine, {
    starts: { 'by code': proved },
    answers: {
      completeProfile: (result) =>
        answersOf('POST /auth/update-info', {
          completed: [200, { token, is_personal_info: 1 }],
          'too late': no('completion_expired', 'No.', 403),
          'the e-mail is taken': no('email_taken', 'No.', 403),
          'there were too many attempts': no('rate_limited', 'No.', 429),
        })(result),
    },
  }),
);
