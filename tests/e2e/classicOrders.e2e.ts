import type { Page } from '@playwright/test';
import { refuse } from '../support/classic/router';
import { type ClassicShop, standInFood, startClassicShop } from './classicShop';
import { checkOutAsGuest, expect, openCart, test } from './journeys';

const placing = 'POST /customer/order/place';

async function openStore(page: Page, shop: ClassicShop, name: string) {
  await page.goto(`${shop.page}/store/popular`);
  await page
    .locator('main')
    .getByRole('article')
    .filter({ hasText: name })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

const add = (page: Page, name: string) =>
  page
    .locator('main')
    .getByRole('button', { name: `Add ${name} to the cart` })
    .first()
    .click();

for (const version of [24, 25, 26] as const)
  test.describe(`a classic back end of 20${version}`, () => {
    let shop: ClassicShop;
    test.beforeAll(async () => {
      shop = await startClassicShop(version);
    });
    test.afterAll(() => shop.stop());
    test.afterEach(() => expect(shop.unknown()).toEqual([]));

    // 25 has carts as 24 has.
    if (version !== 25)
      test(`a dish of another store replaces the cart only when the shopper agrees, 20${version} (ITEM-11, ITEM-12, ITEM-13)`, async ({
        page,
      }) => {
        await standInFood(page);
        await openStore(page, shop, 'Napoli');
        await add(page, 'Calzone');
        await expect(page.getByRole('button', { name: 'Shopping Cart, 1 item' })).toBeVisible();
        await openStore(page, shop, 'Cairo Grill');
        await add(page, 'Mixed grill');
        const dialog = page.getByRole('dialog', { name: 'Are you sure, you want to reset?' });
        await expect(dialog).toContainText(
          'You have item from another store in cart. If you continue, your all previous item from cart will be removed and this one will be added.',
        );
        await dialog.getByRole('button', { name: 'Cancel' }).click();
        await openCart(page);
        const drawer = page.getByRole('dialog', { name: 'Shopping Cart' });
        await expect(drawer.getByRole('article')).toHaveCount(1);
        await expect(drawer.getByRole('article', { name: 'Calzone' })).toBeVisible();
        await drawer.getByRole('button', { name: 'Close the cart' }).click();
        expect(shop.state.lines.map(({ item }) => item)).toEqual([12]);

        await add(page, 'Mixed grill');
        await dialog.getByRole('button', { name: 'Continue' }).click();
        await expect(
          page.getByText(
            'Your cart has been cleared successfully. And selected item added to the cart.',
          ),
        ).toBeVisible();
        await openCart(page);
        await expect(drawer.getByRole('article')).toHaveCount(1);
        await expect(drawer.getByRole('article', { name: 'Mixed grill' })).toBeVisible();
        expect(shop.state.lines.map(({ item }) => item)).toEqual([13]);
      });

    test.describe('a coupon that has expired since its price was seen', () => {
      // Browsers keep a 407 to themselves.
      test.use({ allowedErrors: [/net::ERR_UNEXPECTED_PROXY_AUTH|403 \(Forbidden\)/] });

      test(`is told at the coupon, with the draft as it was, and nothing is ordered, 20${version} (PRICE-07, CHK-04)`, async ({
        page,
      }) => {
        shop.state.coupons = [
          { id: 1, title: 'Ten off', code: 'TEN', discount: 10, discount_type: 'percent' },
        ];
        shop.state.orders.length = 0;
        await standInFood(page);
        await openStore(page, shop, 'Napoli');
        await add(page, 'Calzone');
        await page.getByRole('button', { name: 'One more of Calzone' }).first().click();
        await expect(page.getByRole('button', { name: 'Shopping Cart, 2 items' })).toBeVisible();
        await openCart(page);
        await checkOutAsGuest(page);
        await page.goBack();
        await expect(page).toHaveURL(/step=details/);
        await page.getByRole('button', { name: 'Apply' }).first().click();
        // By hand: 24.00 and 10% off is 21.60, and 10% of that is 2.16.
        await expect(page.locator('main')).toContainText(/Coupon TEN\s*-\$2\.16/);
        await page.getByRole('button', { name: 'Continue' }).click();
        await expect(page).toHaveURL(/step=payment/);
        await page.getByRole('radio', { name: /Cash on delivery/ }).check();
        shop.answerWith(placing, refuse(version === 26 ? 403 : 407, 'coupon', 'Coupon expired'));
        await page.getByRole('button', { name: /^Place order/ }).click();
        await expect(page).toHaveURL(/step=details/, { timeout: 30_000 });
        const said = version === 26 ? 'Coupon expired' : 'This coupon has expired.';
        // At the step, and at the coupon.
        await expect(page.getByText(said, { exact: true }).first()).toBeVisible();
        await expect(page.getByText('Not used: TEN')).toBeVisible();
        await expect(page.locator('main')).not.toContainText('Coupon TEN');
        expect(shop.state.orders).toEqual([]);

        // Without it the same draft is ordered.
        shop.answerWith(placing, null);
        await page.getByRole('button', { name: 'Remove coupon' }).click();
        await page.getByRole('button', { name: 'Continue' }).click();
        await expect(page.getByRole('radio', { name: /Cash on delivery/ })).toBeChecked();
        await page.getByRole('button', { name: /^Place order/ }).click();
        await expect(page).toHaveURL(/\/track-order\?.*order_id=\d+/);
        expect(shop.state.orders).toHaveLength(1);
      });
    });
  });
