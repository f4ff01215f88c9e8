import type { Page } from '@playwright/test';
import { axeOn } from '../support/axe';
import { enterModule, expect, test } from './journeys';
import { openRoom } from './openRoom';

const findings = async (page: Page) => (await axeOn(page).analyze()).violations.map(({ id }) => id);

test('an operator makes a coupon that shoppers see, changes it and ends it (OPER-07, OPER-09)', async ({
  page,
  browser,
}) => {
  await enterModule(page);
  const context = await browser.newContext();
  const room = await context.newPage();
  await openRoom(room, new URL('/desk/shop', page.url()).href);
  await room.getByRole('button', { name: 'Coupons', exact: true }).click();
  const code = `FIG${Date.now()}`.slice(0, 15);
  await room.getByRole('button', { name: 'New coupon' }).click();
  const made = room.getByRole('dialog', { name: 'New coupon' });
  await made.getByRole('textbox', { name: 'Code' }).fill('WELCOME10');
  await made.getByRole('textbox', { name: 'Title (English)' }).fill('Fig days');
  await made.getByText('Other languages').click();
  await made.getByRole('textbox', { name: 'Title (Español)' }).fill('Días de higos');
  await made.getByRole('textbox', { name: 'Percent' }).fill('15');
  await made.getByLabel(/^Until/).fill('2035-01-01T10:00');
  expect(await findings(room)).toEqual([]);

  await room.reload();
  await room.getByRole('button', { name: 'New coupon' }).click();
  await expect(made.getByRole('textbox', { name: 'Title (English)' })).toHaveValue('Fig days');
  await expect(made.getByLabel(/^Until/)).toHaveValue('2035-01-01T10:00');
  await made.getByRole('button', { name: 'Make the coupon' }).click();
  await expect(made.getByText('Another coupon has this code.')).toBeVisible();
  await made.getByRole('textbox', { name: 'Code' }).fill(code);
  await made.getByRole('button', { name: 'Make the coupon' }).click();
  await expect(made).toBeHidden();
  const row = room.getByRole('button', { name: new RegExp(code) });
  await expect(row).toContainText('15%');
  await expect(row).toContainText('Never used');
  expect(await findings(room)).toEqual([]);

  await page.goto('/coupons');
  const cards = page.locator('main').getByRole('article');
  const card = cards.filter({ hasText: code });
  await expect(card).toContainText('15%');
  await row.click();
  const coupon = room.getByRole('dialog', { name: 'Coupon', exact: true });
  await coupon.getByRole('textbox', { name: 'Percent' }).fill('20');
  await coupon.getByRole('button', { name: 'Save' }).click();
  await expect(coupon).toBeHidden();
  await expect(row).toContainText('20%');
  await page.reload();
  await expect(card).toContainText('20%');

  await row.click();
  await coupon.getByRole('button', { name: 'End it' }).click();
  await coupon.getByRole('button', { name: 'Yes, end it' }).click();
  await expect(coupon).toBeHidden();
  await expect(row).toHaveCount(0);
  await page.reload();
  await expect(cards.filter({ hasText: 'WELCOME10' })).toBeVisible();
  await expect(card).toHaveCount(0);
  await room.getByText('Over', { exact: true }).click();
  await expect(row).toContainText('Ended');
  await room.getByRole('button', { name: 'Who did what' }).click();
  const noted = room.getByRole('listitem').filter({ hasText: code });
  await expect(noted.first()).toContainText('Coupon ended');
  await context.close();
});
