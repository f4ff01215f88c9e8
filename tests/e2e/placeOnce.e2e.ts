import type { Page } from '@playwright/test';
import {
  checkOutAsGuest,
  enterModule,
  expect,
  fillCart,
  openCart,
  openStore,
  test,
} from './journeys';

// The price of a cart that an order of unknown outcome has emptied is refused.
test.use({ allowedErrors: [/net::ERR_|400 \(Bad Request\) .*get-tax/] });

const placing = '**/api/v1/customer/order/place';

async function readyToOrder(page: Page) {
  await enterModule(page);
  await openStore(page);
  await fillCart(page);
  await openCart(page);
  await checkOutAsGuest(page);
  await page.getByRole('radio', { name: /Cash on delivery/ }).check();
}

const orderIn = (url: string) => Number(new URL(url).searchParams.get('order_id'));

/** The order that this page shows is the one taken first, and the guest has no other. */
async function expectOneOrder(page: Page, taken: number) {
  await expect(page).toHaveURL(/\/track-order\?.*order_id=\d+/);
  expect(orderIn(page.url())).toBe(taken);
  await expect(page.getByRole('button', { name: 'Shopping Cart, empty' })).toBeVisible();
  await page.goto('/track-order');
  await expect(page.getByRole('link', { name: new RegExp(`#${taken}`) })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
}

test('the answer to an order is lost: it is asked about and not placed twice (CHK-01, ORD-02)', async ({
  page,
}) => {
  await readyToOrder(page);
  const answers: number[] = [];
  await page.route(placing, async (route) => {
    const answer = await route.fetch();
    answers.push((await answer.json()).order_id);
    if (answers.length === 1) await route.abort('connectionreset');
    else await route.fulfill({ response: answer });
  });
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page).toHaveURL(/\/track-order\?.*order_id=\d+/);
  expect(answers).toHaveLength(2);
  expect(answers[1]).toBe(answers[0]);
  await expectOneOrder(page, answers[0] ?? 0);
});

test('Back and a reload while an order is placed end in that one order (CHK-01, ORD-02)', async ({
  page,
}) => {
  await readyToOrder(page);
  const taken = new Promise<number>((resolve) => {
    void page.route(
      placing,
      // The shop takes the order, and its answer never comes.
      async (route) => resolve((await (await route.fetch()).json()).order_id),
      { times: 1 },
    );
  });
  await page.getByRole('button', { name: /^Place order/ }).click();
  const orderId = await taken;
  const dialog = page.getByRole('dialog', { name: 'Placing your order…' });
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/checkout\?.*step=payment/);
  await expect(dialog).toBeVisible();
  await page.reload();
  await expectOneOrder(page, orderId);
});

test('no answer comes to any of the tries: the shopper goes back, tries again and has one order (CHK-01)', async ({
  page,
}) => {
  // Two rounds of four tries, with their pauses.
  test.setTimeout(90_000);
  await readyToOrder(page);
  const answers: number[] = [];
  await page.route(placing, async (route) => {
    const answer = await route.fetch();
    answers.push((await answer.json()).order_id);
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: /^Place order/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText("We can't reach the shop")).toBeVisible({ timeout: 30_000 });
  // The shop took the order: its cart is empty, and the order is asked about instead.
  await page.goBack();
  await expect(dialog.getByText('Placing your order…')).toBeVisible();
  await expect(dialog.getByText("We can't reach the shop")).toBeVisible({ timeout: 30_000 });
  await page.unroute(placing);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/track-order\?.*order_id=\d+/);
  expect(new Set(answers).size).toBe(1);
  await expectOneOrder(page, answers[0] ?? 0);
});
