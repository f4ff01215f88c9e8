import type { Page } from '@playwright/test';
import { axeOn } from '../support/axe';
import { checkOutAsGuest, choosePlace, expect, fillCart, openCart, test } from './journeys';
import { openDesk } from './openDesk';

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

test('an order that its shopper cancels while it is looked at says so at the desk (DESK-08)', async ({
  page,
}) => {
  await choosePlace(page);
  const desk = await openDesk(page);
  const id = await placeOrder(page);
  await desk.getByRole('button', { name: new RegExp(`#${id}`) }).click();
  const order = desk.getByRole('dialog', { name: `Order #${id}` });
  await expect(order.getByRole('button', { name: '20 min' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  const question = page.getByRole('dialog');
  await question.getByText('Ordered by mistake').click();
  await question.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(page.getByRole('heading', { name: 'This order is cancelled' })).toBeVisible();
  await expect(order.getByRole('alert')).toHaveText(
    'This order has been seen to meanwhile, or its shopper has cancelled it.',
  );
  await order.getByRole('button', { name: 'Back to the orders' }).click();
  await expect(order).toBeHidden();
  await desk.context().close();
});

test('an item is sold out by one press, which shoppers see, and back by another (DESK-10)', async ({
  page,
}) => {
  await choosePlace(page);
  await page.goto('/store/1');
  const add = page.getByRole('button', { name: /^Add .+ to the cart$/ });
  const label = (await add.last().getAttribute('aria-label')) ?? '';
  const name = label.replace(/^Add (.+) to the cart$/, '$1');
  const link = page.getByRole('link', { name, exact: true });
  const card = page.locator('main').getByRole('article').filter({ has: link }).first();
  const desk = await openDesk(page);
  await desk.getByText('Menu', { exact: true }).click();
  const isFound = (url: string) => new URL(url).searchParams.get('name') === name;
  const found = desk.waitForResponse((answer) => isFound(answer.url()));
  await desk.getByRole('searchbox', { name: 'Search an item' }).fill(name);
  // What is pressed before would be pressed in a row that goes.
  await found;
  const row = desk.getByRole('listitem').filter({ hasText: name }).first();
  await row.getByRole('switch', { name: `${name}: on sale` }).press('Space');
  await expect(row.getByText('Sold out')).toBeVisible();
  const soldOut = card.getByText('Out of Stock');
  await expect(async () => {
    await page.reload();
    await expect(soldOut).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  expect((await axeOn(desk).analyze()).violations.map(({ id }) => id)).toEqual([]);
  await row.getByRole('switch').press('Space');
  await expect(async () => {
    await page.reload();
    await expect(card.getByRole('button', { name: label })).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  await desk.getByText('Store', { exact: true }).click();
  await desk.getByRole('button', { name: '1 hour' }).click();
  await desk.getByRole('button', { name: 'Cancel' }).click();
  expect((await axeOn(desk).analyze()).violations.map(({ id }) => id)).toEqual([]);
  await desk.context().close();
});
