import type { Page } from '@playwright/test';
import { setClockAhead } from './aheadClock';
import { reachPayment } from './filledCart';
import { enterModule, expect, test } from './journeys';

// The price of a cart that an order of unknown outcome has emptied is refused.
test.use({ allowedErrors: [/net::ERR_|400 \(Bad Request\) .*get-tax/] });

const placing = '**/api/v1/customer/order/place';

async function readyToOrder(page: Page, method = /Cash on delivery/) {
  await reachPayment(page);
  await page.getByRole('radio', { name: method }).check();
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

test('the clock is set a day ahead while an order is placed: the page that comes next still asks about it (CHK-01, ORD-02)', async ({
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
  await setClockAhead(page);
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

test('a window is closed while its order is sent: the one that opens the checkout again goes on to the payment (CHK-01, ORD-02)', async ({
  page,
  context,
}) => {
  await readyToOrder(page, /Card \(demo\)/);
  const taken = new Promise<number>((resolve) => {
    void context.route(
      placing,
      // The shop takes the order, and its answer never comes.
      async (route) => resolve((await (await route.fetch()).json()).order_id),
      { times: 1 },
    );
  });
  const address = page.url();
  await page.getByRole('button', { name: /^Place order/ }).click();
  const orderId = await taken;
  await page.close();

  const other = await context.newPage();
  await other.goto(address);
  await expect(other.getByRole('heading', { name: 'Demo payment' })).toBeVisible();
  await other.getByRole('button', { name: 'Pay now' }).click();
  await expect(other.getByText('Your payment has arrived. Thank you!')).toBeVisible();
  await expectOneOrder(other, orderId);
});

test('"Buy Now" in a window and in its duplicate is one order, and the second is told which (CHK-02, ORD-02)', async ({
  page,
}) => {
  await enterModule(page, 'Shop', '/home?search=allCategories&from=allCategories&data_type=new');
  // One that is bought without a choice.
  const add = page.getByRole('button', { name: /^Add .+ to the cart$/ });
  const cards = page.locator('main').getByRole('article').filter({ has: add });
  await cards.getByRole('link').first().click();
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await page.getByLabel('Name').fill('Salma Haddad');
  await page.getByLabel('Phone').fill('500 123 456');
  await page.getByLabel('Email').fill('salma@example.com');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/step=payment/);
  await page.getByRole('radio', { name: /Cash on delivery/ }).check();
  const order = page.getByRole('button', { name: /^Place order ·/ });
  await expect(order).toBeEnabled();

  // A browser gives a window that another opens a copy of its session, as it does when a tab is duplicated.
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => void window.open(window.location.href));
  const copy = await opened;
  const second = copy.getByRole('button', { name: /^Place order ·/ });
  await expect(second).toBeEnabled();
  const sent: string[] = [];
  for (const one of [page, copy]) {
    one.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/order/place'))
        sent.push(request.headers()['idempotency-key'] ?? '');
    });
  }
  const buttons = await Promise.all([order.elementHandle(), second.elementHandle()]);
  const pressed = (button: SVGElement | HTMLElement) =>
    button instanceof HTMLElement && button.click();
  await Promise.all(buttons.map((button) => button?.evaluate(pressed)));
  const told = /^Already ordered in another window: #(\d+)$/;
  await expect
    .poll(async () => {
      const placed = [page, copy].filter((one) => /\/track-order\?.*order_id=/.test(one.url()));
      const seen = await Promise.all([page, copy].map((one) => one.getByText(told).count()));
      return [placed.length, seen.reduce((sum, count) => sum + count, 0)];
    })
    .toEqual([1, 1]);
  expect(new Set(sent).size).toBe(1);
  const winner = /\/track-order/.test(page.url()) ? page : copy;
  const loser = winner === page ? copy : page;
  const id = orderIn(winner.url());
  await expect(loser.getByText(`Already ordered in another window: #${id}`)).toBeVisible();
  await winner.goto('/track-order');
  await expect(winner.getByRole('link', { name: new RegExp(`#${id}`) })).toBeVisible();
  await expect(winner.getByRole('main').getByRole('listitem')).toHaveCount(1);
});
