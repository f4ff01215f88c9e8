import type { Page } from '@playwright/test';
import { axeOn } from '../support/axe';
import { becomeCustomer, expect, rememberModule, test } from './journeys';
import { placeByCalls } from './placed';

async function expectNoSeriousFinding(page: Page) {
  const { violations } = await axeOn(page).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect.soft(serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
}

test('a customer writes to the store of an order, hears of what happens to it, and writes to the shop (SESS-08, HEAD-09, SESS-15, PAGE-05)', async ({
  page,
}) => {
  await rememberModule(page);
  await becomeCustomer(page);
  const { orderId, storeName } = await placeByCalls(page);

  await page.goto(`/track-order?order_id=${orderId}`);
  await page.getByRole('link', { name: `Chat with ${storeName}` }).click();
  const talk = page.getByRole('region', { name: `Conversation with ${storeName}` });
  await talk.getByRole('textbox', { name: `Message to ${storeName}` }).fill('When is it ready?');
  await page.keyboard.press('Enter');
  await expect(talk.getByText('When is it ready?')).toBeVisible();
  await expect(talk.getByText(`Hello from ${storeName}!`, { exact: false })).toBeVisible({
    timeout: 5_000,
  });
  await expectNoSeriousFinding(page);

  // News come while another page is looked at, and are counted there.
  await page.getByRole('button', { name: /^Account of Amal, \d+ new notification/ }).click();
  await page.getByRole('menuitem', { name: /^Notifications \d+ new$/ }).click();
  const news = page.getByRole('list', { name: 'Notifications' });
  await expect(news.getByRole('listitem').last()).toContainText('Order confirmed');
  await expect(news.getByText('Picked up', { exact: true })).toBeVisible({ timeout: 15_000 });
  await expectNoSeriousFinding(page);
  await expect(page.getByRole('button', { name: 'Account of Amal', exact: true })).toBeVisible();
  await news.getByRole('link').last().click();
  await expect(page).toHaveURL(new RegExp(`/track-order\\?order_id=${orderId}`));

  await page.goto('/help-and-support');
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue(
    /^amal\d+@example\.com$/,
  );
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Write what we can help you with.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Message' }).fill('Do you deliver on Fridays?');
  await expectNoSeriousFinding(page);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    'Do you deliver on Fridays?',
  );
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'We have your message' })).toBeFocused();
});
