import type { Page } from '@playwright/test';
import { checkOutAsGuest, choosePlace, expect, fillCart, openCart, test } from './journeys';

/** The desk in a window of its own: another browser, as in a kitchen. */
async function openDesk(page: Page) {
  const context = await page.context().browser()?.newContext();
  const desk = await context?.newPage();
  if (!desk) throw new Error('No second window');
  await desk.goto(new URL('/desk', page.url()).href);
  await desk.getByRole('textbox', { name: /^Email/ }).fill('store1@flowmart.example');
  await desk.getByRole('textbox', { name: /^Password/ }).fill('demo1234');
  await desk.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(desk.getByRole('heading', { name: 'New', level: 2 })).toBeVisible();
  return desk;
}

async function placeOrder(page: Page): Promise<string> {
  await page.goto('/store/1');
  await fillCart(page);
  await openCart(page);
  await checkOutAsGuest(page);
  await page.getByRole('radio', { name: /Cash on delivery/ }).check();
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page).toHaveURL(/\/track-order\?.*order_id=\d+/);
  return new URL(page.url()).searchParams.get('order_id') ?? '';
}

test('an order is at the desk within 2 s, and its shopper follows what becomes of it there (DESK-01, DESK-03 to DESK-07)', async ({
  page,
}) => {
  await choosePlace(page);
  const desk = await openDesk(page);
  const id = await placeOrder(page);
  const card = desk.getByRole('button', { name: new RegExp(`#${id}`) });
  await expect(card).toBeVisible({ timeout: 2_000 });
  await expect(page.getByRole('heading', { level: 1, name: /Thank you/ })).toBeVisible();

  await card.click();
  const order = desk.getByRole('dialog', { name: `Order #${id}` });
  await order.getByRole('button', { name: '20 min' }).click();
  await expect(order).toBeHidden();
  await expect(
    page.getByRole('heading', { level: 1, name: /Being prepared|Preparing/ }),
  ).toBeVisible();

  await card.click();
  await order.getByRole('button', { name: 'It is ready' }).click();
  await expect(order).toBeHidden();
  await card.click();
  await order.getByRole('button', { name: 'Handed over' }).click();
  await expect(card).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: /On the way|Delivered/ })).toBeVisible();
  await desk.context().close();
});

test('an order is refused for a reason, which its shopper reads (DESK-06)', async ({ page }) => {
  await choosePlace(page);
  const desk = await openDesk(page);
  const id = await placeOrder(page);
  await desk.getByRole('button', { name: new RegExp(`#${id}`) }).click();
  const order = desk.getByRole('dialog', { name: `Order #${id}` });
  await order.getByRole('button', { name: 'Refuse the order' }).click();
  await order.getByRole('button', { name: 'We are closing' }).click();
  await expect(order).toBeHidden();
  await expect(page.getByText('The store is closing')).toBeVisible();
  await desk.context().close();
});
