import AxeBuilder from '@axe-core/playwright';
import { addFirstItem, becomeCustomer, choosePlace, expect, openStore, test } from './journeys';

const looks = [
  { language: 'en', colorScheme: 'light', width: 1440 },
  { language: 'ar', colorScheme: 'dark', width: 390 },
] as const;

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
      await choosePlace(page);
      await openStore(page);
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
        await page.goto(path);
        await expect(page.locator('main h1').first()).toBeAttached();
        await page.waitForLoadState('networkidle');
        await expect(page.locator('html')).toHaveAttribute(
          'dir',
          language === 'ar' ? 'rtl' : 'ltr',
        );
        const { violations } = await new AxeBuilder({ page }).analyze();
        const serious = violations
          .filter(({ impact }) => impact === 'serious' || impact === 'critical')
          .map(({ id, nodes }) => `${path}: ${id}: ${nodes[0]?.html.slice(0, 160)}`);
        expect.soft(serious).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(1);
      }
    });
  });
}
