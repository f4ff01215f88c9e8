import { enterModule, expect, test } from './journeys';

test('Back from an item restores the filtered list and the place in it', async ({ page }) => {
  await enterModule(page, 'Food', '/home?search=allCategories&data_type=popular&filter=discounted');
  const cards = page.locator('main').getByRole('article');
  await expect(cards.first()).toBeVisible();
  const chip = page.getByRole('button', { name: 'Remove filter On offer' });
  await expect(chip).toBeVisible();
  await cards.nth(20).scrollIntoViewIfNeeded();
  await expect(async () => expect(await cards.count()).toBeGreaterThan(24)).toPass();
  const card = cards.nth(26);
  await card.scrollIntoViewIfNeeded();
  const name = await card.getByRole('heading').innerText();
  const before = await page.evaluate(() => window.scrollY);
  await card.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await page.goBack();
  await expect(chip).toBeAttached();
  await expect(cards.nth(26).getByRole('heading')).toHaveText(name);
  await expect(async () => {
    const after = await page.evaluate(() => window.scrollY);
    expect(Math.abs(after - before)).toBeLessThan(80);
  }).toPass();
});

test('the router is told of pages that are left, and of no dialog that closes over one', async ({
  page,
}) => {
  await enterModule(page, 'Food', '/home');
  const layers = () => page.evaluate(() => Number(window.history.state?.flowmartLayers ?? 0));
  const told = page.locator('body');
  await page.getByRole('button', { name: 'Language' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect.poll(layers).toBe(1);
  // The router is there by now, and this comes after its listener: what is kept from that one is kept from this.
  await page.evaluate(() => {
    document.body.dataset.told = '0';
    window.addEventListener('popstate', () => {
      document.body.dataset.told = String(Number(document.body.dataset.told) + 1);
    });
  });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(layers).toBe(0);
  await expect(told).toHaveAttribute('data-told', '0');
  await page.locator('main a[href^="/category/"]').first().click();
  await expect(page).toHaveURL(/\/category\//);
  await page.goBack();
  await expect(page).toHaveURL(/\/home$/);
  await expect(told).toHaveAttribute('data-told', '1');
});
