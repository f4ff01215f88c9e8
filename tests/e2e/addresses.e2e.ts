import type { Locator, Page } from '@playwright/test';
import { makeAccount, somebody } from './identity';
import { enterStore, expect, fillCart, openCart, rememberModule, test } from './journeys';

// What the journeys provoke: a refusal, and the sign-up's missing proof.
test.use({ allowedErrors: [/40[0134] \(/], viewport: { width: 1440, height: 1000 } });

interface Saved {
  id: number;
  address_type: string;
  house: string;
  floor: string;
  contact_person_name: string;
}

const heightOf = (list: Locator) =>
  list.evaluate((node) => getComputedStyle(node.parentElement as Element).maxHeight);

const openPill = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: /^Delivery location/ })
    .click();

test('a customer saves an address while editing it, has a refused one mended, and tidies the address book (ADDR-16 to ADDR-34)', async ({
  page,
}) => {
  const token = await makeAccount(page.request, somebody());
  const headers = { Authorization: `Bearer ${token}` };
  const saved = async (): Promise<Saved[]> =>
    (await (await page.request.get('/api/v1/customer/address/list', { headers })).json()).addresses;
  await rememberModule(page);
  await page.evaluate((kept) => localStorage.setItem('token', kept), token);
  await enterStore(page);
  await fillCart(page);
  await page.goto('/checkout?page=cart');

  const box = page.getByRole('checkbox', { name: 'Save this Address' });
  await page.getByLabel('House number').fill('12');
  await box.click();
  await page.getByLabel('Floor').fill('3');
  await expect(page.getByText('Successfully added!')).toBeVisible();
  await expect(page.getByLabel('Floor')).toHaveValue('3');
  await expect(box).not.toBeChecked();
  await box.click();
  await expect(page.getByText('Successfully updated!')).toBeVisible();
  await expect(box).toBeChecked();
  expect(await saved()).toMatchObject([
    { address_type: 'other', house: '12', floor: '3', contact_person_name: 'Salma Haddad' },
  ]);

  await page.getByRole('button', { name: 'View Saved Address' }).click();
  const list = page.getByRole('dialog', { name: 'Saved Addresses' });
  await expect(list.getByRole('radio')).toHaveCount(1);
  await list.getByRole('button', { name: 'Add address' }).click();
  const form = page.getByRole('dialog', { name: 'Add address' });
  await form.getByRole('combobox', { name: 'Address', exact: true }).fill('');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Address is required')).toBeVisible();
  await form.getByRole('combobox', { name: 'Address', exact: true }).fill('Blue door, Noor Square');
  await form.getByText('Other', { exact: true }).click();
  await form.getByLabel('Name of this address').fill('Grandma');
  await page.route(
    '**/customer/address/add',
    (route) =>
      route.fulfill({ status: 403, json: { errors: [{ code: 'full', message: 'No more room' }] } }),
    { times: 1 },
  );
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('No more room')).toBeVisible();
  await expect(form.getByLabel('Name of this address')).toHaveValue('Grandma');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveCount(0);
  await expect(page.locator('main').getByText('Grandma')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit address' })).toBeVisible();

  await openPill(page);
  const choice = page.getByRole('dialog', { name: 'Choose a location' });
  const first = choice.getByRole('button', { name: /Noor Square/ }).first();
  await expect(first).toHaveAttribute('aria-current', 'true');
  expect(await heightOf(first), 'LOC-06').toBe('475px');
  await choice.getByRole('button', { name: /Grandma/ }).click();
  await expect(page.getByText('New Delivery address selected.')).toBeVisible();
  await expect(page.getByRole('banner').getByText('Blue door')).toBeVisible();

  await page.goto('/profile?page=address');
  await page.getByRole('button', { name: /^Edit Grandma/ }).click();
  await page.getByRole('dialog').getByLabel('Floor').fill('7');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Successfully updated!')).toBeVisible();
  await page.goto('/checkout?page=cart');
  await expect(page.locator('main').getByText('Grandma')).toBeVisible();
  await expect(page.getByLabel('Floor')).toHaveValue('7');
  await page.goto('/profile?page=address');
  await page.getByRole('button', { name: /^Delete Other/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete it' }).click();
  await expect(page.getByText('Successfully removed!')).toBeVisible();
  await expect(page.getByRole('main').locator('li:not(nav li)')).toHaveCount(1);
  expect(await saved()).toMatchObject([{ address_type: 'Grandma', floor: '7' }]);
});

test('a guest gives the contact of a take-away order, and is told to sign in for saved addresses (ADDR-04 to ADDR-09, LOC-04)', async ({
  page,
}) => {
  await enterStore(page);
  await openPill(page);
  const note = page.getByText('To select from saved addresses, you need to sign in.');
  expect(await heightOf(note), 'LOC-06').toBe('150px');
  await page.keyboard.press('Escape');
  await fillCart(page);
  await openCart(page);
  await page.getByRole('button', { name: 'Proceed To Checkout' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Continue as guest/ })
    .click();
  const main = page.locator('main');
  await expect(main.getByText('No Contact Info Added')).toBeVisible();
  await main.getByText('Take away', { exact: true }).click();
  await main.getByRole('button', { name: 'Please enter your contact info' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contact info' });
  await expect(dialog.getByLabel('Address')).toHaveCount(0);
  await dialog.getByRole('textbox', { name: 'Name' }).fill('S@lma');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Name should not contain special characters')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Salma Haddad');
  await dialog.getByRole('textbox', { name: 'Phone' }).fill('500 123 456');
  await dialog.getByRole('textbox', { name: 'Email' }).fill('salma@example.com');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(main.getByText('salma@example.com')).toBeVisible();
  await page.reload();
  await expect(main.getByText('salma@example.com')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/step=details/);
  await expect(main.getByText(/^Collect from/)).toBeVisible();
});
