import { becomeCustomer, enterModule, expect, test } from './journeys';

test('two windows: a favourite of one is one in the other at once, and one no longer (WISH-13, S07)', async ({
  page,
  context,
}) => {
  await enterModule(page);
  await becomeCustomer(page);
  await page.goto('/store/popular');
  const card = page.locator('main').getByRole('article').first();
  const name = await card.getByRole('heading').innerText();
  const heart = card.getByRole('button', { name: `Wishlist: ${name}` });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  const other = await context.newPage();
  await other.goto(page.url());
  const there = other
    .locator('main')
    .getByRole('button', { name: `Wishlist: ${name}` })
    .first();
  await expect(there).toHaveAttribute('aria-pressed', 'false');
  await expect(
    other.getByRole('banner').getByRole('button', { name: 'Wishlist, empty' }),
  ).toBeVisible();

  // Nobody looks at the other window meanwhile: it is told.
  await heart.click();
  await expect(there).toHaveAttribute('aria-pressed', 'true');
  await expect(
    other.getByRole('banner').getByRole('button', { name: 'Wishlist, 1 favourite' }),
  ).toBeVisible();
  await there.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});
