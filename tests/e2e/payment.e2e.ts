import type { Page } from '@playwright/test';
import { reachPayment } from './filledCart';
import { expect, test } from './journeys';

async function orderByCard(page: Page) {
  await reachPayment(page);
  await page.getByRole('radio', { name: /Card \(demo\)/ }).check();
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page.getByRole('heading', { name: 'Demo payment' })).toBeVisible();
}

test('a payment fails, is paid again, and the order goes on its way (CHK-01, ORD-02)', async ({
  page,
}) => {
  await orderByCard(page);
  await page.getByRole('button', { name: 'Let the payment fail' }).click();
  await expect(page).toHaveURL(/\/track-order\?.*order_id=\d+/);
  await expect(page.getByText('The payment did not go through. Your order is saved')).toBeVisible();

  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page.getByRole('heading', { name: 'Demo payment' })).toBeVisible();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page.getByText('Your payment has arrived. Thank you!')).toBeVisible();
  await expect(page.getByRole('heading', { name: /Delivered/ }).first()).toBeVisible({
    timeout: 40_000,
  });
});

test('Back on the payment page leads to the order that waits, which can still be changed (ORD-02)', async ({
  page,
}) => {
  await orderByCard(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/track-order\?.*order_id=\d+/);
  await expect(page.getByText('Your order is not paid yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page.getByRole('heading', { name: 'Demo payment' })).toBeVisible();

  // The store has not accepted it yet: it goes back into the cart, and the checkout is as it was filled in.
  await page.goBack();
  await page.getByRole('button', { name: 'Change the order' }).click();
  const question = page.getByRole('dialog', { name: 'Change the order' });
  await question.getByRole('button', { name: 'Change the order' }).click();
  await expect(page).toHaveURL(/\/checkout\?.*step=payment/);
  await expect(page.getByRole('radio', { name: /Card \(demo\)/ })).toBeChecked();
  const order = page.getByRole('button', { name: /^Place order/ });
  const before = (await order.textContent()) ?? '';
  await page.getByRole('button', { name: 'Edit cart' }).click();
  const cart = page.getByRole('dialog');
  await cart.getByRole('button', { name: /^One more of/ }).click();
  await expect(cart.getByText('5 in the cart')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: /Cash on delivery/ }).check();
  // Ordered before the shop has named the new total, it would be asked for first.
  await expect(order).not.toHaveText(before);
  await expect(order).toHaveText(/\d/);
  await order.click();
  await expect(page).toHaveURL(/\/track-order\?.*placed=1/);
});

test('an abandoned payment becomes cash, and its page can no longer be paid (CHK-01, CHK-15)', async ({
  page,
}) => {
  await orderByCard(page);
  const payPage = page.url();
  await page.getByRole('button', { name: 'Cancel and go back' }).click();
  await expect(page.getByText('Your order is not paid yet.')).toBeVisible();
  const order = page.url();

  await page.getByRole('button', { name: 'Pay in cash instead' }).click();
  await expect(page.getByRole('button', { name: 'Pay in cash instead' })).toBeHidden();
  await expect(page.getByText('Your order is not paid yet.')).toBeHidden();
  await expect(page.getByText('Payment info updated.')).toBeVisible();

  await page.goto(payPage);
  await expect(page.getByText('This payment is already settled.')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await expect(page).toHaveURL(order);
  await expect(page.getByText('Your order is not paid yet.')).toBeHidden();
});
