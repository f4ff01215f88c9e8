import type { Page } from '@playwright/test';
import {
  enterModule,
  expect,
  fillCart,
  openCart,
  openStore,
  rememberModule,
  test,
} from './journeys';

/** Signs up somebody new, and lets the browser remember the token. */
async function becomeCustomer(page: Page) {
  const digits = String(Date.now()).slice(-8);
  const answer = await page.request.post('/api/v1/auth/sign-up', {
    data: {
      name: 'Amal Nasser',
      email: `shell${digits}@example.com`,
      phone: `+9665${digits}`,
      password: 'secret1',
      confirm_password: 'secret1',
    },
  });
  const { token }: { token: string } = await answer.json();
  await page.evaluate((value) => localStorage.setItem('token', value), token);
}

/** Marks the document: the mark is gone when the page is loaded again. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-mark', ''));
const isMarked = (page: Page) => page.locator('body[data-mark]').count();

/** Presses with a real pointer: Playwright's own click first scrolls to what a sticky bar holds. */
async function press(page: Page, name: string) {
  const box = await page.getByRole('banner').getByRole('button', { name }).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
}

test('language to Arabic and back, and a dark theme, in the middle of a checkout (LANG-02 to LANG-10)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await enterModule(page);

  await test.step('the bar of modules, and the compact header up to 1180 px (MOD-15, HEAD-14)', async () => {
    const bar = page.getByRole('navigation', { name: 'Modules' });
    const box = await bar.boundingBox();
    expect([box?.y, Math.round(1440 - (box?.x ?? 0) - (box?.width ?? 0))]).toEqual([150, 12]);
    const links = page.getByRole('banner').getByRole('link', { name: 'Categories' });
    await expect(links).toBeVisible();
    await page.setViewportSize({ width: 1180, height: 600 });
    await expect(bar).toBeHidden();
    await expect(links).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open the menu' })).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 600 });
  });

  await openStore(page);
  await fillCart(page);
  await openCart(page);
  await page.getByRole('button', { name: 'Proceed To Checkout' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Continue as guest/ })
    .click();
  await page.getByLabel('Name').fill('Salma Haddad');
  await page.getByLabel('Phone').fill('500 123 456');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Phone')).toHaveValue('050 012 3456');
  await mark(page);
  await page.evaluate(() => window.scrollTo(0, 60));
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  await expect.poll(scrolled).toBe(60);
  const drafts = () =>
    page
      .locator('main form input')
      .evaluateAll((fields) =>
        fields
          .map((field) => (field as HTMLInputElement).value)
          .filter((value) => /Salma|050 012 3456/.test(value)),
      );
  const typed = await drafts();
  expect(typed).toHaveLength(2);

  await press(page, 'Language');
  await page.getByRole('button', { name: 'العربية' }).click();
  await page.getByRole('button', { name: 'Change language' }).click();
  await expect(page.getByText('تم تغيير اللغة')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Checkout');
  expect([await drafts(), await scrolled(), await isMarked(page)]).toEqual([typed, 60, 1]);
  await expect(page.getByRole('button', { name: 'اللغة' })).toBeFocused();
  expect(
    await page.evaluate(() =>
      ['language-setting', 'country', 'settings'].map((key) => localStorage.getItem(key)),
    ),
  ).toEqual(['ar', 'SA', '{"direction":"rtl"}']);

  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'English' }).click();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Language has been changed')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');

  await press(page, 'Dark theme');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(page.getByRole('button', { name: 'Light theme' })).toBeFocused();
  expect([await drafts(), await scrolled(), await isMarked(page)]).toEqual([typed, 60, 1]);

  await page.getByLabel('Email').fill('salma@example.com');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/step=details/);
});

test('the drawer of a customer at 390 px (MENU-01 to MENU-05, LOGOUT-01)', async ({ page }) => {
  await rememberModule(page);
  await becomeCustomer(page);
  await page.goto('/home');
  await page.setViewportSize({ width: 390, height: 844 });
  const burger = page.getByRole('button', { name: 'Open the menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const fold = (name: string) =>
    menu.locator('details', { has: page.locator(`summary:text-is("${name}")`) }).last();

  await burger.click();
  await menu.getByText('Categories', { exact: true }).click();
  const food = fold('Food');
  await expect(food.getByRole('listitem').getByRole('link')).toHaveCount(10);
  await menu.getByText('Grocery', { exact: true }).click();
  await expect(fold('Grocery').getByRole('listitem').getByRole('link').first()).toBeVisible();
  await food.getByRole('link', { name: 'View all' }).click();
  await expect(page).toHaveURL(/\/categories/);
  await expect(menu).toBeHidden();

  for (const [name, path] of [
    ['Latest Restaurants', '/store/latest'],
    ['Popular Restaurants', '/store/popular'],
  ] as const) {
    await burger.click();
    await menu.getByText(name, { exact: true }).click();
    await expect(fold(name).getByRole('listitem').getByRole('link')).toHaveCount(10);
    await fold(name).getByRole('link', { name: 'View all' }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(page).toHaveTitle(`${name} · Flowmart`);
  }

  await burger.click();
  await menu.getByRole('switch', { name: 'Dark theme' }).click({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await menu.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('button', { name: 'العربية' }).click();
  await page.getByRole('button', { name: 'Change language' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('button', { name: 'فتح القائمة' }).click();
  await page.getByRole('button', { name: 'اللغة: العربية' }).click();
  await page.getByRole('button', { name: 'English' }).click();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');

  await burger.click();
  await menu.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('dialog', { name: 'Logout' });
  await expect(question).toContainText('Are you sure you want to logout?');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(burger).toBeFocused();
  await burger.click();
  await menu.getByRole('button', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logout successful.')).toBeVisible();
  await expect(page).toHaveURL(/\/home/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
