import type { Page } from '@playwright/test';
import { axeOn } from '../support/axe';
import { pngOf } from '../support/pictures';
import { enterModule, expect, test } from './journeys';
import { openRoom } from './openRoom';

const findings = async (page: Page) => (await axeOn(page).analyze()).violations.map(({ id }) => id);

test('an operator makes a banner that leads shoppers to a store, and switches it off (OPER-09, OPER-14)', async ({
  page,
  browser,
}) => {
  await enterModule(page);
  const context = await browser.newContext();
  const room = await context.newPage();
  await openRoom(room, new URL('/desk/shop', page.url()).href);
  await room.getByRole('button', { name: 'Banners', exact: true }).click();
  await expect(room.getByRole('listitem').first()).toBeVisible();
  expect(await findings(room)).toEqual([]);
  await room.getByRole('button', { name: 'New banner' }).click();
  const made = room.getByRole('dialog', { name: 'New banner' });
  const title = `Figs ${Date.now()}`;
  await made.getByRole('textbox', { name: 'Title (English)' }).fill(title);
  await made.locator('input[type=file]').setInputFiles({
    name: 'figs.png',
    mimeType: 'image/png',
    buffer: pngOf(960, 360, 90),
  });
  await expect(made.getByRole('figure', { name: 'What shoppers will see' })).toContainText(title);

  // What is typed and the picture outlive a reload.
  await room.reload();
  await room.getByRole('button', { name: 'New banner' }).click();
  await expect(made.getByRole('figure', { name: 'What shoppers will see' })).toContainText(title);
  await made.getByRole('combobox', { name: 'Module' }).selectOption('Food');
  await made.getByRole('combobox', { name: 'Zone' }).selectOption('Harbour and Centre');
  await made.getByRole('button', { name: 'Make the banner' }).click();
  await expect(made.getByText('Choose what it leads to')).toBeVisible();
  const store = made.getByRole('combobox', { name: 'A store' });
  await store.click();
  const option = room.getByRole('listbox').getByRole('option').first();
  const name = (await option.innerText()).split(' · ')[0] ?? '';
  await option.click();
  expect(await findings(room)).toEqual([]);
  await made.getByRole('button', { name: 'Make the banner' }).click();
  await expect(made).toBeHidden();
  const row = room.getByRole('listitem').getByRole('button', { name: new RegExp(title) });
  await expect(row).toContainText(`A store: ${name}`);

  await page.reload();
  const banner = page.getByRole('region', { name: 'Offers' }).getByRole('link', { name: title });
  await expect(banner.locator('img')).toHaveAttribute(
    'src',
    /\/media\/catalogue\/[0-9a-f]{32}\.webp/,
  );
  await banner.click();
  await expect(page).toHaveURL(/\/store\/\d+/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await row.click();
  const dialog = room.getByRole('dialog', { name: 'Banner', exact: true });
  await dialog.getByRole('button', { name: 'Switch it off' }).click();
  await dialog.getByRole('button', { name: 'Yes, switch it off' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('Off');
  await page.goto('/home');
  await expect(
    page.getByRole('region', { name: 'Offers' }).getByRole('link').first(),
  ).toBeVisible();
  await expect(banner).toHaveCount(0);
  await room.getByRole('button', { name: 'Who did what' }).click();
  const noted = room.getByRole('listitem').filter({ hasText: title });
  await expect(noted.first()).toContainText('Banner switched off');
  await context.close();
});
