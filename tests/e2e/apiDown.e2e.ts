import {
  addFirstItem,
  choosePlace,
  enterStore,
  expect,
  openCart,
  rememberModule,
  test,
} from './journeys';
import { identityAddress } from './servers';

test.use({ allowedErrors: [/net::ERR_|Failed to load resource/] });

test('the API goes down and comes back: the page says so, the cart is kept (ERR-01)', async ({
  page,
}) => {
  await enterStore(page);
  const dish = await addFirstItem(page);
  await expect(page.getByRole('button', { name: 'Shopping Cart, 1 item' })).toBeVisible();

  await page.route('**/api/v1/**', (route) => route.abort('connectionrefused'));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This could not be loaded' })).toBeVisible();
  await expect(
    page.getByText("We can't reach the shop. Check your connection and try again.").first(),
  ).toBeVisible();

  await page.unroute('**/api/v1/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Search in this store')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'This could not be loaded' })).toBeHidden();
  await openCart(page);
  await expect(
    page.getByRole('dialog', { name: 'Shopping Cart' }).getByRole('article', { name: dish }),
  ).toBeVisible();
});

test.describe('where pages come without their answers', () => {
  test.use({ baseURL: identityAddress });

  test('HTML instead of JSON, and a wrong shape, are errors with a way on, never a crash', async ({
    page,
  }) => {
    await rememberModule(page);
    await page.route('**/api/v1/categories*', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Proxy error</h1>' }),
    );
    await page.goto('/categories');
    await expect(page.getByRole('heading', { name: 'This could not be loaded' })).toBeVisible();
    await page.unroute('**/api/v1/categories*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('link', { name: /Burgers/ }).first()).toBeVisible();
  });
});

test('corrupt browser storage is dropped and the shop starts', async ({ page }) => {
  await page.addInitScript(() => {
    for (const key of ['zoneid', 'currentLatLng', 'module', 'settings', 'checkout-draft']) {
      if (!sessionStorage.getItem('spoilt')) localStorage.setItem(key, '{broken');
    }
    sessionStorage.setItem('spoilt', '1');
  });
  await choosePlace(page);
});
