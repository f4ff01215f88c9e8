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
