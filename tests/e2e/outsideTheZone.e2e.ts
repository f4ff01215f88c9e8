import { expect, test } from './journeys';

test.use({ allowedErrors: [/404 \(Not Found\).*get-zone-id/] });

test('a place outside the zones is told, stores nothing and leads on (LOC-08, LOC-14)', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByPlaceholder('Street, building or place').fill('Airport');
  await page.getByRole('option').first().click();
  await expect(page.getByText('We don’t deliver there yet')).toBeVisible();
  expect(
    await page.evaluate(() =>
      ['location', 'currentLatLng', 'zoneid'].map((key) => localStorage.getItem(key)),
    ),
  ).toEqual([null, null, null]);
  await expect(page.getByText('Harbour and Centre').first()).toBeVisible();

  await page.getByPlaceholder('Street, building or place').first().fill('Noor Square');
  await page.getByRole('option').first().click();
  await page.getByRole('dialog').getByText('Food', { exact: true }).click();
  await expect(page).toHaveURL(/\/home/);
});
