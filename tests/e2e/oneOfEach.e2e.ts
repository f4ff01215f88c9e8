import { devices, type Page } from '@playwright/test';
import { becomeCustomer, enterModule, expect, rememberModule, test } from './journeys';

const cardOf = (page: Page) => page.locator('main article').first();

/** Controls whose middle lies over the picture of the first card, by name; the plus asks first where there is a choice. */
const overThePicture = (page: Page) =>
  cardOf(page).evaluate((card) => {
    const picture = card.querySelector('img')?.getBoundingClientRect();
    return [...card.querySelectorAll<HTMLElement>('button, a')]
      .filter((control) => {
        const { top, bottom, width } = control.getBoundingClientRect();
        const middle = (top + bottom) / 2;
        return width > 0 && picture && middle > picture.top && middle < picture.bottom;
      })
      .map((control) => (control.ariaLabel ?? '').split(' ')[0]?.replace(/^(Add|Choose)$/, 'plus'));
  });

test('modules are shown once: in the bar on wide screens, in the row on others (MOD-14, MOD-15)', async ({
  page,
}) => {
  const bar = page.getByRole('navigation', { name: 'Modules' });
  const row = page.getByRole('navigation', { name: 'Choose a module' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterModule(page);
  await expect(bar).toBeVisible();
  await expect(row).toBeHidden();
  await page.setViewportSize({ width: 1180, height: 900 });
  await expect(bar).toBeHidden();
  await expect(row).toBeVisible();
});

test('over a card’s picture a mouse finds the quick view and the plus', async ({ page }) => {
  await enterModule(page);
  await cardOf(page).hover();
  // They come with the pointer, which a page that is still being drawn hears of late.
  await expect.poll(async () => (await overThePicture(page)).sort()).toEqual(['Quick', 'plus']);
});

test('account pages have one menu, and begin where it ends', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await rememberModule(page);
  await becomeCustomer(page);
  const lefts: Record<string, number | undefined> = {};
  for (const path of ['/my-orders', '/coupons', '/settings', '/profile?page=address']) {
    await page.goto(path);
    await expect(page.getByRole('navigation', { name: 'Your account' })).toBeVisible();
    lefts[path] = (await page.locator('main h1').boundingBox())?.x;
  }
  // 100 px beside the page, its edge, the menu and the gap.
  expect(Object.values(lefts)).toEqual([404, 404, 404, 404]);
});

const { defaultBrowserType: _, ...phone } = devices['Pixel 5'];

test.describe('on a phone', () => {
  test.use(phone);

  test('over a card’s picture a finger finds the plus alone', async ({ page }) => {
    await enterModule(page);
    await cardOf(page).scrollIntoViewIfNeeded();
    expect(await overThePicture(page)).toEqual(['plus']);
  });

  test('a product has one bar, with the way to the cart in it', async ({ page }) => {
    await enterModule(page);
    const bar = page.getByRole('navigation', { name: 'Quick access' });
    await expect(bar.getByRole('link', { name: 'Home' })).toBeVisible();
    await cardOf(page).getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('button', { name: /^(Add|Update) To Cart$/i })).toBeVisible();
    await expect(bar.getByRole('link', { name: 'Home' })).toBeHidden();
    await bar.getByRole('button', { name: 'Shopping Cart' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});
