import { axeOn } from '../support/axe';
import { enterModule, expect, test } from './journeys';
import { openRoom } from './openRoom';

test('an operator changes settings, which open shops follow, and puts them back (OPER-04, OPER-09, OPER-10)', async ({
  page,
  browser,
}) => {
  await enterModule(page);
  const context = await browser.newContext();
  const room = await context.newPage();
  await openRoom(room, new URL('/desk/shop', page.url()).href);
  await room.getByRole('button', { name: 'Settings', exact: true }).click();
  await room.getByRole('button', { name: /^The shop/ }).click();
  const group = room.getByRole('dialog', { name: 'The shop' });
  const line = group.getByRole('textbox', { name: 'Line at the foot of each page (English)' });
  await line.fill('Figs since 1907');
  await group.getByRole('textbox', { name: 'Time zone' }).fill('Mars/North');
  expect((await axeOn(room).analyze()).violations.map(({ id }) => id)).toEqual([]);
  await room.reload();
  await room.getByRole('button', { name: /^The shop/ }).click();
  await expect(line).toHaveValue('Figs since 1907');
  await group.getByRole('button', { name: 'Save' }).click();
  await expect(group.getByText('This is no time zone, such as Asia/Riyadh.')).toBeVisible();
  await group.getByRole('textbox', { name: 'Time zone' }).fill('Asia/Riyadh');
  await group.getByRole('button', { name: 'Save' }).click();
  await expect(group).toBeHidden();
  await expect(async () => {
    await page.goto('/help-and-support');
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect(page.getByText('Figs since 1907')).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });

  await room.getByRole('button', { name: /^The shop/ }).click();
  await line.fill('© Flowmart. All rights reserved.');
  await group.getByRole('button', { name: 'Save' }).click();
  await expect(group).toBeHidden();
  await room.getByRole('button', { name: /^Pages of policies/ }).click();
  const pages = room.getByRole('dialog', { name: 'Pages of policies' });
  await pages.getByRole('switch', { name: 'Shipping policy' }).press('Space');
  await pages.getByRole('button', { name: 'Save' }).click();
  await expect(pages).toBeHidden();
  await room.getByRole('button', { name: /^Pages of policies/ }).click();
  await expect(pages.getByRole('switch', { name: 'Shipping policy' })).not.toBeChecked();
  await pages.getByRole('button', { name: 'Back to the defaults' }).click();
  await pages.getByRole('button', { name: 'Yes, back to the defaults' }).click();
  await expect(pages).toBeHidden();
  await room.getByRole('button', { name: 'Who did what' }).click();
  const noted = room.getByRole('listitem').filter({ hasText: 'unset shipping_policy' });
  await expect(noted.first()).toContainText('Setting changed');
  await context.close();
});
