import type { Page } from '@playwright/test';
import { axeOn } from '../support/axe';
import { becomeCustomer, expect, rememberModule, test } from './journeys';
import { openDesk } from './openDesk';

const findings = async (page: Page) => (await axeOn(page).analyze()).violations.map(({ id }) => id);

test('a shopper writes to a store, which answers at its desk; a draft outlives a reload (DESK-13, DESK-15)', async ({
  page,
}) => {
  await rememberModule(page);
  await becomeCustomer(page);
  const desk = await openDesk(page);
  await desk.getByText(/^Inbox/).click();
  await desk.getByText(/^Messages/).click();
  await page.goto('/profile?page=inbox&with=vendor&partner=1');
  const ask = page.getByRole('textbox', { name: /^Message to / });
  await ask.fill('Do you have brown bread?');
  await page.keyboard.press('Enter');

  const waiting = desk.getByRole('region', { name: 'Waiting for an answer' });
  const row = waiting.getByRole('button', { name: /Amal.*Do you have brown bread\?/ });
  await expect(row).toBeVisible({ timeout: 2_000 });
  await expect(desk.getByText(/^Messages \(\d+\)$/)).toBeVisible();
  await row.click();
  const talk = desk.getByRole('region', { name: 'Conversation with Amal' });
  const field = talk.getByRole('textbox', { name: 'Answer to Amal' });
  await field.fill('Yes, fresh');
  expect(await findings(desk)).toEqual([]);
  await desk.reload();
  await expect(field).toHaveValue('Yes, fresh');
  await field.fill('Yes, fresh at nine');

  // What is written while the answer is being written shows at once, and so does who was faster.
  await ask.fill('Or rolls?');
  await page.keyboard.press('Enter');
  await expect(talk.getByText('Or rolls?')).toBeVisible({ timeout: 2_000 });
  await talk.getByRole('button', { name: 'Send' }).click();
  const heard = page.getByRole('region', { name: /^Conversation with/ });
  await expect(heard.getByText('Yes, fresh at nine')).toBeVisible();
  await expect(field).toHaveValue('');
  await expect(talk.getByText(/store1@flowmart\.example/)).toBeVisible();
  await expect(
    desk.getByRole('region', { name: 'Answered' }).getByRole('button', { name: /Yes, fresh/ }),
  ).toBeVisible();
  await desk.context().close();
});

test('without a connection an answer waits and is sent once; a session that ends loses no word (DESK-15)', async ({
  page,
}) => {
  await rememberModule(page);
  await becomeCustomer(page);
  const desk = await openDesk(page);
  await page.goto('/profile?page=inbox&with=vendor&partner=1');
  await page.getByRole('textbox', { name: /^Message to / }).fill('Are you open?');
  await page.keyboard.press('Enter');
  await desk.getByText(/^Inbox/).click();
  await desk.getByText(/^Messages/).click();
  await desk.getByRole('button', { name: /Amal.*Are you open\?/ }).click();
  const talk = desk.getByRole('region', { name: 'Conversation with Amal' });
  const field = talk.getByRole('textbox', { name: 'Answer to Amal' });
  await expect(talk.getByText('Are you open?')).toBeVisible();
  await field.fill('Until ten');
  await desk.context().setOffline(true);
  await talk.getByRole('button', { name: 'Send' }).click();
  await expect(talk.getByText(/The shop is not reached: this is not sent yet/)).toBeVisible();
  await desk.context().setOffline(false);
  const heard = page.getByRole('region', { name: /^Conversation with/ });
  await expect(heard.getByText('Until ten')).toHaveCount(1, { timeout: 15_000 });
  await expect(field).toHaveValue('');

  await field.fill('And tomorrow');
  await desk.evaluate(() => localStorage.setItem('deskToken', 'f'.repeat(43)));
  await talk.getByRole('button', { name: 'Send' }).click();
  await expect(desk.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await desk.getByRole('textbox', { name: /^Email/ }).fill('store1@flowmart.example');
  await desk.getByRole('textbox', { name: /^Password/ }).fill('demo1234');
  await desk.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(field).toHaveValue('And tomorrow');
  await desk.context().close();
});

test('a review is answered at the desk, and the answer stands under it in the shop (DESK-14)', async ({
  page,
}) => {
  await rememberModule(page);
  await page.goto('/store/1');
  const desk = await openDesk(page);
  await desk.getByText(/^Inbox/).click();
  await desk.getByText(/^Reviews/).click();
  await expect(desk).toHaveURL(/part=inbox&of=reviews/);
  const waiting = desk.getByRole('region', { name: 'Waiting for an answer' });
  const card = waiting.getByRole('listitem').first();
  const review = await card.getAttribute('data-review');
  await card.getByRole('button', { name: /^Write an answer to / }).click();
  await card
    .getByRole('textbox', { name: /^Answer to .+, which everybody reads$/ })
    .fill('We’ll do better!');
  expect(await findings(desk)).toEqual([]);
  await card.getByRole('button', { name: 'Send' }).click();
  const answered = desk
    .getByRole('region', { name: 'Answered' })
    .locator(`[data-review="${review}"]`);
  await expect(answered.getByText('We’ll do better!')).toBeVisible();
  await expect(answered.getByRole('button', { name: /^Change the answer/ })).toBeVisible();
  const shown = await page.request.get('/api/v1/stores/reviews?store_id=1&limit=50');
  expect(JSON.stringify(await shown.json())).toContain('We’ll do better!');
  await desk.context().close();
});
