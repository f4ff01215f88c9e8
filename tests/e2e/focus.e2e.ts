import { reachPayment } from './filledCart';
import { tabThrough } from './focusInSight';
import { enterStore, expect, rememberModule, test } from './journeys';

const sizes = [
  { width: 390, height: 667 },
  { width: 1280, height: 720 },
];
const open = { controls: expect.any(Number), covered: [] };

for (const viewport of sizes) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('the focus is never under the tabs of a store, or the bar to buy', async ({ page }) => {
      await enterStore(page, 'Grocery');
      await tabThrough(page, 'Tab', 60);
      expect(await tabThrough(page, 'Shift+Tab', 50)).toEqual(open);
      const card = page.locator('main').getByRole('article').getByRole('link').first();
      await page.goto((await card.getAttribute('href')) ?? '');
      await expect(page.getByRole('button', { name: 'Buy Now' })).toBeVisible();
      expect(await tabThrough(page, 'Tab', 60)).toEqual(open);
      expect(await tabThrough(page, 'Shift+Tab', 40)).toEqual(open);
    });

    test('nor under the bar of the checkout', async ({ page }) => {
      await reachPayment(page);
      // What tells of the filled cart may still lie over it; a page that is opened anew tells nothing.
      await page.reload();
      await expect(page.getByText('Cash on delivery').first()).toBeVisible();
      expect(await tabThrough(page, 'Tab', 40)).toEqual(open);
      expect(await tabThrough(page, 'Shift+Tab', 30)).toEqual(open);
    });

    test('nor under the bars of the rental module', async ({ page }) => {
      await rememberModule(page, 'Car Rental');
      // What tells of the chosen module may come late; a page that is opened anew tells nothing.
      await page.goto('/home');
      await expect(page.getByRole('heading', { name: 'Categories' })).toBeVisible();
      expect(await tabThrough(page, 'Tab', 60)).toEqual(open);
      await page.goto('/rental/vehicle-details/1');
      await page.mouse.wheel(0, 400);
      await expect(page.getByRole('button', { name: /^Rent/ }).first()).toBeVisible();
      expect(await tabThrough(page, 'Tab', 60)).toEqual(open);
      expect(await tabThrough(page, 'Shift+Tab', 60)).toEqual(open);
    });
  });
}

test.describe('the sheet of an item at 375 x 667', () => {
  test.use({ viewport: { width: 375, height: 667 } });

  test('its button is in sight from the first moment, and the whole sheet is one scroll', async ({
    page,
  }) => {
    await enterStore(page);
    const choose = page.locator('main').getByRole('button', { name: /^Choose options of / });
    await choose.first().click();
    const sheet = page.getByRole('dialog');
    const add = sheet.getByRole('button', { name: /^Add to Cart/ });
    await expect(add).toBeInViewport({ ratio: 1 });
    const scrollers = await sheet.evaluate((dialog) =>
      [dialog, ...dialog.querySelectorAll('*')]
        .filter((part) => {
          const isScroll = ['auto', 'scroll'].includes(getComputedStyle(part).overflowY);
          return isScroll && part.scrollHeight > part.clientHeight + 1;
        })
        .map((part) => part.className.replace(/ .*/, '')),
    );
    expect(scrollers).toHaveLength(1);
    await add.click();
    const missing = sheet.getByText(/^Please choose: /).first();
    if (await missing.isVisible()) {
      await expect(missing).toBeInViewport();
      await expect(sheet.locator('fieldset[data-missing] input').first()).toBeFocused();
      for (const group of await sheet.locator('fieldset[data-missing]').all()) {
        await group.getByRole('radio').first().check();
      }
      await expect(add).toHaveText(/^Add to Cart.*\$\d/);
      await add.click();
    }
    await expect(sheet).toHaveCount(0);
    await expect(page.getByText('Item added to cart')).toBeVisible();
  });
});
