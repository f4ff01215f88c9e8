import { enterModule, expect, test } from './journeys';

/** The demo customer: an account that every demo shop has. */
const demo = { email: 'demo@flowmart.example', password: 'demo1234' };

test('a guest’s heart waits for the sign-in, then is found in the favourites (WISH-01 to WISH-08, HEAD-10)', async ({
  page,
}) => {
  await enterModule(page, 'Food', '/store/popular');
  const card = page.locator('main').getByRole('article').first();
  const name = await card.getByRole('heading').innerText();
  const heart = card.getByRole('button', { name: `Wishlist: ${name}` });
  await heart.click();
  const notice = page.getByRole('alert').filter({ hasText: 'You are not logged in' });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('banner').getByRole('button', { name: /^Wishlist/ })).toHaveCount(0);

  await notice.getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/e-?mail/i).fill(demo.email);
  await dialog.getByLabel(/^Password/).fill(demo.password);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Added to your favourites')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('banner').getByRole('button', { name: 'Wishlist, 1 favourite' }).click();
  const drawer = page.getByRole('dialog', { name: 'Wishlist' });
  await expect(drawer.getByText('No favourite food found')).toBeVisible();
  await drawer.getByRole('tab', { name: /^Restaurants/ }).click();
  await drawer.getByRole('link', { name }).click();
  await expect(page).toHaveURL(/\/store\/\d+\?.*store_zone_id=1/);
  await expect(drawer).toHaveCount(0);

  // A reload asks the server, so that what is shown is what is kept.
  await page.reload();
  const own = page.getByRole('button', { name: `Wishlist: ${name}` });
  await expect(own).toHaveAttribute('aria-pressed', 'true');
  await own.click();
  await expect(page.getByText('Removed from your favourites')).toBeVisible();
  await expect(
    page.getByRole('banner').getByRole('button', { name: 'Wishlist, empty' }),
  ).toBeVisible();
});
