import { addFirstItem, enterStore, expect, openCart, openStore, test } from './journeys';

test.use({ allowedErrors: [/409 \(Conflict\)/] });

test('a dish of another store replaces the cart only when the shopper agrees (ITEM-11, ITEM-12, ITEM-13)', async ({
  page,
}) => {
  await enterStore(page);
  const first = await addFirstItem(page);
  await expect(page.getByRole('button', { name: 'Shopping Cart, 1 item' })).toBeVisible();
  await openStore(page, 1);

  await addFirstItem(page);
  const dialog = page.getByRole('dialog', { name: 'Are you sure, you want to reset?' });
  await expect(dialog).toContainText(
    'You have item from another store in cart. If you continue, your all previous item from cart will be removed and this one will be added.',
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await openCart(page);
  const drawer = page.getByRole('dialog', { name: 'Shopping Cart' });
  await expect(drawer.getByRole('article')).toHaveCount(1);
  await expect(drawer.getByRole('article', { name: first })).toBeVisible();
  await drawer.getByRole('button', { name: 'Close the cart' }).click();

  const second = await addFirstItem(page);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(
    page.getByText('Your cart has been cleared successfully. And selected item added to the cart.'),
  ).toBeVisible();
  await openCart(page);
  await expect(drawer.getByRole('article')).toHaveCount(1);
  await expect(drawer.getByRole('article', { name: second })).toBeVisible();
});
