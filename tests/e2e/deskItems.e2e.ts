import type { Page } from '@playwright/test';
import { axeOn } from '../support/axe';
import { pngOf } from '../support/pictures';
import { enterModule, expect, test } from './journeys';
import { openDesk } from './openDesk';

const findings = async (page: Page) => (await axeOn(page).analyze()).violations.map(({ id }) => id);

async function openMenu(desk: Page) {
  await desk.getByText('Menu', { exact: true }).click();
  await expect(desk.getByRole('button', { name: 'Add an item' })).toBeVisible();
}

test('an owner adds an item with its picture, edits it and takes it off the menu, as shoppers see (DESK-21, DESK-23, DESK-24)', async ({
  page,
}) => {
  await enterModule(page);
  const desk = await openDesk(page);
  await openMenu(desk);
  await desk.getByRole('button', { name: 'Add an item' }).click();
  const added = desk.getByRole('dialog', { name: 'New item' });
  await added.getByRole('textbox', { name: 'Name (English)' }).fill('Quincebraid');
  await expect(added.getByText('0 of 2 filled')).toBeVisible();
  await added.getByText('Other languages').click();
  await added.getByRole('textbox', { name: 'Name (العربية)' }).fill('ضفيرة السفرجل');
  await expect(added.getByText('1 of 2 filled')).toBeVisible();
  const shelf = added.getByRole('combobox', { name: 'Category' });
  await shelf.selectOption({ index: 2 });
  const category = (await shelf.locator('option:checked').textContent()) ?? '';
  await added.getByRole('textbox', { name: 'Price' }).fill('12.5');
  await added
    .locator('input[type=file]')
    .setInputFiles({ name: 'braid.png', mimeType: 'image/png', buffer: pngOf(900, 600) });
  const chosen = added.getByRole('img', { name: 'What shoppers will see' });
  await expect(chosen).toBeVisible();
  expect(await findings(desk)).toEqual([]);

  await desk.reload();
  await openMenu(desk);
  await desk.getByRole('button', { name: 'Add an item' }).click();
  await expect(added.getByRole('textbox', { name: 'Name (English)' })).toHaveValue('Quincebraid');
  await expect(chosen).toBeVisible();
  await added.getByRole('button', { name: 'Add to the menu' }).click();
  await expect(added).toBeHidden();
  await desk.getByRole('searchbox', { name: 'Search an item' }).fill('Quincebraid');
  const edit = desk.getByRole('button', { name: 'Edit Quincebraid' });
  await expect(edit).toBeVisible();
  expect(await findings(desk)).toEqual([]);

  const link = page.getByRole('link', { name: 'Quincebraid', exact: true });
  const card = page.locator('main').getByRole('article').filter({ has: link });
  for (const words of ['Quincebraid', `Quincebraid ${category}`, 'Quincebriad']) {
    await page.goto(`/home?search=${encodeURIComponent(words)}`);
    await expect(card).toHaveCount(1);
    await expect(card).toContainText('12.50');
  }
  await expect(card.locator('img[src*="/media/catalogue/"]')).toBeVisible();

  await edit.click();
  const item = desk.getByRole('dialog', { name: 'Item', exact: true });
  await item.getByRole('textbox', { name: 'Price' }).fill('14');
  await item.getByRole('button', { name: 'Save' }).click();
  await expect(item).toBeHidden();
  await expect(async () => {
    await page.reload();
    await expect(card).toContainText('14.00', { timeout: 5_000 });
  }).toPass({ timeout: 20_000 });

  await edit.click();
  await item.getByRole('button', { name: 'Take off the menu' }).click();
  expect(await findings(desk)).toEqual([]);
  await item.getByRole('button', { name: 'Yes, take it off' }).click();
  await expect(item).toBeHidden();
  await expect(edit).toBeHidden();
  await expect(async () => {
    await page.reload();
    await expect(page.locator('main')).toBeVisible();
    await expect(card).toHaveCount(0, { timeout: 5_000 });
  }).toPass({ timeout: 20_000 });

  await desk.getByRole('switch', { name: 'Off the menu' }).press('Space');
  await edit.click();
  await item.getByRole('button', { name: 'Put back on the menu' }).click();
  await item.getByRole('button', { name: 'Yes, put it back' }).click();
  await expect(item).toBeHidden();
  await expect(async () => {
    await page.reload();
    await expect(card).toHaveCount(1, { timeout: 5_000 });
  }).toPass({ timeout: 20_000 });
  await desk.context().close();
});
