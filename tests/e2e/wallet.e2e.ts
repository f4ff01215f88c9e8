import { rememberCart } from './filledCart';
import { becomeCustomer, expect, rememberModule, test } from './journeys';

test('a customer fills the wallet by card (WAL-01, WAL-02, WAL-03, WAL-05, WAL-06, WAL-07, WAL-09, WAL-11)', async ({
  page,
}) => {
  await rememberModule(page);
  await becomeCustomer(page);
  await page.goto('/profile?page=wallet');
  await expect(page.getByRole('list', { name: 'Bonuses for adding money' })).toContainText(
    '10% on top from $100.00',
  );
  await page.getByRole('button', { name: 'Add fund' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Fund to Wallet' });
  await dialog.getByRole('button', { name: 'Add fund' }).click();
  await expect(dialog.getByText('Please Enter amount')).toBeVisible();
  await dialog.getByLabel('Amount').fill('0');
  await expect(dialog.getByRole('button', { name: 'Add fund' })).toBeDisabled();
  await dialog.getByLabel('Amount').fill('500');
  await expect(dialog.getByText('We add $30.00 on top.')).toBeVisible();
  const card = dialog.getByRole('radio', { name: /Card \(demo\)/ });
  // WAL-06
  await expect(card.locator('..')).toHaveCSS('max-height', '300px');
  // The only way to pay is chosen.
  await expect(card).toBeChecked();
  await dialog.getByRole('button', { name: 'Add fund' }).click();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page).toHaveURL(/\/profile\?.*page=wallet/);
  await expect(page.getByText('The money is in your wallet.')).toBeVisible();
  const history = page.getByRole('list', { name: 'Wallet history' });
  await expect(history.getByRole('listitem')).toContainText([
    'Bonus for adding money',
    'Money added',
  ]);
});

test('an order is paid out of the wallet, and stands in its history (CHK-01, WAL-01)', async ({
  page,
}) => {
  await rememberCart(page);
  await becomeCustomer(page);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const funded = await page.request.post('/api/v1/customer/wallet/add-fund', {
    headers: { authorization: `Bearer ${token}` },
    data: { amount: 500, payment_method: 'demo_pay', callback: '/profile?page=wallet' },
  });
  const { redirect_link }: { redirect_link: string } = await funded.json();
  await page.request.post(redirect_link, { form: { action: 'pay' } });
  await page.goto('/checkout?page=cart');
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/step=details/);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('radio', { name: /Your wallet/ }).check();
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page).toHaveURL(/\/track-order\?.*order_id=\d+/);
  await expect(page.getByText(/Wallet · paid/)).toBeVisible();

  await page.goto('/wallet');
  const history = page.getByRole('list', { name: 'Wallet history' });
  await expect(history.getByRole('listitem')).toContainText(['Order payment', 'Money added']);
  await page.getByLabel('What to show').selectOption('Order payment');
  await expect(history.getByRole('listitem')).toHaveCount(1);
  await history.getByRole('link').click();
  await expect(page.getByText(/Wallet · paid/)).toBeVisible();
});
