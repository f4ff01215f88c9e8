import { becomeCustomer, chooseModule, expect, rememberModule, test } from './journeys';

test('two windows: a favourite of one is one in the other at once, and one no longer (WISH-13, S07)', async ({
  page,
  context,
}) => {
  await rememberModule(page);
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

test('two windows: a parcel is shown in both as it was written last, and never under who types (S07)', async ({
  page,
  context,
}) => {
  await rememberModule(page);
  await chooseModule(page, 'parcel');
  await page.goto('/parcel');
  await page.getByRole('radio').first().check();
  const other = await context.newPage();
  await other.goto('/parcel?step=what');
  await expect(other.getByRole('radio').first()).toBeChecked();
  const [note, there] = [page, other].map((one) => one.getByLabel('Note (optional)'));
  if (!note || !there) throw new Error('there are two windows');

  // Nobody looks at the other window meanwhile.
  await note.pressSequentially('Ring');
  await expect(there).toHaveValue('Ring');
  await other.getByRole('radio').nth(1).check();
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await expect(note).toHaveValue('Ring');
  await there.fill('Leave it');
  await there.blur();
  await expect(note).toHaveValue('Ring');
  await note.pressSequentially(' twice');
  await note.blur();
  await expect(there).toHaveValue('Ring twice');
});
