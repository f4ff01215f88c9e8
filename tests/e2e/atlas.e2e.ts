import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { assets } from '../../charts/atlas/assets';
import { areaTitles } from '../../charts/atlas/discover';
import { fontFaces } from '../../charts/drawing/fontFaces';
import { discover, siteFiles } from '../../charts/package/atlas';
import { axeOn } from '../support/axe';

const folder = resolve('test-results/atlas');
const addressOf = (name: string) => pathToFileURL(join(folder, name)).href;

// Drawn once, by one worker.
test.describe.configure({ mode: 'default' });

/** The atlas of two flows: one with regions beside one another, one with groups and clocks. */
test.beforeAll(async () => {
  test.setTimeout(120_000);
  mkdirSync(folder, { recursive: true });
  const charts = await discover(resolve('machines'), ['checkout/checkout', 'orders/tracking']);
  const write = ({ name, content }: { name: string; content: string }) =>
    writeFileSync(join(folder, name), content);
  (await assets()).forEach(write);
  const areas = await areaTitles(resolve('machines'));
  const input = {
    ...{ charts, areas, requirements: [], coverage: null, before: null },
    fontFaces: fontFaces(),
  };
  for await (const file of siteFiles(input)) write(file);
});

for (const language of ['en', 'ar', 'es'])
  for (const name of ['checkout', 'tracking'])
    test(`every text of ${name} in ${language} is within its box as the browser draws it`, async ({
      page,
    }) => {
      await page.goto(`${addressOf(`${name}.html`)}?language=${language}`);
      await page.evaluate(() => document.fonts.ready);
      const window = page.locator('.page:not([hidden]) .window:not([hidden])');
      await expect(window.locator('svg')).toBeVisible();
      const found = await window.locator('svg').evaluate((svg) => {
        const texts = [...svg.querySelectorAll('text')];
        const out = texts.filter((text) => {
          const frame = text.closest('g')?.parentElement?.querySelector('.frame, .plate');
          if (!frame || text.closest('.badge')) return false;
          const [inner, outer] = [text.getBoundingClientRect(), frame.getBoundingClientRect()];
          return inner.left < outer.left || inner.right > outer.right;
        });
        return { count: texts.length, out: out.map((text) => text.textContent) };
      });
      expect(found.out).toEqual([]);
      expect(found.count).toBeGreaterThan(30);
    });

test('a link leads to a state, search finds one, and the keyboard changes the size', async ({
  page,
}) => {
  const state = 'checkout.choosing.price.quoting';
  await page.goto(`${addressOf('checkout.html')}?language=en#${state}`);
  const chosen = page.locator('.page:not([hidden]) .window:not([hidden]) g.chosen[data-state]');
  await expect(chosen).toHaveAttribute('data-state', state);
  await expect(chosen).toBeInViewport();

  await page.getByLabel('Find', { exact: true }).fill('needing sign');
  await expect(chosen).toHaveAttribute('data-state', 'checkout.needingSignIn');
  await expect(chosen).toBeInViewport();

  await page.getByLabel('Developer’s names').check();
  await expect(page.getByText('needingSignIn', { exact: true }).first()).toBeVisible();

  const drawing = page.locator('.page:not([hidden]) .window:not([hidden]) svg');
  await page.locator('.page:not([hidden]) .window:not([hidden])').focus();
  await page.keyboard.press('0');
  const small = await drawing.evaluate((svg) => svg.getBoundingClientRect().width);
  await page.keyboard.press('+');
  const large = await drawing.evaluate((svg) => svg.getBoundingClientRect().width);
  expect(large / small).toBeCloseTo(1.25, 2);
});

test('one search leads to states of any flow, in any language, and says when there is nothing', async ({
  page,
}) => {
  await page.goto(`${addressOf('index.html')}?language=en`);
  await expect(page.getByRole('heading', { name: 'Orders', exact: true })).toBeVisible();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Find anything' });
  await dialog.getByRole('searchbox').fill('canOrder');
  await expect(dialog.getByRole('status')).toHaveText('1 found');
  await expect(dialog.getByRole('heading')).toHaveText('Conditions (1)');
  await dialog.getByRole('searchbox').fill('no such thing');
  await expect(dialog.getByRole('status')).toHaveText('Nothing found for “no such thing”.');
  expect((await axeOn(page).analyze()).violations).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Control+k');
  await dialog.getByRole('searchbox').fill('كل شيء مختار ويمكن دفعه');
  await dialog.getByRole('link', { name: 'canOrder' }).click();
  await expect(page).toHaveURL(/checkout\.html#checkout\.choosing\.price\.priced$/);
});

test('the pages are free of accessibility findings, and remember the language', async ({
  page,
}) => {
  test.setTimeout(120_000);
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await page.goto(`${addressOf('tracking.html')}?language=en`);
    await page.evaluate(() => document.fonts.ready);
    expect((await axeOn(page).analyze()).violations).toEqual([]);
    await page.evaluate(() => localStorage.clear());
  }
  await page.getByRole('button', { name: 'العربية' }).click();
  await expect(page.getByRole('button', { name: 'English' })).toBeFocused();
  await page.getByRole('link', { name: 'أطلس المخططات' }).click();
  await expect(page.getByRole('heading', { name: 'أطلس المخططات' })).toBeVisible();
  expect((await axeOn(page).analyze()).violations).toEqual([]);
});
