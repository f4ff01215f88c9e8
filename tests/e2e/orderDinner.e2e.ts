import {
  checkOutAsGuest,
  choosePlace,
  expect,
  fillCart,
  openCart,
  openStore,
  test,
} from './journeys';

test('a guest orders dinner and follows it to the door (SESS-01, GATE-06, CHK-01, CART-18, ORD-01, ORD-02, ORD-04)', async ({
  page,
}) => {
  await choosePlace(page);
  await openStore(page);
  const dish = await fillCart(page);
  await openCart(page);
  const drawer = page.getByRole('dialog', { name: 'Shopping Cart' });
  const line = drawer.getByRole('article', { name: dish });
  await line.getByRole('button', { name: /^Note and substitution/ }).click();
  const wishes = page.getByRole('dialog', { name: dish });
  await wishes.getByLabel(/^Note to the store/).fill('Not too spicy');
  await wishes.getByLabel('A refund').check();
  await wishes.getByRole('button', { name: 'Save' }).click();
  await expect(line).toContainText('Not too spicy');
  await checkOutAsGuest(page);
  await page.getByRole('radio', { name: /Cash on delivery/ }).check();
  await page.getByRole('button', { name: /^Place order/ }).dblclick();
  await expect(page).toHaveURL(/\/track-order\?.*order_id=\d+/);
  await expect(page.getByText(dish)).toBeVisible();
  await expect(page.getByText('Not too spicy')).toBeVisible();
  await expect(page.getByText('If sold out: a refund')).toBeVisible();
  await expect(page.getByRole('heading', { name: /Delivered/ }).first()).toBeVisible({
    timeout: 40_000,
  });
  await page.goto('/track-order');
  const recent = page.getByRole('region', { name: 'Your recent orders' });
  await expect(recent.getByRole('link', { name: /#\d+/ })).toHaveCount(1);
  await page.goto('/my-orders');
  await page.getByRole('tab', { name: 'Past' }).click();
  await page.getByRole('list', { name: 'Orders' }).getByRole('link').click();
  await expect(page.getByText('Not too spicy')).toBeVisible();
  await page.getByRole('button', { name: 'Order again' }).click();
  await expect(page.getByText('What you ordered is in your cart.')).toBeVisible();
  await expect(drawer.getByRole('article', { name: dish })).toContainText('Not too spicy');
});
