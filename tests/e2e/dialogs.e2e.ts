import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { becomeCustomer, choosePlace, expect, fillCart, openStore, test } from './journeys';

/** The text of an English message as the shop shows it; what follows a placeholder is left out. */
function wordsIn(language: 'en' | 'ar'): (english: string) => string {
  const catalog = readFileSync(`src/locales/${language}/messages.po`, 'utf8').replace(/"\n"/g, '');
  const texts = new Map(
    [...catalog.matchAll(/^msgid "(.*)"\nmsgstr "(.*)"$/gm)].map(([, id = '', text = '']) => [
      id,
      text,
    ]),
  );
  return (english) => (texts.get(english) || english).split('{')[0] ?? '';
}

/** The dialog on top, and what axe finds wrong in it, in both themes. */
async function examine(page: Page, what: string): Promise<Locator> {
  const dialog = page.getByRole('dialog').last();
  await expect(dialog, what).toBeVisible();
  await expect(dialog.getByText(/\S/).first()).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    const { violations } = await new AxeBuilder({ page }).include('[role="dialog"]').analyze();
    const serious = violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
    expect.soft(serious, `${what}, ${colorScheme}`).toEqual([]);
  }
  return dialog;
}

async function leave(page: Page): Promise<void> {
  const open = page.getByRole('dialog');
  const before = await open.count();
  await page.keyboard.press('Escape');
  await expect(open).toHaveCount(before - 1);
}

for (const [language, width] of [
  ['en', 1440],
  ['ar', 390],
] as const) {
  const say = wordsIn(language);
  const named = (english: string) => ({ name: new RegExp(`^${say(english)}`) });

  test(`no serious accessibility finding in any dialog, ${language}, ${width} px`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await choosePlace(page);
    await openStore(page);
    await fillCart(page);
    await page.evaluate((code) => localStorage.setItem('language-setting', code), language);
    await page.setViewportSize({ width, height: 844 });
    const press = (english: string) =>
      page.getByRole('button', named(english)).filter({ visible: true }).last().click();

    await page.goto('/home');
    await press('Delivery location: {label}');
    await examine(page, 'location');
    await press('Pick from map');
    await examine(page, 'map picker');
    await leave(page);
    await page.goto('/store/popular');
    await page.locator('main').getByRole('article').getByRole('link').nth(1).click();
    await press('Quick view of {name}');
    await examine(page, 'quick view');
    await leave(page);
    await page
      .locator('main')
      .getByRole('button', { name: new RegExp(`^${say('Add {name} to the cart')}`) })
      .first()
      .click();
    await examine(page, 'different store');
    await leave(page);

    await press('Shopping Cart');
    await examine(page, 'cart');
    await press('Clear Cart');
    await examine(page, 'clear cart');
    await leave(page);
    await press('Proceed To Checkout');
    await examine(page, 'guest or login');
    await press('Login');
    await examine(page, 'sign in');
    await press('Sign Up');
    await examine(page, 'sign up');

    await becomeCustomer(page);
    await page.goto('/profile?page=profile-settings');
    await press('Delete account');
    await examine(page, 'delete account');
  });
}
