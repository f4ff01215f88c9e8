import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { dialog, examine } from './examine';
import { becomeCustomer, choosePlace, expect, fillCart, openStore, test } from './journeys';

/** The text of an English message as the shop shows it; what follows a placeholder is left out, and what needs its place. */
function wordsIn(language: 'en' | 'ar'): (english: string) => string {
  const catalog = readFileSync(`src/locales/${language}/messages.po`, 'utf8').replace(/"\n"/g, '');
  const texts = new Map(
    [...catalog.matchAll(/(?<!^msgctxt ".*"\n)^msgid "(.*)"\nmsgstr "(.*)"$/gm)].map(
      ([, id = '', text = '']) => [id, text],
    ),
  );
  return (english) => (texts.get(english) || english).split('{')[0] ?? '';
}

async function leave(page: Page): Promise<void> {
  const open = page.getByRole('dialog');
  const before = await open.count();
  await page.keyboard.press('Escape');
  await expect(open).toHaveCount(before - 1);
}

// A theme for each language: between them every dialog is seen in both.
for (const [language, colorScheme, width] of [
  ['en', 'light', 1440],
  ['ar', 'dark', 390],
] as const) {
  const say = wordsIn(language);
  const named = (english: string) => ({ name: new RegExp(`^${say(english)}`) });

  test(`no serious accessibility finding in any dialog, ${language}, ${colorScheme}, ${width} px`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await choosePlace(page, 'Food', 'Noor Square', () => examine(page, 'modules'));
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
    // The step back out of the picker may still be under way, and would take the page along.
    await expect(async () => void (await page.goto('/store/popular'))).toPass();
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
    await page.goto('/checkout?page=cart');
    await press('View Saved Address');
    await examine(page, 'saved addresses');
    await leave(page);
    await press('Continue');
    await expect(page).toHaveURL(/step=details/);
    // All but the best coupon wait folded.
    await expect(page.getByLabel(say('Coupon code'))).toBeAttached();
    await expect(page.getByLabel(say('Coupon code'))).toBeHidden();
    // An order for later waits, so that it can still be cancelled.
    await page.getByText(say('Later'), { exact: true }).click();
    await examine(page, 'time, coupons and tip', 'main');
    await press('Continue');
    await expect(page).toHaveURL(/step=payment/);
    await examine(page, 'payment', 'main');
    await page.getByRole('radio', named('Cash on delivery')).check();
    await press('Place order');
    await expect(page).toHaveURL(/track-order/);
    await press('Cancel the order');
    await examine(page, 'cancelling');
    await leave(page);

    await page.goto('/profile?page=address');
    await press('Add address');
    await examine(page, 'address form');
    await leave(page);
    const isWide = width > 1180;
    const openMenu = () => press(isWide ? 'Account of {name}' : 'Open the menu');
    await openMenu();
    await examine(page, 'menu', isWide ? '[role="menu"]' : dialog);
    const menu = page.locator(isWide ? '[role="menu"]' : dialog);
    await menu.getByRole(isWide ? 'menuitem' : 'button', named('Logout')).click();
    await examine(page, 'logout');
    await leave(page);
    if (!isWide) await openMenu();
    await press('Language');
    await examine(page, 'languages');
    await page.goto('/profile?page=profile-settings');
    await press('Delete account');
    await examine(page, 'delete account');
  });
}
