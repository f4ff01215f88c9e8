import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readEnv } from '../../../server/env';
import { runWithWarnings } from '../../../server/settings/command';
import { writeSetting } from '../../../server/settings/settings';
import { signInGaps } from '../../../server/settings/signInGaps';
import { createTestServer, type TestServer } from '../../support/server';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const off = {
  otp_login_status: 0,
  manual_login_status: 0,
  social_login_status: 0,
  phone_verification_status: 0,
  email_verification_status: 0,
  google_login_status: 0,
  facebook_login_status: 0,
  apple_login_status: 0,
};
beforeEach(async () => {
  await writeSetting(server.db, 'firebase_otp_verification', 0);
});

const production = { DEMO_MODE: '0', DATABASE_URL: 'postgres://shop@127.0.0.1/shop' };
const mail = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'shop@shop.example' };
const text = { SMS_URL: 'https://sms.example' };
const firebase = { FIREBASE_PROJECT_ID: 'shop', FIREBASE_API_KEY: 'key' };
async function gaps(login: object, env: Record<string, string>) {
  await writeSetting(server.db, 'centralize_login', { ...off, ...login });
  return signInGaps(server.db, readEnv(env));
}

const nobody = 'Warning: nobody can sign in: no way that centralize_login switches on is set up.';
const noProvider =
  'Warning: social sign-in is switched on (centralize_login) but not set up: it needs FIREBASE_PROJECT_ID.';
const noneNamed =
  'Warning: social sign-in is switched on (centralize_login) without a provider: google_login_status, facebook_login_status or apple_login_status.';
const noCode =
  'Warning: sign-in by code is switched on (centralize_login) but no code can be sent: it needs SMS_URL and is_sms_active.';
const noPhoneProof =
  'Warning: phones are to be proved (centralize_login) but no code can be sent: it needs SMS_URL and is_sms_active.';
const noEmailProof =
  'Warning: e-mails are to be proved (centralize_login) but no code can be sent: it needs SMTP_URL and is_mail_active.';
const noReset =
  'Warning: a forgotten password cannot be replaced: no code can be sent by e-mail (SMTP_URL, is_mail_active) or text message (SMS_URL, is_sms_active).';

const google = { social_login_status: 1, google_login_status: 1 };
it.each<[string, object, Record<string, string>, string[]]>([
  ['the demo as it comes', { manual_login_status: 1 }, {}, []],
  ['only social, no provider set up', google, {}, [nobody, noProvider]],
  ['only social, no provider named', { social_login_status: 1 }, firebase, [nobody, noneNamed]],
  ['social by Firebase', google, { ...production, ...firebase }, []],
  ['codes in the demo', { otp_login_status: 1 }, {}, []],
  [
    'codes in production without a way to send',
    { otp_login_status: 1 },
    production,
    [nobody, noCode],
  ],
  ['codes in production by text message', { otp_login_status: 1 }, { ...production, ...text }, []],
  [
    'proofs in production without a way to send',
    { manual_login_status: 1, phone_verification_status: 1, email_verification_status: 1 },
    production,
    [noPhoneProof, noEmailProof, noReset],
  ],
  [
    'proofs in production, with all ways',
    { manual_login_status: 1, phone_verification_status: 1, email_verification_status: 1 },
    { ...production, ...mail, ...text },
    [],
  ],
])('LOGIN-05 %s', async (_, login, env, expected) => {
  expect(await gaps(login, env)).toEqual(expected);
});

it('OTP-14 codes by Firebase need its project', async () => {
  await writeSetting(server.db, 'firebase_otp_verification', 1);
  const byCode = { otp_login_status: 1 };
  expect(await gaps(byCode, {})).toEqual([
    nobody,
    'Warning: sign-in by code is switched on (centralize_login) but no code can be sent: it needs FIREBASE_PROJECT_ID.',
  ]);
  expect(await gaps(byCode, { ...production, ...firebase })).toEqual([]);
});

it('the settings command says so where it is set, and in its list', async () => {
  const value = JSON.stringify({ ...off, ...google });
  const set = { verb: 'set', field: 'centralize_login', value } as const;
  const env = readEnv({});
  const { text: said } = await runWithWarnings(server.db, env, set);
  expect(said.split('\n').slice(1)).toEqual([nobody, noProvider]);
  const { text: list } = await runWithWarnings(server.db, env, { verb: 'list' });
  expect(list.split('\n').slice(-2)).toEqual([nobody, noProvider]);
  const other = { verb: 'set', field: 'business_name', value: 'Flowmart' } as const;
  expect((await runWithWarnings(server.db, env, other)).text).toBe('business_name = "Flowmart"');
});
