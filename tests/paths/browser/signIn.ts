import type { Page } from 'playwright-core';
import { defineSurroundings } from '../../../charts/package/define';
import type { Answer, Play } from '../../../charts/paths/surroundings';
import { signInMachine } from '../../../machines/identity/signIn';
import { signIn as model } from '../models/signIn';
import { signIn as screens } from '../screens/signIn';
import { refusal } from './answers';
import { withSettings } from './changed';
import { everyWay } from './everyWay';
import { customer, newPerson, typed } from './people';
import { typeAs } from './shop';

const button = (name: string) => ({ role: 'button', name });
/**
 * Opens the dialog from the header, in a shop with other ways to sign in. The phone that is proved is one's own: a code is
 * sent to a phone once a minute, and nobody proved it before, so that it ends the password.
 */
const opened = (change: Record<string, number>) => async (page: Page) => {
  const { email, password } = await customer();
  const { phone } = await newPerson();
  await typeAs(page, { [typed.email]: email, [typed.password]: password, [typed.phone]: phone });
  await withSettings(page, ({ centralize_login }) => ({
    centralize_login: { ...(centralize_login as object), ...everyWay, ...change },
  }));
  await page.goto('/about-us');
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
};

const logIn = 'POST /auth/login';
const logInAnswers: Record<string, Answer> = {
  'let in': { call: logIn },
  'wrong password': { call: logIn, status: 401, body: refusal('credentials') },
  'there were too many attempts': { call: logIn, status: 429, body: refusal('rate_limited') },
  failure: { call: logIn, dead: true },
};
const proofs: Record<string, Answer> = {
  proved: { gestures: [{ press: button('Use it') }, { press: button('Verify') }] },
};

export const signIn: Play = {
  model,
  screens,
  surroundings: defineSurroundings(signInMachine, {
    starts: {
      'every way': opened({}),
      'codes only': opened({ manual_login_status: 0, social_login_status: 0 }),
    },
    answers: {
      logIn: (result) => logInAnswers[result] ?? null,
      otp: (result) => proofs[result] ?? null,
      finishLogin: (result) => (result === 'finished' ? 'at once' : null),
      // Flows of their own.
      socialLogin: () => null,
      signUp: () => null,
      profileCompletion: () => null,
    },
  }),
};
