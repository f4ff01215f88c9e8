import type { Page } from 'playwright-core';
import { defineSurroundings } from '../../../charts/package/define';
import { otpMachine } from '../../../machines/identity/otp';
import { otp as model } from '../models/otp';
import { otp as screens } from '../screens/otp';
import { answersOf, no } from './answers';
import { withSettings } from './changed';
import { everyWay } from './everyWay';
import { newPerson, typed } from './people';
import { playOf } from './play';
import { typeAs } from './shop';

/** A sign-in by a code that is sent to a phone, as far as that; what else is typed is replaced like it. */
export async function codeSent(
  page: Page,
  phone: string,
  words: Readonly<Record<string, string>> = {},
): Promise<void> {
  await typeAs(page, { ...words, [typed.phone]: phone }, [phone]);
  await withSettings(page, ({ centralize_login }) => ({
    centralize_login: {
      ...(centralize_login as object),
      ...everyWay,
      manual_login_status: 0,
      social_login_status: 0,
    },
  }));
  await page.goto('/about-us');
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Phone/ }).fill(typed.phone);
  await dialog.getByRole('button', { name: 'Send me a code' }).click();
}

export const otp = playOf(
  model,
  {
    ...screens,
    seen: {
      ...screens.seen,
      // It is the shop that says which phone it was.
      'awaitingCode.enteringCode': {
        ...screens.seen['awaitingCode.enteringCode'],
        says: [/We sent a code of six digits to \+966/],
      },
    },
  },
  defineSurroundings(otpMachine, {
    starts: {
      // A code is sent to a phone once a minute, so that it is one's own.
      'no code sent': async (page) => codeSent(page, (await newPerson()).phone),
    },
    answers: {
      sendCode: answersOf('POST /auth/login', {
        sent: 'its own',
        refused: no('otp_too_many', 'No.', 429),
      }),
      checkCode: answersOf('POST /auth/login', {
        verified: 'its own',
        wrong: no('otp_wrong', 'No.', 403),
        expired: no('otp_expired', 'No.', 403),
        'too many tries': no('otp_too_many', 'No.', 429),
      }),
    },
    // A minute that passes ends a call that waits, too: no other code is asked for here.
  }),
);
