import { expect, openCart, rememberModule, test } from './journeys';

test.use({ allowedErrors: [/40[013] \(/] });

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const picture = (name: string, buffer = png) => ({ name, mimeType: 'image/png', buffer });

test('a medicine is ordered with a picture of its prescription, not with a wrong file (ITEM-05, CHK-13, CHK-14)', async ({
  page,
}) => {
  await rememberModule(page, 'Pharmacy');
  const list = await page.request.get('/api/v1/items/popular?limit=100', {
    headers: { zoneId: '[1]', moduleId: '3' },
  });
  const { products } = (await list.json()) as {
    products: {
      slug: string;
      is_prescription_required: number;
      available: number;
      price: number;
    }[];
  };
  // Dear enough for every store's minimum.
  const medicine = products.find(
    (item) => item.is_prescription_required === 1 && item.available === 1 && item.price >= 15,
  );
  await page.goto(`/product/${medicine?.slug}?module_id=3`);
  await expect(page.getByText('Prescription required')).toBeVisible();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText('Item added to cart')).toBeVisible();
  await openCart(page);
  await page.getByRole('button', { name: 'Proceed To Checkout' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Continue as guest/ })
    .click();
  await page.getByLabel('Name').fill('Salma Haddad');
  await page.getByLabel('Phone').fill('500 123 456');
  await page.getByLabel('Email').fill('salma@example.com');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/step=details/);

  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Please upload your prescription image')).toBeVisible();
  const field = page.locator('input[type="file"]');
  await field.setInputFiles([1, 2, 3, 4].map((n) => picture(`${n}.png`)));
  await expect(page.getByText('Maximum 3 images can be send at a time.')).toBeVisible();
  await field.setInputFiles([
    picture('right.png'),
    picture('wrong.png', Buffer.from('<html>not a picture</html>')),
  ]);
  const pictures = page.getByRole('list', { name: 'Pictures of the prescription' });
  await expect(pictures.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('alert').filter({ hasText: /JPG|PNG|GIF|image/i })).toBeVisible();

  await field.setInputFiles([picture('second.png')]);
  await expect(pictures.getByRole('listitem')).toHaveCount(2);
  await page.reload();
  await expect(pictures.getByRole('listitem')).toHaveCount(2);
  await pictures.getByRole('button', { name: 'Remove picture 2' }).click();
  await expect(pictures.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/step=payment/);
  await page.getByRole('button', { name: /^Place order/i }).click();
  await expect(page).toHaveURL(/track-order/);
  await page.getByRole('button', { name: 'Show picture 1' }).click();
  await expect(page.getByRole('img', { name: 'Prescription' })).toBeVisible();
});
