import type { Page } from '@playwright/test';
import { reachPayment } from './filledCart';
import { addFirstItem, enterModule, enterStore, expect, test } from './journeys';

test.use({ allowedErrors: [/503 \(Service Unavailable\)/] });

/** From now on the shop refuses a call for half a minute. */
const beBusy = (page: Page, path: string) =>
  page.route(path, (route) =>
    route.fulfill({
      status: 503,
      headers: { 'Retry-After': '30' },
      json: { errors: [{ code: 'unavailable', message: 'Later.' }] },
    }),
  );

const busy = 'The shop is busy. Please try again in 30 seconds.';

test('a shop that is busy says how long where a cart is changed, and the same press goes on (ERR-01)', async ({
  page,
}) => {
  await enterStore(page);
  await beBusy(page, '**/customer/cart/add');
  await addFirstItem(page);
  const notice = page.getByRole('alert').filter({ hasText: busy });
  await expect(notice).toBeVisible();
  await page.unroute('**/customer/cart/add');
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Shopping Cart, 1 item' })).toBeVisible();
});

test('and in a form, in the language of who fills it in (ERR-01)', async ({ page }) => {
  await enterModule(page);
  await page.evaluate(() => localStorage.setItem('language-setting', 'es'));
  await page.goto('/help-and-support');
  await beBusy(page, '**/api/v1/contact-us*');
  const form = page.locator('main form');
  await form.getByRole('textbox', { name: /^Nombre/ }).fill('Salma');
  await form.getByRole('textbox', { name: /^Correo/ }).fill('salma@example.com');
  await form.getByRole('textbox', { name: /^Mensaje/ }).fill('¿Dónde está mi pedido?');
  await form.locator('button[type=submit]').click();
  await expect(form.getByRole('alert')).toContainText('30 segundos');
});

test('and where an order is placed: what is not known is said, and it is placed once (ERR-01)', async ({
  page,
}) => {
  await reachPayment(page);
  await page.getByRole('radio', { name: /Cash on delivery/ }).check();
  await beBusy(page, '**/customer/order/place');
  await page.getByRole('button', { name: /^Place order/ }).click();
  const dialog = page.getByRole('dialog', { name: 'The shop is busy' });
  await expect(dialog.getByRole('alert')).toContainText(busy, { timeout: 60_000 });
  await page.unroute('**/customer/order/place');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/track-order\?.*order_id=\d+/);
});
