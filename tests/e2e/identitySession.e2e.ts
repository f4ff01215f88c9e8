import type { Page } from '@playwright/test';
import { accountOf, expect, makeAccount, openSignIn, somebody, test } from './identity';
import { enterStore, fillCart, openCart, openStore, rememberModule } from './journeys';

test.use({ allowedErrors: [/40[01] \((Bad Request|Unauthorized)\)/] });

async function logIn(page: Page, email: string) {
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await dialog.getByLabel('Email or phone').fill(email);
  await dialog.getByLabel(/^Password/).fill('secret1');
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Logged in successfully')).toBeVisible();
}

test('the session ends while an order is placed: sign in, and that very step goes on (CHK-01, GATE-03, SESS-11, LOGIN-20 to LOGIN-23)', async ({
  page,
  request,
}) => {
  test.setTimeout(90_000);
  const who = somebody();
  await makeAccount(request, who);
  await enterStore(page);
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  await logIn(page, who.email);
  const dish = await fillCart(page);
  await openCart(page);
  await page.getByRole('button', { name: 'Proceed To Checkout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/step=details/);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/step=payment/);
  await page.getByRole('radio', { name: /Cash on delivery/ }).check();
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await request.post('/api/v1/auth/logout', { headers: { Authorization: `Bearer ${token}` } });
  await page.getByRole('button', { name: /^Place order/ }).click();
  await logIn(page, who.email);
  await expect(page).toHaveURL(/\/track-order\?.*order_id=\d+/);
  await expect(page.getByText(dish)).toBeVisible();
  await expect(accountOf(page, 'Salma')).toBeVisible();
});

test('the session ends while an order is placed: who declines to sign in goes on as a guest (CHK-01, GATE-06, SESS-11)', async ({
  page,
  request,
}) => {
  const who = somebody();
  const token = await makeAccount(request, who);
  await rememberModule(page);
  await page.evaluate((value) => localStorage.setItem('token', value), token);
  await enterStore(page);
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  for (let units = 1; units < 4; units += 1) {
    await page.getByRole('main').getByRole('button', { name: 'One more', exact: true }).click();
  }
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/step=details/);
  await page.getByRole('textbox', { name: /Note/ }).fill('Ring twice');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/step=payment/);
  await page.getByRole('radio', { name: /Cash on delivery/ }).check();
  await request.post('/api/v1/auth/logout', { headers: { Authorization: `Bearer ${token}` } });
  await page.getByRole('button', { name: /^Place order/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page).toHaveURL(/\/track-order\?.*order_id=\d+/);
});

test('two tabs: a sign-in and a logout here are followed there within a second (SESS-02, SESS-11, LOGOUT-01 to LOGOUT-07)', async ({
  page,
  context,
  request,
}) => {
  const who = somebody();
  await makeAccount(request, who);
  const other = await context.newPage();
  await other.goto('/about-us');
  await openSignIn(other);
  await openSignIn(page);
  await logIn(page, who.email);
  // What was asked in the other tab is answered by this one.
  await expect(accountOf(other, 'Salma')).toBeVisible({ timeout: 1_000 });
  await expect(other.getByRole('dialog')).toBeHidden();
  await accountOf(page, 'Salma').click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logout successful.')).toBeVisible();
  await expect(other.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible({
    timeout: 1_000,
  });
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('two carts of different stores: the shopper says which to keep (LOGIN-21, SESS-07)', async ({
  page,
  request,
}) => {
  test.setTimeout(90_000);
  const who = somebody();
  await makeAccount(request, who);
  await enterStore(page);
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  await logIn(page, who.email);
  await fillCart(page);
  await accountOf(page, 'Salma').click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logout successful.')).toBeVisible();
  await openStore(page, 1);
  const dish = await fillCart(page);
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email or phone').fill(who.email);
  await dialog.getByLabel(/^Password/).fill('secret1');
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(dialog.getByText(/There are two carts, of different stores/)).toBeVisible();
  await dialog.getByRole('button', { name: /^The new one, of / }).click();
  await expect(page.getByText('Logged in successfully')).toBeVisible();
  await openCart(page);
  const drawer = page.getByRole('dialog', { name: 'Shopping Cart' });
  await expect(drawer.getByRole('article')).toHaveCount(1);
  await expect(drawer.getByRole('article', { name: dish })).toBeVisible();
});
