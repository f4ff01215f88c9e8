import type { Page } from '@playwright/test';
import { type ClassicShop, startClassicShop } from './classicShop';
import { accountOf } from './identity';
import { expect, test } from './journeys';
import { added, tripCart } from './rentalTrip';

/** Signs the customer of the back end in from the header, with a wrong password first. */
async function signIn(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email or phone').fill('+12025550143');
  await dialog.getByLabel(/^Password/).fill('wrong-word');
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(dialog.getByText('Credentials do not match')).toBeVisible();
  await dialog.getByLabel(/^Password/).fill('secret12');
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(accountOf(page, 'Mona')).toBeVisible();
}

async function enter(page: Page, shop: ClassicShop, module: string) {
  await page.goto(shop.page);
  await page.getByPlaceholder('Street, building or place').fill('Palm');
  await page.getByRole('option').first().click();
  await page.getByRole('dialog').getByText(module, { exact: true }).click();
  await expect(page).toHaveURL(/\/home/);
}

// The wrong password.
test.use({ allowedErrors: [/401 \(/] });

for (const version of [24, 26] as const)
  test.describe(`an account on a classic back end of 20${version}`, () => {
    let shop: ClassicShop;
    test.beforeAll(async () => {
      shop = await startClassicShop(version);
    });
    test.afterAll(() => shop.stop());
    // Every call that the pages make stands in the dialect's table.
    test.afterEach(() => expect(shop.unknown()).toEqual([]));

    test(`signs in, adds money, looks into the inbox and signs out, 20${version} (LOGIN-07, WAL-08, SESS-08, LOGOUT-02)`, async ({
      page,
    }) => {
      await page.goto(`${shop.page}/profile?page=wallet`);
      await signIn(page);
      await expect(page.locator('main')).toContainText('$200.00');
      await page.getByRole('button', { name: 'Add fund' }).click();
      const fund = page.getByRole('dialog', { name: 'Add Fund to Wallet' });
      await fund.getByLabel('Amount').fill('50');
      await fund.getByRole('radio', { name: /card pay/i }).check();
      await fund.getByRole('button', { name: 'Add fund' }).click();
      await expect(page.getByText('The money is in your wallet.')).toBeVisible();
      await expect(page.locator('main')).toContainText('$250.00');
      const history = page.getByRole('list', { name: 'Wallet history' });
      await expect(history).toContainText('Money added');
      await page.goto(`${shop.page}/profile?page=inbox`);
      await expect(page.getByText('No conversations yet')).toBeVisible();
      await accountOf(page, 'Mona').click();
      await page.getByRole('menuitem', { name: 'Logout' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
      await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
    });
  });

for (const version of [25, 26] as const)
  test.describe(`renting on a classic back end of 20${version}`, () => {
    let shop: ClassicShop;
    test.beforeAll(async () => {
      shop = await startClassicShop(version);
    });
    test.afterAll(() => shop.stop());
    test.afterEach(() => expect(shop.unknown()).toEqual([]));

    test(`a customer finds a car, books it, follows the trip and cancels it, 20${version} (RENT-01, BOOK-01, ORD-07)`, async ({
      page,
    }) => {
      await enter(page, shop, 'Vehicle rental');
      await signIn(page);
      const form = page.locator('form').filter({ hasText: 'Trip type' });
      await form.getByRole('button', { name: /^Destination/ }).click();
      const where = page.getByRole('dialog', { name: 'Where does your trip end?' });
      await where.getByPlaceholder('Street, building or place').fill('Airport');
      await where.getByRole('option', { name: /Airport/ }).click();
      await expect(where).toBeHidden();
      await expect(form.getByRole('button', { name: 'Per day' })).toHaveCount(0);
      await form.getByRole('button', { name: 'Hourly' }).click();
      await form.getByLabel('Hours').fill('4');
      await page.getByRole('button', { name: 'Schedule' }).click();
      await page.getByRole('button', { name: 'Find a vehicle' }).click();
      await expect(page).toHaveURL(/\/rental\/vehicle-search/);
      await expect(page.getByRole('status').filter({ hasText: '3 vehicles' })).toBeVisible();
      await page.locator('main').getByRole('button', { name: 'Rent City Sedan' }).first().click();
      await added(page);
      await tripCart(page).click();
      await page.getByRole('button', { name: 'Review the trip' }).click();
      await page.getByRole('button', { name: 'Proceed To Checkout' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
      // 4 × 12.50, a tenth off, a tenth of tax on 45.00, and 0.75 for packing.
      for (const sum of [
        /Subtotal\s*\$50\.00/,
        /Tax\s*\$4\.50/,
        /Packing\s*\$0\.75/,
        /Total\s*\$50\.25/,
      ])
        await expect(page.locator('main')).toContainText(sum);
      await page.getByRole('button', { name: 'Confirm booking' }).first().click();
      await expect(page).toHaveURL(/\/my-trips\?trip_id=/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your booking is placed.');
      await expect(page.getByText('The map could not be loaded')).toHaveCount(0);
      await expect(tripCart(page)).toHaveAccessibleName('Trip Cart, empty');
      await expect(page.locator('main')).toContainText('City Sedan');
      await expect(page.locator('main')).toContainText(/Total\s*\$50\.25/);
      // The provider confirms: the page hears of it by itself, and the trip can be cancelled no more.
      const cancel = page.getByRole('button', { name: 'Cancel the trip' });
      await expect(cancel).toBeVisible();
      for (const trip of shop.state.rental.trips)
        Object.assign(trip, { trip_status: 'confirmed', confirmed: '2026-01-05 10:05:00' });
      await expect(cancel).toHaveCount(0, { timeout: 20_000 });
      for (const trip of shop.state.rental.trips)
        Object.assign(trip, { trip_status: 'pending', confirmed: null });
      await page.goto(`${shop.page}/my-trips`);
      await page.getByRole('link', { name: /^Trip #\d+/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Booked');
      await cancel.click();
      const question = page.getByRole('dialog', { name: 'Cancel the trip' });
      await question.getByRole('radio').first().click();
      await question.getByRole('button', { name: 'Cancel the trip' }).click();
      await expect(page.getByText('Your trip is cancelled.')).toBeVisible();
      expect(
        shop.state.rental.trips.map(({ trip_amount, trip_status }) => [trip_amount, trip_status]),
      ).toEqual([[50.25, 'canceled']]);
    });
  });
