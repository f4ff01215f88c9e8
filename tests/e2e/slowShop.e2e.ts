import type { Route } from '@playwright/test';
import { reachPayment } from './filledCart';
import { test as identityTest, makeAccount, openSignIn, somebody } from './identity';
import { expect, remember, rememberModule, test } from './journeys';

/** Holds the first call of an address back, and lets it go on when it is told to. */
function heldCall() {
  let seen: (route: Route) => void = () => undefined;
  const route = new Promise<Route>((resolve) => {
    seen = resolve;
  });
  return { hold: (held: Route) => seen(held), goOn: async () => (await route).continue() };
}

const stillWorking = /^This is taking longer than usual\. We are still working on it/;

test('an order that the shop takes long to answer: the wait says that it goes on, and then it is there (ORD-02)', async ({
  page,
}) => {
  await reachPayment(page);
  await page.getByRole('radio', { name: /Cash on delivery/ }).check();
  const { hold, goOn } = heldCall();
  await page.route('**/api/v1/customer/order/place', hold, { times: 1 });
  const pressed = Date.now();
  await page.getByRole('button', { name: /^Place order/ }).click();
  const told = page.getByRole('status').filter({ hasText: stillWorking });
  await expect(told).toBeVisible();
  expect(Date.now() - pressed).toBeGreaterThan(7_900);
  await goOn();
  await expect(page).toHaveURL(/\/track-order\?.*order_id=\d+/);
  await expect(told).toBeHidden();
});

identityTest.describe('signing in', () => {
  identityTest.use({ allowedErrors: [/net::ERR_|429 \(Too Many Requests\)/] });

  identityTest(
    'a sign-in that comes too often is sent once, and says how long to wait (ERR-01)',
    async ({ page }) => {
      let sent = 0;
      await page.route('**/api/v1/auth/login', (route) => {
        sent += 1;
        return route.fulfill({
          status: 429,
          headers: { 'Retry-After': '90' },
          json: { errors: [{ code: 'too_many_attempts', message: 'Too many attempts.' }] },
        });
      });
      const dialog = await openSignIn(page);
      await dialog.getByLabel('Email or phone').fill('salma@example.com');
      await dialog.getByLabel(/^Password/).fill('secret1');
      await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
      await expect(
        dialog.getByText('Too many attempts. Try again in 90 seconds.', { exact: true }),
      ).toBeVisible();
      expect(sent).toBe(1);
    },
  );

  identityTest(
    'a sign-in that is never answered says so in Arabic, ends, and its late answer is nobody’s (LOGIN-01)',
    async ({ page, request }) => {
      const who = somebody();
      await makeAccount(request, who);
      await remember(page, [['language-setting', 'ar']]);
      const { hold, goOn } = heldCall();
      await page.route('**/api/v1/auth/login', hold, { times: 1 });
      await page.goto('/about-us');
      await page.getByRole('banner').getByRole('button', { name: 'تسجيل الدخول' }).click();
      const dialog = page.getByRole('dialog');
      await dialog
        .locator('input:not([type=password]):not([type=checkbox])')
        .first()
        .fill(who.email);
      await dialog.locator('input[type=password]').fill('secret1');
      const send = dialog.locator('button[type=submit]');
      await send.click();
      const told = page.getByRole('status').filter({ hasText: /^يستغرق هذا وقتًا أطول من المعتاد/ });
      await expect(told).toBeVisible();
      await expect(told).toBeHidden();
      await expect(dialog.getByRole('alert')).toBeVisible();
      await expect(send).toBeEnabled();
      await goOn();
      await expect(page.getByRole('button', { name: 'حساب Salma' })).toHaveCount(0);
      await send.click();
      await expect(page.getByRole('button', { name: 'حساب Salma' })).toBeVisible();
    },
  );
});

identityTest.describe('reading', () => {
  identityTest.use({ allowedErrors: [/503 \(Service Unavailable\)/] });

  identityTest(
    'a list that the shop is too busy for says how long to wait, and is not asked for before that (ERR-01)',
    async ({ page }) => {
      let asked = 0;
      await rememberModule(page);
      await page.route('**/api/v1/categories*', (route) => {
        asked += 1;
        return route.fulfill({
          status: 503,
          headers: { 'Retry-After': '30' },
          json: { errors: [{ code: 'unavailable', message: 'Not now.' }] },
        });
      });
      await page.goto('/categories');
      const told = page.getByText('The shop is busy. Please try again in 30 seconds.');
      await expect(told).toBeVisible();
      expect(asked).toBe(1);
      await page.unroute('**/api/v1/categories*');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('link', { name: /Burgers/ }).first()).toBeVisible();
    },
  );
});
