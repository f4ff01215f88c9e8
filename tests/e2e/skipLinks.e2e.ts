import type { Page } from '@playwright/test';
import { enterModule, enterStore, expect, test } from './journeys';

const most = 12;
const skip = 'Skip to what is on offer';

interface Walk {
  tabs: number;
  pressed: string[];
}

/** Presses Tab from the start of the page, and Enter on the skip link, until something that `found` names has the focus. */
async function walkTo(page: Page, found: string): Promise<Walk> {
  const walk: Walk = { tabs: 0, pressed: [] };
  while (walk.tabs < 150) {
    await page.keyboard.press('Tab');
    walk.tabs += 1;
    const focused = page.locator(':focus');
    if (await focused.evaluate((element, wanted) => element.matches(wanted), found)) return walk;
    const name = ((await focused.textContent()) ?? '').trim();
    if (name !== skip) continue;
    walk.pressed.push(name);
    await page.keyboard.press('Enter');
  }
  return walk;
}

const store = 'main article a[href^="/store/"]';
const item = 'main article a[href^="/product/"]';
const vehicle = 'main article a[href^="/rental/vehicle-details/"]';

for (const [name, module, path, target] of [
  ['the first store of the home page', 'Food', '/home', store],
  ['the first item of a search', 'Food', '/home?search=rice', item],
  ['the first store of the list of stores', 'Food', '/store/popular', store],
  ['the first module of the landing page', 'Food', '/', '#offer button'],
  ['the first vehicle of the rental home', 'Car Rental', '/home', vehicle],
  [
    'the first vehicle of the search',
    'Car Rental',
    '/rental/vehicle-search?all_category=1',
    vehicle,
  ],
] as const) {
  test(`keys: at most ${most} Tab presses lead to ${name} (HEAD-01)`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await enterModule(page, module, path);
    await expect(page.locator(target).first()).toBeAttached();
    const { tabs, pressed } = await walkTo(page, target);
    expect(pressed).toEqual([skip]);
    expect(tabs).toBeLessThanOrEqual(most);
    await expect(page.locator(':focus')).toBeInViewport();
  });
}

test('keys: the first thing of a store takes at most 12 presses, and a rail is passed by one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterStore(page);
  await page.reload();
  await expect(page.locator(item).first()).toBeAttached();
  expect((await walkTo(page, item)).tabs).toBeLessThanOrEqual(most);

  await page.goto('/home');
  const past = page.getByRole('link', { name: 'Skip past Categories' });
  await expect(page.getByRole('link', { name: 'Skip past Popular items near you' })).toBeAttached();
  await past.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Skip past Popular items near you');
});
