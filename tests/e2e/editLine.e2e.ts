import { expect, openCart, rememberModule, test } from './journeys';

interface Dish {
  slug: string;
  available: number;
  food_variations: { type: string; required: string; values: { label: string }[] }[];
}

test('a dish in the cart is edited in place, and a change of nothing is told (ITEM-08, ITEM-18, ITEM-19, ITEM-22)', async ({
  page,
}) => {
  await rememberModule(page);
  const list = await page.request.get('/api/v1/items/popular?limit=100', {
    headers: { zoneId: '[1]', moduleId: '1' },
  });
  const { products } = (await list.json()) as { products: Dish[] };
  const dish = products.find(
    ({ available, food_variations }) =>
      available === 1 &&
      food_variations.length === 1 &&
      food_variations.every(({ required, type }) => required === 'off' && type === 'multi'),
  );
  const label = dish?.food_variations[0]?.values[0]?.label ?? '';
  await page.goto(`/product/${dish?.slug}?module_id=1`);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText('Item added to cart')).toBeVisible();

  await openCart(page);
  const drawer = page.getByRole('dialog', { name: 'Shopping Cart' });
  const line = drawer.getByRole('article');
  await expect(line).not.toContainText(label);
  await line.getByRole('button', { name: /^Edit/ }).click();
  const popup = page.getByRole('dialog').filter({ has: page.getByText('Update To Cart') });
  const scrolled = popup.getByRole('region', { name: 'Details and choices' });
  expect((await scrolled.boundingBox())?.height).toBeLessThanOrEqual(315);

  await popup.getByRole('button', { name: 'Update To Cart' }).click();
  await expect(page.getByText('No changes found to update.')).toBeVisible();
  await popup.getByText(label, { exact: true }).click();
  await popup.getByRole('button', { name: 'Update To Cart' }).click();
  await expect(page.getByText('Updated successfully.')).toBeVisible();
  await expect(popup).toHaveCount(0);
  await expect(line).toHaveCount(1);
  await expect(line).toContainText(label);
});
