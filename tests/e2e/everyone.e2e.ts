import type { Page } from '@playwright/test';
import { axeOn } from '../support/axe';
import { addFirstItem, becomeCustomer, enterStore, expect, rememberModule, test } from './journeys';
import { bookTomorrow, rentTomorrow, vehicles } from './rentalTrip';

const looks = [
  { language: 'en', colorScheme: 'light', width: 1440 },
  { language: 'ar', colorScheme: 'dark', width: 390 },
] as const;

/** Opens a page in a language: nothing serious for axe, nothing wider than the screen. */
async function examine(page: Page, path: string, language: string) {
  await page.goto(path);
  await expect(page.locator('main h1').first()).toBeAttached();
  // A trip's own page stays on the line with the shop for its news.
  await page.waitForLoadState(path.includes('trip_id') ? 'load' : 'networkidle');
  await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
  const { violations } = await axeOn(page).analyze();
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${path}: ${id}: ${nodes[0]?.html.slice(0, 160)}`);
  expect.soft(serious).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(1);
  if (language === 'ar') expect.soft(await fieldsFromTheLeft(page), path).toEqual([]);
}

/** Fields of a page that reads from the right whose texts stand at the left all the same. */
const fieldsFromTheLeft = (page: Page) =>
  page.locator('main input.mantine-Input-input').evaluateAll((fields) =>
    fields.flatMap((field) => {
      const { direction, textAlign } = getComputedStyle(field);
      const isRight = textAlign === 'right' || (textAlign === 'start' && direction === 'rtl');
      return isRight ? [] : [field.outerHTML.slice(0, 160)];
    }),
  );

for (const { language, colorScheme, width } of looks) {
  test.describe(`in ${language}, ${colorScheme}, at ${width} px`, () => {
    test.use({
      colorScheme,
      viewport: { width, height: 844 },
      allowedErrors: [/404 \(Not Found\)/],
    });

    test('no serious accessibility finding, nothing wider than the screen', async ({ page }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width: 1440, height: 900 });
      await enterStore(page);
      const store = new URL(page.url()).pathname;
      await addFirstItem(page);
      await expect(page.getByRole('button', { name: 'Shopping Cart, 1 item' })).toBeVisible();
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate((code) => localStorage.setItem('language-setting', code), language);
      const paths = [
        '/',
        '/home',
        store,
        '/categories',
        '/campaigns',
        '/search?q=rice',
        '/checkout?page=cart',
        '/track-order',
        '/forgot-password',
        '/about-us',
        '/no-such-page',
      ];
      const customerPaths = [
        '/profile?page=profile-settings',
        '/profile?page=address',
        '/loyalty-points',
        '/referral-code',
        '/coupons',
        '/settings',
        '/interest',
      ];
      for (const path of [...paths, ...customerPaths]) {
        if (path === customerPaths[0]) await becomeCustomer(page);
        await examine(page, path, language);
      }
    });

    test('the same of the rental pages', async ({ page }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width: 1440, height: 900 });
      await rememberModule(page, 'Car Rental');
      await becomeCustomer(page);
      const [vehicle] = (await vehicles(page)).filter(({ trip_hourly }) => trip_hourly === 1);
      if (!vehicle) throw new Error('the demo city has no vehicle by the hour');
      const tripId = await bookTomorrow(page, vehicle);
      await rentTomorrow(page, vehicle);
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate((code) => localStorage.setItem('language-setting', code), language);
      for (const path of [
        '/home',
        '/rental/vehicle-search?all_category=1',
        `/rental/vehicle-details/${vehicle.id}`,
        `/rental/provider-details/${vehicle.provider.id}`,
        '/rental/cart',
        '/my-trips',
        `/my-trips?trip_id=${tripId}`,
      ])
        await examine(page, path, language);
    });
  });
}
