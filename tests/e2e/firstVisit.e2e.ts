import type { Locator } from '@playwright/test';
import { choosePlace, expect, rememberModule, test } from './journeys';

/** A promise that is kept by hand. */
function hold() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve: () => resolve() };
}

test.describe('a browser that speaks Arabic', () => {
  test.use({ locale: 'ar-SA' });

  test('gets the shop in Arabic from the first paint on, and keeps a choice of its own (LANG-01, LANG-04, LANG-08)', async ({
    page,
  }) => {
    const held = hold();
    await page.route('**/assets/*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    const document = page.locator('html');
    // No script of the shop has run yet: this is the text shell.
    await expect(page.getByText('إلى أين نوصل؟').first()).toBeVisible();
    await expect(document).toHaveAttribute('lang', 'ar');
    await expect(document).toHaveAttribute('dir', 'rtl');
    await expect(page.getByText('Where should we deliver?')).toBeHidden();
    held.resolve();
    await expect(page.getByRole('combobox').or(page.getByRole('textbox')).first()).toBeVisible();
    await expect(document).toHaveAttribute('dir', 'rtl');

    await page.evaluate(() => localStorage.setItem('language-setting', 'en'));
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Where should we deliver?' })).toBeVisible();
    await expect(document).toHaveAttribute('dir', 'ltr');
  });
});

test('a house number is found by typing it, and is the place from then on (LOC-15, LOC-16)', async ({
  page,
}) => {
  await choosePlace(page, 'Food', 'Harbour Avenue 12');
  const address = await page.evaluate(() => localStorage.getItem('location'));
  expect(address).toBe('12 Harbour Avenue, City Centre, Marsa Noor');
});

test('on a phone lists of places and of suggestions stay within the screen, with the keyboard too', async ({
  page,
}) => {
  const screens = [
    { width: 375, height: 667 },
    // What a keyboard leaves of it.
    { width: 375, height: 367 },
  ];
  /** Where the box around the options ends, in which they scroll. */
  const bottomOf = async (list: Locator) => {
    const box = await list.locator('..').boundingBox();
    return Math.round((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0));
  };
  for (const size of screens) {
    await page.setViewportSize(size);
    await page.goto('/');
    await page.getByPlaceholder('Street, building or place').click();
    // Before anything is typed the zones are offered.
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect.poll(() => bottomOf(page.getByRole('listbox'))).toBeLessThanOrEqual(size.height);
    await page.getByPlaceholder('Street, building or place').fill('harbour');
    await expect(page.getByRole('option', { name: /Harbour/ }).first()).toBeVisible();
    await expect.poll(() => bottomOf(page.getByRole('listbox'))).toBeLessThanOrEqual(size.height);
  }
  await page.setViewportSize({ width: 375, height: 667 });
  await rememberModule(page);
  for (const size of screens) {
    await page.setViewportSize(size);
    await page.goto('/home');
    const field = page.locator('main').getByRole('combobox');
    await field.click();
    await field.fill('a');
    await expect(page.locator('main').getByRole('option').nth(5)).toBeAttached();
    const list = page.locator('main').getByRole('listbox');
    await expect.poll(() => bottomOf(list)).toBeLessThanOrEqual(size.height);
  }
});

test('the bar keeps the room of address and search while they load: nothing moves when they come', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await rememberModule(page);
  const held = hold();
  await page.route(/assets\/ShopTools[^/]*\.js/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/categories', { waitUntil: 'commit' });
  const bar = page.locator('header > div > *');
  const places = () =>
    bar.evaluateAll((parts) =>
      parts.map((part) => {
        const { left, width } = part.getBoundingClientRect();
        return [Math.round(left), Math.round(width)];
      }),
    );
  await expect(page.getByRole('link', { name: /to the start$/ })).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link').first(),
  ).toBeVisible();
  await expect(page.getByRole('banner').getByRole('combobox')).toHaveCount(0);
  const before = await places();
  held.resolve();
  await expect(page.getByRole('banner').getByRole('combobox')).toBeVisible();
  expect(await places()).toEqual(before);
});
