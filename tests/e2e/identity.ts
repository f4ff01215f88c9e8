import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { test as shopTest } from './journeys';
import { identityAddress } from './servers';

export { expect };

export const test = shopTest.extend<object>({ baseURL: identityAddress });

let made = 0;

/** An e-mail and a phone that nobody has used: tests run beside each other on one shop. */
export function somebody() {
  made += 1;
  const digits = String(Date.now() % 1e6).padStart(6, '0');
  const own = `${digits}${String(process.pid % 100).padStart(2, '0')}${made % 10}`;
  return { name: 'Salma Haddad', email: `salma${own}@example.com`, phone: `5${own.slice(1)}` };
}

export async function codeFor(request: APIRequestContext, recipient: string): Promise<string> {
  let code = '';
  await expect(async () => {
    const { messages } = await (await request.get('/demo/outbox')).json();
    code = messages.find((sent: { to: string }) => sent.to.endsWith(recipient))?.code ?? '';
    expect(code).toMatch(/^\d{6}$/);
  }).toPass();
  return code;
}

export async function sentTo(request: APIRequestContext, recipient: string): Promise<string[]> {
  const { messages } = await (await request.get('/demo/outbox')).json();
  return messages
    .filter((sent: { to: string }) => sent.to.endsWith(recipient))
    .map((sent: { code: string }) => sent.code);
}

/** A finished account with the password `secret1`; answers its token. */
export async function makeAccount(request: APIRequestContext, who: ReturnType<typeof somebody>) {
  const phone = `+966${who.phone}`;
  const post = async (path: string, data: object) =>
    (await request.post(`/api/v1/auth/${path}`, { data })).json();
  let answer = await post('sign-up', {
    ...who,
    phone,
    password: 'secret1',
    confirm_password: 'secret1',
  });
  for (let proofs = 0; proofs < 2 && !answer.token; proofs += 1) {
    const on = answer.type === 'email' ? 'email' : 'phone';
    const to = on === 'email' ? who.email : phone;
    const otp = await codeFor(request, to);
    const proof = { [on]: to, otp, login_type: 'manual', verification_type: on };
    answer = await post('verify-phone', proof);
  }
  expect(answer.token).toBeTruthy();
  return answer.token as string;
}

export async function openSignIn(page: Page) {
  await page.goto('/about-us');
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Sign In').first()).toBeVisible();
  return dialog;
}

/** Types a code into the boxes as a paste does, and sends it. */
export async function typeCode(page: Page, code: string) {
  const first = page.getByRole('textbox', { name: 'Digit 1 of 6' });
  await expect(first).toBeVisible();
  await first.evaluate((box, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', `${text.slice(0, 3)}-${text.slice(3)}`);
    const paste = { clipboardData, bubbles: true, cancelable: true };
    box.dispatchEvent(new ClipboardEvent('paste', paste));
  }, code);
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
}

/** The shop's settings with some of them changed, for this page only. */
export async function withSettings(
  page: Page,
  change: (config: Record<string, unknown>) => Record<string, unknown>,
) {
  await page.route('**/api/v1/config', async (route) => {
    const answer = await route.fetch();
    const config = await answer.json();
    await route.fulfill({ response: answer, json: { ...config, ...change(config) } });
  });
}

export const accountOf = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name: `Account of ${name}` });
