import type { Page } from 'playwright-core';
import { type Answer, defineSurroundings, type Play } from '../../../charts/paths/surroundings';
import { signInMachine } from '../../../machines/identity/signIn';
import { signIn as model } from '../models/signIn';
import { signIn as screens } from '../screens/signIn';
import { holdOwnPhone, refusal } from './shop';

const button = (name: string) => ({ role: 'button', name });
export const everyWay = {
  otp_login_status: 1,
  manual_login_status: 1,
  social_login_status: 1,
  google_login_status: 1,
  facebook_login_status: 1,
  apple_login_status: 1,
};

/** Opens the dialog from the header, in a shop with other ways to sign in. */
const opened = (change: Record<string, number>) => async (page: Page) => {
  await holdOwnPhone(page);
  await page.route('**/api/v1/config', async (route) => {
    const answer = await route.fetch();
    const config = (await answer.json()) as { centralize_login: object };
    const centralize_login = { ...config.centralize_login, ...everyWay, ...change };
    await route.fulfill({ response: answer, json: { ...config, centralize_login } });
  });
  await page.goto('/about-us');
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
};

const logIn = 'POST /auth/login';
const logInAnswers: Record<string, Answer> = {
  'let in': { call: logIn },
  'wrong password': { call: logIn, status: 401, body: refusal('credentials') },
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
