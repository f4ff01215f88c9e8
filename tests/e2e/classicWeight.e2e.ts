import { dialectFiles, gzipped, holding } from './builtFiles';
import { standInFood, startClassicShop } from './classicShop';
import { expect, test } from './journeys';

/** Words that only back ends of the family use. */
const theirs = [
  '/customer/cart/get-all',
  '/customer/order/get-Tax',
  '/customer/order/get-surge-price',
  '/payment-mobile',
  'formated_coordinates',
  'takeaway_status',
  'total_ammount',
];

/** KiB with gzip of the translation: what a first page needs, and all of it. */
const budgets = { firstPage: 16.9, all: 42.2 };

test('no code of the shop itself holds what only back ends of another dialect say', () => {
  const files = dialectFiles();
  for (const word of theirs) {
    const where = holding(word);
    expect(where.length, word).toBeGreaterThan(0);
    expect(
      where.filter((file) => !files.has(file)),
      word,
    ).toEqual([]);
  }
});

test(`the translation for classic back ends weighs at most ${budgets.all} KiB`, () => {
  expect(gzipped(dialectFiles())).toBeLessThanOrEqual(budgets.all);
});

for (const version of [24, 26] as const)
  test(`of the translation a first page of 20${version} loads at most ${budgets.firstPage} KiB`, async ({
    page,
  }) => {
    const shop = await startClassicShop(version);
    try {
      await standInFood(page, { guest_id: '4711' });
      await page.goto(`${shop.page}/home`);
      await expect(page.locator('main a[href*="/category/"]').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      const loaded = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .flatMap(({ name }) => /\/assets\/([\w.-]+\.js)$/.exec(name)?.[1] ?? []),
      );
      const files = dialectFiles();
      const foreign = loaded.filter((file) => files.has(file));
      expect(foreign.length).toBeGreaterThan(3);
      expect(gzipped(foreign), foreign.join()).toBeLessThanOrEqual(budgets.firstPage);
    } finally {
      await shop.stop();
    }
  });
