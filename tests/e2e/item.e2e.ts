import type { Page } from '@playwright/test';
import { enterModule, expect, openCart, rememberModule, test } from './journeys';

interface Offered {
  slug: string;
  available: number;
  stock: number;
  maximum_cart_quantity: number | null;
  choice_options: { options: string[] }[];
  variations: { type: string; stock: number }[];
}

/** The first popular item of a module that is as wanted. */
async function find(page: Page, moduleId: number, wanted: (item: Offered) => boolean) {
  const list = await page.request.get('/api/v1/items/popular?limit=100', {
    headers: { zoneId: '[1]', moduleId: String(moduleId) },
  });
  const { products } = (await list.json()) as { products: Offered[] };
  const item = products.find((one) => one.available === 1 && one.stock > 0 && wanted(one));
  if (!item) throw new Error('The demo shop sells no such item');
  return item;
}

test('a variation without stock is told and not added, another is, and its address opens it again (ITEM-03, ITEM-14, ITEM-17, ITEM-20, ITEM-21, CAT-16)', async ({
  page,
}) => {
  await rememberModule(page, 'Shop');
  const item = await find(
    page,
    4,
    ({ choice_options, variations }) =>
      choice_options.length === 1 &&
      variations.some(({ stock }) => stock === 0) &&
      variations.some(({ stock }) => stock > 0),
  );
  const gone = item.variations.find(({ stock }) => stock === 0)?.type ?? '';
  const left = item.variations.find(({ stock }) => stock > 0)?.type ?? '';
  const inAddress = (variant: string) =>
    expect.poll(() => new URL(page.url()).searchParams.get('variant')).toBe(variant);

  await page.goto('/home?search=allCategories&from=allCategories&data_type=new');
  const card = page.locator('main').getByRole('article').first();
  await expect(card).toBeVisible();
  expect((await card.boundingBox())?.width).toBe(230);

  await page.goto(`/product/${item.slug}?module_id=4`);
  const warning = 'This variation is out of stock. Choose another variation to proceed further.';
  await page.getByRole('radio', { name: gone }).check({ force: true });
  await inAddress(gone);
  await expect(page.locator('main').getByText(warning)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Out of Stock' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toHaveCount(0);

  await page.getByRole('radio', { name: left }).check({ force: true });
  await inAddress(left);
  await expect(page.locator('main').getByText(warning)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('radio', { name: left })).toBeChecked();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText('Item added to cart')).toBeVisible();
});

test('no more than one cart may hold (ITEM-16, ITEM-26, CART-03)', async ({ page }) => {
  await rememberModule(page, 'Grocery');
  const item = await find(
    page,
    2,
    ({ maximum_cart_quantity: most, stock, variations }) =>
      variations.length === 0 && most !== null && most > 0 && most < stock,
  );
  const most = item.maximum_cart_quantity ?? 0;
  await page.goto(`/product/${item.slug}?module_id=2`);
  const quantity = page.getByRole('group', { name: 'Quantity', exact: true });
  await expect(quantity).toContainText('01');
  for (let units = 2; units <= most; units += 1) {
    await quantity.getByRole('button', { name: 'One more' }).click();
    await expect(quantity).toContainText(String(units).padStart(2, '0'));
  }
  await quantity.getByRole('button', { name: 'One more' }).click();
  await expect(page.getByText('Out of Limits')).toBeVisible();
  await expect(quantity).toContainText(String(most).padStart(2, '0'));
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText('Item added to cart')).toBeVisible();
  await openCart(page);
  const drawer = page.getByRole('dialog', { name: 'Shopping Cart' });
  const line = drawer.getByRole('article');
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(420);
  // 60 hundredths of the window.
  await expect(drawer.getByRole('list').first()).toHaveCSS('max-height', '432px');
  await line.getByRole('button', { name: /^One more/ }).click();
  await expect(page.getByText('Out of Limits').last()).toBeVisible();
  await expect(line).toContainText(`${String(most).padStart(2, '0')}`);
});

test('stores stand on a map, and a press on one leads to it; lists of stores and categories have pages (CAT-04 to CAT-08)', async ({
  page,
}) => {
  await enterModule(page, 'Food', '/store/popular');
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect(page).toHaveURL(/view=map/);
  const map = page.getByRole('region', { name: 'Map of the stores' });
  // A spot with a number stands for stores that would lie on each other.
  const store = map.getByRole('button', { name: /^(?!Zoom|\d+ stores)/ }).first();
  const name = (await store.getAttribute('title')) ?? '';
  await store.focus();
  await page.keyboard.press('Enter');
  const card = page.locator('main').getByRole('article');
  await expect(card.getByRole('link', { name })).toBeVisible();
  await card.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveURL(/\/store\/\d+\?module_id=1&store_zone_id=1/);
  await page.goBack();
  await expect(map).toBeVisible();
  await page.goto('/store/latest');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Latest Restaurants');
  await expect(page.locator('main').getByRole('article')).toHaveCount(12);
  await page.goto('/categories');
  const category = page.locator('main').getByRole('link').first();
  const kind = ((await category.textContent()) ?? '').replace(/\d+ items?$/, '');
  await category.click();
  await expect(page).toHaveURL(/\/category\/\d+\?module_id=1/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(kind);
});
