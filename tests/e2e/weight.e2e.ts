import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { devices } from '@playwright/test';
import { endpointTable } from '../../domain/endpoints';
import { bringStorage, prepareShopper, type Shopper } from '../bench/pages/shopper';
import { dialectFiles } from './builtFiles';
import { expect, test } from './journeys';
import { shopAddress } from './servers';

interface Budget {
  /** What only the page itself shows, not the text that stands there before its code. */
  shows: string;
  /** KiB on the wire. */
  scripts: number;
  styles: number;
}

/**
 * What a phone that was never here loads of each page until it is left alone: what comes later may be larger. Half a KiB
 * more than was measured: any change moves how all the rest compresses by some hundredths.
 */
const budgets: Record<string, Budget> = {
  '/': { shows: 'main input', scripts: 124.4, styles: 8.7 },
  '/home': { shows: 'main article', scripts: 149, styles: 14.2 },
  'a store': { shows: 'main input[inputmode=search]', scripts: 152.2, styles: 15.5 },
  'a product': { shows: '[data-item-flow] button', scripts: 148.7, styles: 12.5 },
  'a list': { shows: 'main article', scripts: 166, styles: 18 },
  '/categories': { shows: 'main a[href*="/category/"]', scripts: 137.2, styles: 9.5 },
  '/checkout, filled': { shows: 'main input[type=email]', scripts: 192.9, styles: 14.9 },
  '/track-order': { shows: 'main input[type=tel]', scripts: 187.0, styles: 14.5 },
};

/** After so many milliseconds without a touch a phone fetches what the first press needs (src/client/quiet.ts). */
const rest = 3_000;

const { defaultBrowserType: _, ...phone } = devices['Pixel 5'];
test.use({ ...phone, locale: 'en-US' });

let shopper: Shopper;
test.beforeAll(async () => {
  shopper = await prepareShopper(shopAddress);
});

// Shorter summaries may be words of a page.
test('no code holds what only the server reads of a call', () => {
  const folder = 'dist/assets';
  const code = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  const held = [...endpointTable.values()].filter(
    ({ summary }) => summary.split(' ').length > 3 && code.includes(summary),
  );
  expect(held.map(({ path }) => path)).toEqual([]);
});

for (const [name, { shows, scripts, styles }] of Object.entries(budgets)) {
  test(`${name} loads at most ${scripts} KiB of code and ${styles} KiB of styles`, async ({
    page,
  }) => {
    await bringStorage(page, name === '/' ? {} : shopper.storage);
    await page.goto(shopper.paths[name] ?? '');
    await expect(page.locator(shows).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const files = await page.evaluate((milliseconds) => {
      const [load] = performance.getEntriesByType('navigation');
      const until =
        (load instanceof PerformanceNavigationTiming ? load.loadEventStart : 0) + milliseconds;
      const sizes: Record<string, number> = {};
      for (const entry of performance.getEntriesByType('resource')) {
        if (!(entry instanceof PerformanceResourceTiming) || entry.startTime >= until) continue;
        const file = /\/assets\/[^?]+\.(js|css)$/.exec(entry.name)?.[0];
        if (file) sizes[file] = Math.max(sizes[file] ?? 0, entry.transferSize / 1024);
      }
      return sizes;
    }, rest);
    const foreign = dialectFiles();
    const names = Object.keys(files).map((file) => file.replace('/assets/', ''));
    expect(names.filter((name) => foreign.has(name))).toEqual([]);
    const sum = (type: string) =>
      Object.entries(files)
        .filter(([file]) => file.endsWith(type))
        .reduce((total, [, size]) => total + size, 0);
    const told = JSON.stringify(files, null, 2);
    // A page without its files has not been measured.
    expect(sum('.js'), told).toBeGreaterThan(100);
    expect(sum('.css'), told).toBeGreaterThan(5);
    expect(sum('.js'), `code is over its budget: ${told}`).toBeLessThanOrEqual(scripts);
    expect(sum('.css'), `styles are over their budget: ${told}`).toBeLessThanOrEqual(styles);
  });
}

test('nothing moves while the checkout of too small an order comes', async ({ page }) => {
  await bringStorage(page, shopper.storage);
  await page.addInitScript(() => {
    const moved: string[] = [];
    Reflect.set(window, 'moved', moved);
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries())
        if (!shift.hadRecentInput) moved.push(JSON.stringify(shift));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(shopper.paths['/checkout, filled'] ?? '');
  const note = page.getByText(/^The minimum order of this store is/);
  await expect(note.filter({ visible: true }).last()).toBeInViewport();
  expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toEqual([]);
});
