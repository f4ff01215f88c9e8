import { addFirstItem, enterModule, expect, openCart, openStore, test } from './journeys';

test.use({
  serviceWorkers: 'allow',
  allowedErrors: [/net::ERR_|Failed to load resource|fetch|Unable to preload CSS/],
});

test('without a connection the shop seen last is read, and what is put into the cart is sent once', async ({
  page,
  context,
}) => {
  await enterModule(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await openStore(page);
  const store = await page.getByRole('heading', { level: 1 }).innerText();
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: store })).toBeVisible();
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  await expect(page.getByRole('status').getByText('You are offline.')).toBeVisible();
  const dish = await addFirstItem(page);
  await expect(page.getByRole('button', { name: 'Shopping Cart, 1 item' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: store })).toBeVisible();
  await expect(page.getByRole('button', { name: `Add ${dish} to the cart` }).first()).toBeVisible();
  // At its foot are parts that may never have been fetched: the page stands all the same.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.locator('#reviews')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1, name: store })).toBeAttached();

  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Shopping Cart, 1 item' })).toBeVisible();
  await openCart(page);
  await expect(
    page.getByRole('dialog', { name: 'Shopping Cart' }).getByRole('article', { name: dish }),
  ).toBeVisible();
});
