import type { Page } from '@playwright/test';
import {
  addFirstItem,
  checkOutAsGuest,
  enterModule,
  expect,
  fillCart,
  openCart,
  openStore,
  test,
} from './journeys';
import { missingParts, unanswered, unkeptFiles } from './keptOffline';

/** Units of the lines that the page has kept, as the shop confirmed them. */
function keptUnits(): number[] {
  const seen: { kept: { quantity: number }[] } | null = JSON.parse(
    localStorage.getItem('cart-seen') ?? 'null',
  );
  return seen?.kept.map(({ quantity }) => quantity) ?? [];
}

/** What is kept ahead is fetched when the page rests, which a busy machine lets it late. */
const atRest = { timeout: 30_000 };
const settings = 'config';
/** By its number, as the checkout asks for it; its own page may ask by its name. */
const storeByNumber = 'stores/details/\\d+';
const ownStore = 'stores/details/[^/]+';
/** Those of a shelf; a rail of the home page asks without a store. */
const ownItems = 'items/popular\\?.*store_id=\\d+';

/** From its next start on the page believes to be connected, whatever it is, until told otherwise. */
async function leadNowhere(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('leads-nowhere')) return;
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true });
  });
  await page.evaluate(() => sessionStorage.setItem('leads-nowhere', '1'));
}

/** A picture that is shown as itself, not as its kind's default. */
const isDrawn = (image: SVGElement | HTMLElement): boolean =>
  image instanceof HTMLImageElement &&
  image.naturalWidth > 0 &&
  !image.src.includes('/pictures/default-');

test.use({
  serviceWorkers: 'allow',
  allowedErrors: [/net::ERR_|Failed to load resource|fetch|Unable to preload CSS/],
});

test('without a connection the shop seen last is read, and what is put into the cart is sent once', async ({
  page,
  context,
}) => {
  await enterModule(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await openStore(page);
  const store = await page.getByRole('heading', { level: 1 }).innerText();
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: store })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Add .+ to the cart$/ }).first()).toBeVisible();
  await expect
    .poll(() => page.evaluate(unanswered, [ownStore, ownItems, settings]), atRest)
    .toEqual([]);
  await expect.poll(() => page.evaluate(missingParts), atRest).toEqual([]);
  await expect.poll(() => page.evaluate(unkeptFiles)).toEqual([]);

  await context.setOffline(true);
  await expect(page.getByRole('status').getByText('You are offline.')).toBeVisible();
  const dish = await addFirstItem(page);
  await expect(page.getByRole('button', { name: 'Shopping Cart, 1 item' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: store })).toBeVisible();
  // Drawn behind all the calls that fail now, which takes a slow machine its time.
  await expect(page.getByRole('button', { name: `One more of ${dish}` }).first()).toBeVisible({
    timeout: 30_000,
  });
  // At its foot are parts that may never have been fetched: the page stands all the same.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.locator('#reviews')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1, name: store })).toBeAttached();

  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
  await page.reload();
  // Shown again when the shop has told its own cart, and sent then.
  await expect(page.getByRole('button', { name: 'Shopping Cart, 1 item' })).toBeVisible({
    timeout: 30_000,
  });
  await openCart(page);
  await expect(
    page.getByRole('dialog', { name: 'Shopping Cart' }).getByRole('article', { name: dish }),
  ).toBeVisible();
});

test('without a connection the bag opens with its pictures, and the checkout with what was typed; placing says that it needs one', async ({
  page,
  context,
}) => {
  await enterModule(page);
  await openStore(page);
  const dish = await fillCart(page);
  // The checkout's code, its store and the pictures of the lines were never shown: the worker has them all the same.
  await expect.poll(() => page.evaluate(missingParts), atRest).toEqual([]);
  await expect.poll(() => page.evaluate(keptUnits)).toEqual([4]);
  await expect.poll(() => page.evaluate(unanswered, [storeByNumber, settings]), atRest).toEqual([]);

  await context.setOffline(true);
  await openCart(page);
  const bag = page.getByRole('dialog', { name: 'Shopping Cart' });
  const line = bag.getByRole('article', { name: dish });
  await expect(line).toBeVisible();
  await expect.poll(() => line.locator('img').evaluate(isDrawn)).toBe(true);
  await checkOutAsGuest(page);
  await expect(
    page.getByText('The price needs a connection. Nothing is lost.').first(),
  ).toBeVisible();
  // A network that leads nowhere looks like one: the bag is there all the same.
  await leadNowhere(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await expect(page.getByRole('complementary').getByText(dish)).toBeVisible();
  await page.getByRole('button', { name: 'Change' }).first().click();
  await expect(page.getByRole('main').getByText('Salma Haddad').first()).toBeVisible();

  await page.evaluate(() => sessionStorage.removeItem('leads-nowhere'));
  await context.setOffline(false);
  await page.goto('/checkout?page=cart&step=payment');
  await page.getByRole('radio', { name: /Cash on delivery/ }).check();
  await expect(page.getByRole('button', { name: /^Place order ·/ })).toBeEnabled();
  await context.setOffline(true);
  await page.getByRole('button', { name: /^Place order ·/ }).click();
  const dialog = page.getByRole('dialog', { name: 'There is no connection' });
  await expect(
    dialog.getByText(/^Placing an order needs a connection\. Nothing is lost/),
  ).toBeVisible();
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/track-order\?.*order_id=\d+/);
});

test('what did not reach the shop is in the bag after a reload on a network that leads nowhere, and is sent when it leads there again', async ({
  page,
  context,
}) => {
  await enterModule(page);
  await openStore(page);
  await expect.poll(() => page.evaluate(missingParts), atRest).toEqual([]);
  await context.setOffline(true);
  const dish = await addFirstItem(page);
  await expect(page.getByRole('button', { name: 'Shopping Cart, 1 item' })).toBeVisible();
  await leadNowhere(page);
  await page.reload();
  await expect(
    page
      .getByRole('status')
      .getByText(/^The shop cannot be reached\. You see what was loaded last/),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Shopping Cart, 1 item' })).toBeVisible();
  await openCart(page);
  const bag = page.getByRole('dialog', { name: 'Shopping Cart' });
  await expect(bag.getByRole('article', { name: dish })).toBeVisible();

  await context.setOffline(false);
  // Nothing tells the page: it asks again itself, after a pause.
  await expect(page.getByText('The shop cannot be reached.')).toHaveCount(0, { timeout: 30_000 });
  await expect.poll(() => page.evaluate(keptUnits)).toEqual([1]);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Shopping Cart, 1 item' })).toBeVisible();
});
