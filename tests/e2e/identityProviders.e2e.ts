import type { APIRequestContext, Page } from '@playwright/test';
import { examineInBoth } from './examine';
import {
  accountOf,
  codeFor,
  expect,
  makeAccount,
  openSignIn,
  somebody,
  test,
  typeCode,
  withSettings,
} from './identity';
import { firebasePort } from './servers';

test.use({
  allowedErrors: [
    /40[013] \((Bad Request|Unauthorized|Forbidden)\)|ERR_CONNECTION_REFUSED|501 \(Not Implemented\).*recaptchaConfig/,
  ],
});

const emulator = `http://127.0.0.1:${firebasePort}/emulator/v1/projects/demo-flowmart`;

/** The code that the phone-auth provider's emulator would have sent. */
async function providerCode(request: APIRequestContext, phone: string): Promise<string> {
  let code = '';
  await expect(async () => {
    const { verificationCodes } = await (await request.get(`${emulator}/verificationCodes`)).json();
    const sent = verificationCodes.filter((one: { phoneNumber: string }) =>
      one.phoneNumber.endsWith(phone),
    );
    code = sent.at(-1)?.code ?? '';
    expect(code).toMatch(/^\d{6}$/);
  }).toPass();
  return code;
}

/** Chooses an account at a provider, in the dialog that stands for its page. */
async function chooseAccount(page: Page, provider: string, who: { name: string; email: string }) {
  await page.getByRole('button', { name: `Continue with ${provider}` }).click();
  const account = page.getByRole('dialog', { name: `Account at ${provider}` });
  await account.getByLabel('Name').fill(who.name);
  await account.getByLabel('Email').fill(who.email);
  await account.getByRole('button', { name: 'Continue' }).click();
}

const byProvider = (page: Page) => withSettings(page, () => ({ firebase_otp_verification: 1 }));

/** The steps after a provider's word about somebody new: details, then the phone's proof. */
async function completeWithPhone(page: Page, request: APIRequestContext, phone: string) {
  await page.getByLabel('Name').fill('Salma Haddad');
  await page.getByRole('textbox', { name: 'Phone' }).fill(phone);
  await page.getByRole('button', { name: 'Continue' }).click();
  await typeCode(page, await codeFor(request, phone));
  await expect(accountOf(page, 'Salma')).toBeVisible();
}

/** The same of somebody whose phone is known: an e-mail of their own, and both proofs. */
async function completeWithEmail(
  page: Page,
  request: APIRequestContext,
  who: { name: string; email: string; phone: string },
) {
  await page.getByLabel('Name').fill(who.name);
  await page.getByLabel('Email').fill(who.email);
  await page.getByRole('button', { name: 'Continue' }).click();
  const sentTo = page.getByText('We sent a code of six digits to');
  await expect(sentTo).toContainText('@example.com');
  await typeCode(page, await codeFor(request, who.email));
  await expect(sentTo).toContainText('+966');
  await typeCode(page, await codeFor(request, who.phone));
}

test('a code of the phone-auth provider is typed here and exchanged by the server (LOGIN-19, OTP-08, OTP-10, OTP-14)', async ({
  page,
  request,
}) => {
  const who = somebody();
  await byProvider(page);
  const confirmed: string[] = [];
  page.on('request', (call) => {
    if (call.url().includes('signInWithPhoneNumber')) confirmed.push(call.url());
  });
  const dialog = await openSignIn(page);
  await dialog.getByRole('button', { name: 'Sign in with a code' }).click();
  await dialog.getByRole('textbox', { name: 'Phone' }).fill(who.phone);
  await dialog.getByRole('button', { name: 'Send me a code' }).click();
  await typeCode(page, await providerCode(request, who.phone));
  await dialog.getByLabel('Name').fill(who.name);
  await dialog.getByLabel('Email').fill(who.email);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await typeCode(page, await codeFor(request, who.email));
  await expect(accountOf(page, 'Salma')).toBeVisible();
  // A code is spent once: only the server may confirm it.
  expect(confirmed).toEqual([]);
});

test('somebody new completes the profile, and is signed in at once the next time (SOC-01, SOC-02, SOC-08, SOC-09)', async ({
  page,
  request,
}) => {
  const who = somebody();
  await openSignIn(page);
  await chooseAccount(page, 'Google', who);
  await completeWithPhone(page, request, who.phone);
  await page.evaluate(() => localStorage.removeItem('token'));
  await openSignIn(page);
  await chooseAccount(page, 'Google', who);
  await expect(page.getByText('Logged in successfully')).toBeVisible();
  await expect(accountOf(page, 'Salma')).toBeVisible();
});

for (const [answer, provider] of [
  ['Yes', 'Google'],
  ['No', 'Apple'],
] as const) {
  test(`'Is It You?' answered with ${answer} (SOC-03, SOC-04)`, async ({ page, request }) => {
    const who = somebody();
    const other = somebody();
    await makeAccount(request, who);
    const dialog = await openSignIn(page);
    await chooseAccount(page, provider, { name: 'Somebody Else', email: who.email });
    await expect(dialog.getByRole('heading', { name: 'Is It You?' })).toBeVisible();
    await expect(dialog.getByText('Salma Haddad')).toBeVisible();
    if (answer === 'Yes') await examineInBoth(page, 'Is It You?');
    // The question comes back after a reload, with the provider's word.
    if (answer === 'No') {
      await page.reload();
      await expect(dialog.getByText('Salma Haddad')).toBeVisible();
    }
    await dialog.getByRole('button', { name: answer, exact: true }).click();
    if (answer === 'No') {
      // The e-mail is the other account's: a new one needs a phone.
      await dialog.getByRole('textbox', { name: 'Phone' }).fill(other.phone);
      await dialog.getByRole('button', { name: 'Continue' }).click();
      await completeWithEmail(page, request, other);
    }
    await expect(page.getByText('Logged in successfully')).toBeVisible();
    const token = await page.evaluate(() => localStorage.getItem('token'));
    const profile = await request.get('/api/v1/customer/info', {
      headers: { Authorization: `Bearer ${token}` },
    });
    const { phone } = await profile.json();
    expect(phone).toBe(`+966${answer === 'Yes' ? who.phone : other.phone}`);
  });
}

test('a provider that tells no e-mail: the shop asks for a phone and has it proved (SOC-05, SOC-07, SOC-10)', async ({
  page,
  request,
}) => {
  const who = somebody();
  const dialog = await openSignIn(page);
  await chooseAccount(page, 'Facebook', { name: who.name, email: '' });
  await expect(dialog.getByText(/One last thing/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('Please give a phone number', { exact: true })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Phone' }).fill(who.phone);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await completeWithEmail(page, request, who);
  await expect(page.getByText('Logged in successfully')).toBeVisible();
  await expect(accountOf(page, 'Salma')).toBeVisible();
});

test('a provider’s window that is closed: the form as it was, and another way (SOC-06)', async ({
  page,
}) => {
  const dialog = await openSignIn(page);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page
    .getByRole('dialog', { name: 'Account at Google' })
    .getByRole('button', { name: 'Close' })
    .click();
  await expect(dialog.getByText(/The window was closed/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Sign in another way' }).click();
  await expect(dialog.getByLabel('Email or phone')).toBeVisible();
});

test('a provider out of reach is told, and can be asked again (SOC-06, OTP-12)', async ({
  page,
}) => {
  await page.route(`**/127.0.0.1:${firebasePort}/**`, (route) => route.abort('connectionrefused'));
  const dialog = await openSignIn(page);
  await chooseAccount(page, 'Google', somebody());
  await expect(dialog.getByText(/The provider can't be reached/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
});
