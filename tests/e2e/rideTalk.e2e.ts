import { axeOn } from '../support/axe';
import { becomeCustomer, choosePlace, expect, fillCart, test } from './journeys';
import { makeReady, openRide } from './openRide';

// The account is made past the page, which may still be saving a line of the cart that the account takes over.
test.use({ allowedErrors: [/404 \(Not Found\) .*\/customer\/cart\/update/] });

test('a shopper writes to the courier, who answers on the way; a draft outlives a reload, and Back closes it (RIDE-17)', async ({
  page,
}) => {
  await choosePlace(page);
  const { rider, context } = await openRide(page, 'rider4@flowmart.example');
  await page.goto('/store/1');
  await fillCart(page);
  await becomeCustomer(page);
  await page.goto('/checkout?page=cart&module_id=2');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/step=details/);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('radio', { name: /Cash on delivery/ }).check();
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page).toHaveURL(/\/track-order\?.*order_id=\d+/);
  const orderId = new URL(page.url()).searchParams.get('order_id') ?? '';
  await makeReady(page, orderId);
  const job = rider.locator(`[data-order="${orderId}"]`);
  await job.getByRole('button', { name: 'Accept' }).click();
  await expect(job.getByRole('button', { name: 'I have picked it up' })).toBeVisible();
  await expect(job.getByRole('button', { name: /message/i })).toHaveCount(0);

  await page
    .getByRole('region', { name: 'Your courier' })
    .getByRole('link', { name: /^Chat with / })
    .click();
  const ask = page.getByRole('textbox', { name: /^Message to / });
  await ask.fill('The bell is broken');
  await page.keyboard.press('Enter');
  await job.getByRole('button', { name: 'New message' }).click({ timeout: 2_000 });
  const talk = rider.getByRole('dialog', { name: 'Amal' });
  await expect(talk.getByText('The bell is broken')).toBeVisible();
  const field = talk.getByRole('textbox', { name: 'Answer to Amal' });
  await field.fill('I will');
  expect((await axeOn(rider).analyze()).violations.map(({ id }) => id)).toEqual([]);
  await rider.reload();
  await job.getByRole('button', { name: 'New message' }).click();
  await expect(field).toHaveValue('I will');
  await ask.fill('Please call');
  await page.keyboard.press('Enter');
  await expect(talk.getByText('Please call')).toBeVisible({ timeout: 2_000 });
  await field.fill('I will call you');
  await context.setOffline(true);
  await talk.getByRole('button', { name: 'Send' }).click();
  await expect(talk.getByText(/The shop is not reached: this is not sent yet/)).toBeVisible();
  await context.setOffline(false);
  const heard = page.getByRole('region', { name: /^Conversation with/ });
  await expect(heard.getByText('I will call you')).toHaveCount(1, { timeout: 15_000 });
  await expect(field).toHaveValue('');
  await ask.fill('Thank you');
  await page.keyboard.press('Enter');
  await talk.getByRole('button', { name: 'No answer needed' }).click();
  await expect(talk.getByRole('button', { name: 'No answer needed' })).toHaveCount(0);
  await rider.goBack();
  await expect(talk).toHaveCount(0);
  await expect(job.getByRole('button', { name: 'Messages', exact: true })).toBeVisible();
  await context.close();
});
