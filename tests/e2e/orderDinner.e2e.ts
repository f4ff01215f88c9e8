import {
  checkOutAsGuest,
  choosePlace,
  expect,
  fillCart,
  openCart,
  openStore,
  test,
} from './journeys';

test('a guest orders dinner and follows it to the door (GATE-06, CHK-01, ORD-02, ORD-04)', async ({
  page,
}) => {
  await choosePlace(page);
  await openStore(page);
  const dish = await fillCart(page);
  await openCart(page);
  const drawer = page.getByRole('dialog', { name: 'Shopping Cart' });
  await expect(drawer.getByRole('article', { name: dish })).toBeVisible();
  await checkOutAsGuest(page);
  await page.getByRole('radio', { name: /Cash on delivery/ }).check();
  await page.getByRole('button', { name: /^Place order/ }).dblclick();
  await expect(page).toHaveURL(/\/track-order\?.*order_id=\d+/);
  await expect(page.getByText(dish)).toBeVisible();
  await expect(page.getByRole('heading', { name: /Delivered/ }).first()).toBeVisible({
    timeout: 40_000,
  });
  await page.goto('/track-order');
  const recent = page.getByRole('region', { name: 'Your recent orders' });
  await expect(recent.getByRole('link', { name: /#\d+/ })).toHaveCount(1);
});
