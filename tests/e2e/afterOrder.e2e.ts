import { becomeCustomer, enterModule, expect, rememberModule, test } from './journeys';
import { placeByCalls } from './placed';

/** A photo that is one by what it holds. */
const photo = {
  name: 'plate.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
};

test('after the delivery: a review with a photo, money asked back, an invoice, points (ITEM-01, WAL-13, WAL-14, WAL-15)', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await rememberModule(page);
  await becomeCustomer(page);
  const { orderId } = await placeByCalls(page);
  await page.goto(`/track-order?order_id=${orderId}`);
  await expect(page.getByRole('heading', { name: 'How was it?' })).toBeVisible({ timeout: 60_000 });

  await page.getByRole('button', { name: /^Review / }).click();
  const review = page.getByRole('dialog', { name: /^How was / });
  await review.getByRole('button', { name: 'Send review' }).click();
  await expect(review.getByText('Choose from one to five stars.')).toBeVisible();
  await review.getByRole('button', { name: '5 of 5 stars' }).click();
  await review.getByLabel('Anything to add? (optional)').fill('Crisp and fresh');
  await review.locator('input[type=file]').setInputFiles(photo);
  await expect(review.getByRole('button', { name: 'Remove photo 1' })).toBeVisible();
  await review.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByText('Reviewed', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Ask for a refund' }).click();
  const refund = page.getByRole('dialog', { name: 'Ask for a refund' });
  await refund.getByRole('radio', { name: 'Something was missing' }).check();
  await refund.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Being looked into')).toBeVisible();

  await page.getByRole('link', { name: 'Invoice' }).click();
  await expect(page.getByRole('heading', { name: `Invoice #${orderId}` })).toBeVisible();

  await page.goto('/loyalty-points');
  await expect(page.getByText('Earned with an order')).toBeVisible();
  await page.getByRole('button', { name: 'Convert to currency now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Convert', exact: true }).click();
  await expect(page.getByText('Point to wallet transfer successfully.')).toBeVisible();
  await expect(page.getByText('Converted into money')).toBeVisible();
});

test('a coupon is chosen, a friend’s code waits in the registration (PAGE-02, PAGE-03, PAGE-04, PAGE-10)', async ({
  page,
}) => {
  await enterModule(page, 'Food', '/coupons');
  await page.getByRole('button', { name: 'Apply' }).first().click();
  await expect(page.getByText('It waits for you in the checkout.')).toBeVisible();
  await page.goto('/referral-code?code=DANA2026');
  await page.getByRole('main').getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByLabel('Referral code (optional)')).toHaveValue('DANA2026');
  const terms = page.getByRole('dialog').getByRole('link', { name: 'terms and conditions' });
  await expect(terms).toHaveAttribute('href', '/terms-and-conditions');
  await expect(terms).toHaveAttribute('target', '_blank');
  await page.goto('/settings');
  await page.getByText('Dark', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
});
