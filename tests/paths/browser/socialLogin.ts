import type { Page } from 'playwright-core';
import { defineSurroundings } from '../../../charts/package/define';
import type { Answer } from '../../../charts/paths/surroundings';
import { socialLoginMachine } from '../../../machines/identity/socialLogin';
import { socialLogin as model } from '../models/socialLogin';
import { press } from '../screens/pieces';
import { socialLogin as screens } from '../screens/socialLogin';
import { answersOf, codeTyped, no } from './answers';
import { withSettings } from './changed';
import { everyWay } from './everyWay';
import { customer } from './people';
import { notAt, playOf } from './play';
import { providerAnswers, scriptedProvider } from './provider';

/** Whoever the provider names is a customer: the shop itself would ask the provider about them. */
let token = '';

const minute = 60_000;
const calls = ['/auth/social-login', '/auth/social-register'];

/** A code that proves an account lets its owner in. */
async function provable(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => calls.some((call) => pathname.endsWith(call)),
    (route) => {
      const { otp }: { otp: string | null } = route.request().postDataJSON();
      return otp === null ? route.fallback() : route.fulfill({ json: { token } });
    },
  );
}

async function opened(page: Page): Promise<void> {
  ({ token } = await customer());
  await scriptedProvider(page);
  await provable(page);
  await withSettings(page, ({ centralize_login }) => ({
    centralize_login: { ...(centralize_login as object), ...everyWay },
  }));
  await page.goto('/about-us');
}

/** None of these has the button. */
const noOtherWay =
  /^(askingProvider\.signingInThere|loggingIn|askingIdentity|provingAccount|askingPhone\.sendingPhone)$/;

/** As the shop tells of a code that is on its way. */
const codeSent = () => ({
  on: 'email',
  to: 'a@b.co',
  resend_at: new Date(Date.now() + minute).toISOString(),
  expires_at: new Date(Date.now() + 10 * minute).toISOString(),
});

/** A reload of the tab in which this step was under way. */
const interrupted = (step: object, mail?: string) => async (page: Page) => {
  const sent = { to: mail, resendIn: minute, resendAt: Date.now() + minute };
  const kept = {
    purpose: 'social',
    medium: 'google',
    verified: 'no',
    phone: '',
    existing: null,
    ...step,
    proof: mail
      ? {
          on: 'email',
          to: mail,
          sent: { ...sent, demoCode: null, sessionInfo: null },
        }
      : null,
    until: Date.now() + 10 * minute,
    identity: {
      medium: 'google',
      token: 'none',
      uniqueId: 'g1',
      email: 'ann@example.com',
      name: 'Ann',
    },
  };
  await page.addInitScript((text) => {
    if (sessionStorage.getItem('reloaded')) return;
    sessionStorage.setItem('reloaded', '1');
    sessionStorage.setItem('code-on-its-way', text);
  }, JSON.stringify(kept));
  await opened(page);
  await page.getByRole('dialog').waitFor();
};

const answers = (call: string) => (result: string) =>
  answersOf(call, {
    'let in': [200, { token }],
    'somebody like that is known': [
      200,
      { token: null, is_exist_user: { name: 'Ann', image: '' } },
    ],
    'a proof is asked for': [
      403,
      {
        errors: [
          {
            code: 'unverified_match',
            message: 'No.',
            code_sent: codeSent(),
          },
        ],
      },
    ],
    'a phone is asked for': no('email', 'No.'),
    refused: no('social_disabled', 'No.'),
  })(result);

/** What proves an account lets its owner in: no proof that lets nobody in. */
const proofs: Record<string, Answer> = {
  proved: { gestures: codeTyped },
  'given up': { gestures: [press(/^Change/)] },
};

export const socialLogin = playOf(
  model,
  notAt(screens, { 'socialLogin.anotherWayChosen': noOtherWay }),
  defineSurroundings(socialLoginMachine, {
    starts: {
      'by Google': async (page) => {
        await opened(page);
        await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
        const there = page.waitForEvent('popup');
        await page.getByRole('button', { name: 'Continue with Google' }).click();
        await there;
      },
      'a reload at the phone': interrupted({}),
      'a reload at Is It You?': interrupted({
        verified: 'default',
        existing: { name: 'Ann', image: '' },
      }),
      'a reload at the account’s proof': interrupted({ verified: 'yes' }, 'a@b.co'),
    },
    answers: {
      askProvider: providerAnswers,
      // Whoever was asked for a phone is told of with it from then on.
      logInWithProvider: (result, { context: { phone } }) =>
        answers(phone ? 'POST /auth/social-register' : 'POST /auth/social-login')(result),
      registerWithPhone: answers('POST /auth/social-register'),
      otp: (result) => proofs[result] ?? null,
    },
  }),
);
