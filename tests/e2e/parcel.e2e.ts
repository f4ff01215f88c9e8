import { expect, test } from './journeys';

test('a guest sends a parcel, and follows it from door to door (MOD-01, CHK-04, CHK-08, ORD-02)', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByPlaceholder('Street, building or place').fill('Noor Square');
  await page.getByRole('option').first().click();
  await page.getByRole('dialog').getByText('Parcel', { exact: true }).click();
  await expect(page).toHaveURL(/\/home/);
  await page.getByRole('link', { name: /^Box/ }).click();

  await page.getByLabel('Sender’s name').fill('Lina Haddad');
  await page.getByLabel('Sender’s phone').fill('12');
  await page.getByLabel('Sender’s name').focus();
  await expect(
    page.getByText('Enter the whole number, digits only, with or without +'),
  ).toBeVisible();
  await page.getByLabel('Sender’s phone').fill('501234567');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/step=receiver/);

  const pick = async (place: string) => {
    const dialog = page.getByRole('dialog', { name: 'Where does it go?' });
    await dialog.getByRole('combobox').fill(place);
    await page.getByRole('option', { name: place }).first().click();
    await expect(dialog).toBeHidden();
  };
  await page.getByRole('button', { name: 'Where does it go?' }).click();
  await pick('Noor Square');
  await page.getByLabel('Receiver’s name').fill('Omar Saleh');
  await page.getByLabel('Receiver’s phone').fill('507654321');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(
    page.getByText('This is where we pick it up. Choose another destination.'),
  ).toBeVisible();
  await page
    .locator('form#parcel-step')
    .getByRole('button', { name: /Noor Square/ })
    .click();
  await pick('Noor Citadel');
  await expect(page.getByText(/km by road/)).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/step=payment/);

  // What was entered outlives a reload.
  await page.reload();
  await page.getByText('Later', { exact: true }).click();
  await page.getByLabel('Day').selectOption({ index: 1 });
  await expect(page.getByLabel('Time').locator('option').first()).toBeAttached();
  await page.getByText('As soon as possible').click();
  await page.getByText('$2.00', { exact: true }).click();
  await expect(page.getByRole('definition').filter({ hasText: '$2.00' })).toBeVisible();
  await page.getByRole('radio', { name: /The receiver pays/ }).check();
  await expect(
    page.getByRole('radio', { name: /The receiver can only pay in cash/ }),
  ).toBeDisabled();
  await page.getByRole('button', { name: /^Send the parcel · / }).click();
  await expect(page).toHaveURL(/\/track-order\?.*order_id=\d+/);
  await expect(page.getByText(/Cash · the receiver pays/)).toBeVisible();
  await expect(page.getByText('Tip for the courier')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Delivered' })).toBeVisible({
    timeout: 30_000,
  });
  await page.goto('/my-orders');
  await page.getByRole('tab').nth(1).click();
  await expect(page.getByRole('link', { name: 'Parcel to Omar Saleh' })).toBeVisible();

  // A parcel like it waits for the press alone, without the tip.
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page).toHaveURL(/\/parcel\?step=payment$/);
  await expect(page.getByText('Lina Haddad').first()).toBeVisible();
  await expect(page.getByText('Omar Saleh').first()).toBeVisible();
  await expect(page.getByRole('radio', { name: 'No tip' })).toBeChecked();
  await expect(page.getByRole('button', { name: /^Send the parcel · / })).toBeEnabled();
});
