import type { BrowserContext, Page } from '@playwright/test';
import {
  becomeCustomer,
  checkOutAsGuest,
  choosePlace,
  enterModule,
  expect,
  fillCart,
  openCart,
  test,
} from './journeys';
import { signInAtDesk } from './openDesk';
import { openRoom } from './openRoom';

/** What the policy of a page has refused, in all pages of a browser that open from now on. */
async function refusalsIn(context: BrowserContext): Promise<string[]> {
  const refused: string[] = [];
  await context.exposeFunction('tellRefusal', (text: string) => refused.push(text));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      Object(window).tellRefusal(
        `${effectiveDirective} ${blockedURI} ${location.pathname} ${sample}`,
      ),
    );
  });
  return refused;
}

const overflowOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).overflowY);

/** The page stands still behind what is open, and moves again when that is closed. */
async function leave(page: Page): Promise<void> {
  const open = page.getByRole('dialog');
  await expect(open).toHaveCount(1);
  await expect.poll(() => overflowOf(page)).toBe('hidden');
  await page.keyboard.press('Escape');
  await expect(open).toHaveCount(0);
  await expect.poll(() => overflowOf(page)).toBe('visible');
}

test('from the first page to the order no style is made that the policy has to refuse', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  const refused = await refusalsIn(context);
  await choosePlace(page);
  // The theme's variables have come, which a sheet brings that the page adopts.
  const primary = () =>
    page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--mantine-primary-color-filled'),
    );
  expect(await primary()).not.toBe('');
  await page.goto('/store/1');
  await page
    .getByRole('button', { name: /^Quick view of/ })
    .first()
    .click();
  await leave(page);
  await fillCart(page);
  await openCart(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('button', { name: 'Proceed To Checkout' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('dialog').getByLabel(/^Password/)).toBeVisible();
  await page.goto('/checkout?page=cart');
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();

  // A checkout would ask for the price of a cart that changes hands meanwhile.
  await page.goto('/about-us');
  await becomeCustomer(page);
  for (const path of [
    '/profile?page=address',
    '/profile?page=profile-settings',
    '/wallet',
    '/loyalty-points',
    '/my-orders',
    '/help-and-support',
    '/store-registration',
    '/ride',
  ]) {
    await page.goto(path);
    await expect(page.locator('main h1').first()).toBeAttached();
  }
  await page.goto('/settings');
  await page.getByText('Dark', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  // Put aside again with the change: what moves would stand still for good.
  await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBe(1);

  // Drawn for nobody's choice: the page that is drawn for this one's is fetched, with styles of its own.
  await context.clearCookies({ name: 'view' });
  await page.goto('/home');
  await expect(page.locator('main').getByRole('article').first()).toBeVisible();
  expect(refused).toEqual([]);
});

test('nor at a desk, among operators, in the inspector', async ({ page, browser }) => {
  test.setTimeout(180_000);
  await enterModule(page);
  const { origin } = new URL(page.url());
  const open = async () => {
    const context = await browser.newContext({ baseURL: origin });
    return { context, refused: await refusalsIn(context), window: await context.newPage() };
  };
  const [inspector, desk, operators] = await Promise.all([open(), open(), open()]);

  await inspector.window.goto('/inspector#logout');
  const frame = inspector.window.locator('[data-state="logout"] .frame').first();
  await expect(frame).toBeAttached();
  // Drawn in the chart's own colours.
  expect(await frame.evaluate((drawn) => getComputedStyle(drawn).stroke)).toMatch(/^rgb/);

  // Somebody stands at the desk: the demo leaves its orders to them.
  await signInAtDesk(desk.window, '/desk');
  await page.goto('/store/1');
  await fillCart(page);
  await openCart(page);
  await checkOutAsGuest(page);
  await page.getByRole('radio', { name: /Cash on delivery/ }).check();
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page).toHaveURL(/\/track-order\?.*order_id=\d+/);
  const id = new URL(page.url()).searchParams.get('order_id');
  await desk.window.getByRole('button', { name: new RegExp(`#${id}`) }).click();
  await expect(desk.window.getByRole('button', { name: '20 min' })).toBeVisible();
  await leave(desk.window);

  await openRoom(operators.window);
  await operators.window.getByRole('button', { name: 'Coupons', exact: true }).click();
  await operators.window.getByRole('button', { name: 'New coupon' }).click();
  const fields = operators.window.getByRole('dialog');
  const topOf = async (label: string) =>
    (await fields.getByRole('textbox', { name: label }).boundingBox())?.y;
  // They stand beside each other.
  expect(await topOf('Uses in all')).toBe(await topOf('Uses per person'));
  await leave(operators.window);

  const windows = { inspector, desk, operators };
  for (const [name, { context, refused }] of Object.entries(windows)) {
    await context.close();
    expect.soft(refused, name).toEqual([]);
  }
});

test.describe('something plants a style', () => {
  test.use({ allowedErrors: [/Applying inline style violates/] });

  test('at an element', async ({ page, context }) => {
    const refused = await refusalsIn(context);
    await page.goto('/about-us');
    await page.locator('main').waitFor();
    await page.evaluate(() => {
      document.querySelector('main')?.setAttribute('style', 'display: none');
    });
    await expect(page.locator('main')).toBeVisible();
    await expect.poll(() => refused).toEqual(['style-src-attr inline /about-us ']);
  });

  test('that is not shown, and said to be refused', async ({ page, context }) => {
    const refused = await refusalsIn(context);
    await page.goto('/about-us');
    await page.evaluate(() => {
      const style = document.createElement('style');
      style.textContent = 'main { display: none }';
      document.head.append(style);
    });
    await expect(page.locator('main')).toBeVisible();
    await expect.poll(() => refused).toEqual(['style-src-elem inline /about-us ']);
  });
});
