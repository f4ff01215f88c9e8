import type { Page } from '@playwright/test';
import { expect, openCart, test } from './journeys';

const sayWhere = async (page: Page, place = 'Noor Square') => {
  await page.getByPlaceholder('Street, building or place').fill(place);
  await page.getByRole('option').first().click();
};

/** Nothing is remembered any more; done where no shop is open that would follow it. */
async function forgetAll(page: Page) {
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.clear());
}

test('who opens a shared link without a place is asked for it there, and stays', async ({
  page,
}) => {
  await page.goto('/category/1?module_id=1&sort=rating');
  await expect(page.getByRole('heading', { name: 'Where should we deliver?' })).toBeVisible();
  await sayWhere(page);
  await expect(page.locator('main').getByRole('article').first()).toBeVisible();
  await expect(page).toHaveURL(/\/category\/1\?module_id=1&sort=rating$/);

  await forgetAll(page);
  await page.goto('/category/1');
  await sayWhere(page);
  await page.getByRole('dialog').getByText('Food', { exact: true }).click();
  await expect(page.locator('main').getByRole('article').first()).toBeVisible();
  await expect(page).toHaveURL(/\/category\/1$/);

  await forgetAll(page);
  await page.goto('/store/1?module_id=1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await sayWhere(page);
  await expect(page.getByLabel('Search in this store')).toBeVisible();
  await expect(page.locator('main').getByRole('article').first()).toBeVisible();
  await expect(page).toHaveURL(/\/store\/1\?module_id=1$/);
  const plain = page.getByRole('button', { name: /^Add .+ to the cart$/ }).first();
  const name = (await plain.getAttribute('aria-label'))?.replace(/^Add (.+) to the cart$/, '$1');
  const item = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: `Add ${name} to the cart` }) })
    .getByRole('link')
    .first();
  const address = (await item.getAttribute('href')) ?? '';

  await forgetAll(page);
  await page.goto(address);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await sayWhere(page);
  await expect(page.getByRole('button', { name: 'Shopping Cart, 1 item' })).toBeVisible();
  await openCart(page);
  await expect(page.getByRole('dialog')).toContainText(name ?? 'no name');
});
