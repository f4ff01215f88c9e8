import type { Page, Request, Route } from '@playwright/test';
import { accountOf, expect, makeAccount, somebody, test } from './identity';
import { enterStore, fillCart, openCart, rememberModule } from './journeys';

test.use({ allowedErrors: [/401 \(Unauthorized\)/] });

const note = 'Ring twice, the bell is broken';
const wishes = 10;

const callOf = (request: Request) => {
  const { pathname, search } = new URL(request.url());
  return `${request.method()} ${pathname.replace('/api/v1', '')}${search}`;
};

/** Calls that carry a token are held, and let go together; each is noted with the token that it carried. */
async function holdCalls(page: Page) {
  const held: Route[] = [];
  const asked: { call: string; token: string }[] = [];
  let isHolding = true;
  await page.route('**/api/v1/**', async (route) => {
    const token = route.request().headers().authorization?.replace('Bearer ', '');
    if (token) asked.push({ call: callOf(route.request()), token });
    if (token && isHolding) held.push(route);
    else await route.continue();
  });
  return {
    held: () => held.map((route) => callOf(route.request())),
    letGoButFirst: async () => {
      isHolding = false;
      await Promise.all(held.splice(1).map((route) => route.continue()));
    },
    letGoFirst: async () => held.pop()?.continue(),
    askedWith: (one: string) =>
      asked.flatMap(({ call, token }) => (token === one ? call : [])).sort(),
  };
}

/** How many dialogs have been opened from now on, also such as closed at once. */
async function countDialogs(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const opened = new Set<Element>();
    Reflect.set(window, 'openedDialogs', opened);
    new MutationObserver(() => {
      for (const dialog of document.querySelectorAll('[role=dialog]')) opened.add(dialog);
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'openedDialogs').size);
}

test('the session ends under ten hearts and a page of reads: one dialog, and all goes on (SESS-11, GATE-07, WISH-01, WISH-03)', async ({
  page,
  request,
}) => {
  const who = somebody();
  const token = await makeAccount(request, who);
  await rememberModule(page);
  await page.evaluate((value) => localStorage.setItem('token', value), token);
  await enterStore(page);
  const dish = await fillCart(page);
  await openCart(page);
  await page.getByRole('button', { name: 'Proceed To Checkout' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('textbox', { name: /Note/ }).fill(note);
  await page.goBack();
  await page.goBack();
  const hearts = page.getByRole('main').getByRole('button', { name: /^Wishlist: / });
  await expect(hearts.nth(wishes - 1)).toBeVisible();

  const calls = await holdCalls(page);
  for (let nth = 0; nth < wishes; nth += 1) await hearts.nth(nth).click();
  await accountOf(page, 'Salma').click();
  await page.getByRole('menuitem', { name: 'Wallet' }).click();
  const isOfWallet = (call: string) => call.startsWith('GET /customer/wallet/');
  await expect.poll(() => calls.held().filter(isOfWallet).length).toBe(2);
  const wished = calls.held().filter((call) => call.startsWith('POST /customer/wish-list/add'));
  expect(wished).toHaveLength(wishes);
  await request.post('/api/v1/auth/logout', { headers: { Authorization: `Bearer ${token}` } });
  const dialogsOpened = await countDialogs(page);
  const refused = calls.held().sort();
  const [late] = calls.held();
  await calls.letGoButFirst();

  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await dialog.getByLabel('Email or phone').fill(who.email);
  await dialog.getByLabel(/^Password/).fill('secret1');
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Logged in successfully')).toBeVisible();
  const renewed = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
  // One of them is refused when its shopper has signed in already.
  await calls.letGoFirst();
  await expect.poll(() => calls.askedWith(renewed)).toContain(late);
  expect(await dialogsOpened()).toBe(1);

  await page.goBack();
  for (let nth = 0; nth < wishes; nth += 1)
    await expect(hearts.nth(nth)).toHaveAttribute('aria-pressed', 'true');
  expect(calls.askedWith(token)).toEqual(refused);
  // The profile is read with the session, and once more when the carts are settled.
  const asked = calls.askedWith(renewed);
  expect(asked.filter((call, at) => asked.indexOf(call) !== at)).toEqual(['GET /customer/info']);
  expect(asked.filter((call) => wished.includes(call))).toEqual([...wished].sort());

  await openCart(page);
  await expect(page.getByRole('dialog').getByRole('article', { name: dish })).toBeVisible();
  await page.getByRole('button', { name: 'Proceed To Checkout' }).click();
  await expect(page.getByRole('main').getByText(note)).toBeVisible();
});
