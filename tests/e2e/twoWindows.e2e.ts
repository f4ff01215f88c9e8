import { addFirstItem, checkOutAsGuest, enterStore, expect, openCart, test } from './journeys';

// Whoever comes second is refused, and a cart that is ordered has no price.
test.use({ allowedErrors: [/409 \(Conflict\) .*order\/place|400 \(Bad Request\) .*get-tax/] });

/** Within so many milliseconds of the shop's answer to one window the other one shows it. */
const atOnce = 1_000;

const pressed = (button: SVGElement | HTMLElement) =>
  button instanceof HTMLElement && button.click();

test('two windows: an open cart follows the other at once, and of two orders the second is told the first (S07, S11)', async ({
  page,
  context,
}) => {
  await enterStore(page);
  await page.waitForLoadState('networkidle');
  const other = await context.newPage();
  await other.goto(page.url());
  await openCart(other);
  const bag = other.getByRole('dialog', { name: 'Shopping Cart' });
  await expect(bag.getByText('Your cart is empty')).toBeVisible();
  await other.waitForLoadState('networkidle');
  const asked: string[] = [];
  other.on('request', (request) => asked.push(new URL(request.url()).pathname));

  const taken = page.waitForResponse((answer) => answer.url().includes('/cart/add'));
  const dish = await addFirstItem(page);
  await expect(page.getByRole('button', { name: 'Shopping Cart, 1 item' })).toBeVisible();
  await taken;
  // Nobody looks at the other window meanwhile: it is told what the shop has answered, and asks for nothing.
  await expect(bag.getByRole('article', { name: dish })).toBeVisible({ timeout: atOnce });
  expect(asked.filter((path) => /\/cart\//.test(path))).toEqual([]);
  for (let units = 2; units <= 4; units += 1) {
    await page
      .getByRole('button', { name: `One more of ${dish}` })
      .first()
      .click();
    await expect(page.getByRole('button', { name: `Shopping Cart, ${units} items` })).toBeVisible();
  }
  await openCart(page);
  await checkOutAsGuest(page);
  await page.getByRole('radio', { name: /Cash on delivery/ }).check();
  const order = page.getByRole('button', { name: /^Place order ·/ });
  await expect(order).toBeEnabled();
  // Both have the last step open; the first to press is the one that orders.
  await other.goto(page.url());
  const second = other.getByRole('button', { name: /^Place order ·/ });
  await expect(second).toBeEnabled();
  const buttons = await Promise.all([order.elementHandle(), second.elementHandle()]);
  // Without waiting for either: whoever is told in time has no button any more.
  await Promise.all(buttons.map((button) => button?.evaluate(pressed)));

  const told = /^Already ordered in another window: #(\d+)$/;
  const windows = [page, other];
  await expect
    .poll(async () => {
      const placed = windows.filter((one) => /\/track-order\?.*order_id=/.test(one.url()));
      const seen = await Promise.all(windows.map((one) => one.getByText(told).count()));
      return [placed.length, seen.reduce((sum, count) => sum + count, 0)];
    })
    .toEqual([1, 1]);
  const loser = /\/track-order/.test(page.url()) ? other : page;
  const winner = loser === page ? other : page;
  const id = new URL(winner.url()).searchParams.get('order_id');
  await expect(loser.getByText(`Already ordered in another window: #${id}`)).toBeVisible();
  await loser.getByRole('main').getByRole('link', { name: 'Track Order' }).click();
  await expect(loser).toHaveURL(new RegExp(`order_id=${id}`));
  await expect(loser).toHaveTitle(new RegExp(`^Order ${id}`));
});
