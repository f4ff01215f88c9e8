import type { Browser, Page } from '@playwright/test';
import { becomeCustomer, enterModule, expect, rememberModule, test } from './journeys';
import { added, enterTrip, type Row, rent, search, tripCart, vehicles } from './rentalTrip';

/** The office of the hurried demo may have confirmed it before it is looked at. */
const bookedTitle = /^(Your booking is placed\.|Confirmed)$/;

/** Two vehicles of one provider by the hour, the first of which is not offered by the day. */
async function pairOf(page: Page): Promise<[Row, Row]> {
  const rows = (await vehicles(page)).filter(({ trip_hourly }) => trip_hourly === 1);
  for (const first of rows.filter(({ trip_day_wise }) => trip_day_wise === 0)) {
    const second = rows.find(
      ({ id, provider, trip_day_wise }) =>
        id !== first.id && provider.id === first.provider.id && trip_day_wise === 1,
    );
    if (second) return [first, second];
  }
  throw new Error('the demo city has no such two vehicles');
}

test('CONF-01 to CONF-13, TRIP-08 to TRIP-10 adds a vehicle in every way', async ({ page }) => {
  await rememberModule(page, 'Car Rental');
  await search(page, 'Hourly', 4);
  const [first, second] = await pairOf(page);
  const foreign = (await vehicles(page)).find(
    ({ provider, trip_day_wise }) => provider.id !== first.provider.id && trip_day_wise === 1,
  );
  if (!foreign) throw new Error('the demo city has one provider only');

  await rent(page, first);
  await added(page);
  await expect(tripCart(page)).toHaveAccessibleName('Trip Cart, 1 vehicle');

  await search(page, 'Hourly', 6);
  await rent(page, second);
  await expect(page.getByRole('dialog')).toContainText('you searched for 6 hours');
  await page.getByRole('button', { name: 'Update the trip to 6 hours' }).click();
  await added(page);
  await expect(tripCart(page)).toHaveAccessibleName('Trip Cart, 2 vehicles');

  await search(page, 'Per day', 2);
  const third = (await vehicles(page)).find(
    ({ id, provider, trip_day_wise }) =>
      ![first.id, second.id].includes(id) &&
      provider.id === first.provider.id &&
      trip_day_wise === 1,
  );
  if (!third) throw new Error('the provider has no third vehicle by the day');
  await rent(page, third);
  await page.getByRole('dialog').getByRole('button', { name: 'Change the trip' }).click();
  const list = page.getByRole('dialog', { name: 'Not offered for this trip' });
  await expect(list).toContainText(first.name);
  await list.getByRole('button', { name: 'Remove them and go on' }).click();
  await added(page);
  await expect(tripCart(page)).toHaveAccessibleName('Trip Cart, 2 vehicles');

  await rent(page, foreign);
  await expect(page.getByRole('dialog', { name: 'Are you sure want to reset ?' })).toBeVisible();
  await page.getByRole('button', { name: 'Reset and add' }).click();
  await expect(page.getByText('updated successfully!')).toBeVisible();
  await expect(tripCart(page)).toHaveAccessibleName('Trip Cart, 1 vehicle');

  await page.goto('/rental/cart');
  await page.getByRole('button', { name: 'Change the trip' }).click();
  await page.getByRole('dialog').getByLabel('Days').fill('3');
  await page.getByRole('button', { name: 'Continue' }).click();
  const question = page.getByRole('dialog', { name: 'Do you want to change trip duration' });
  await expect(question).toContainText(
    'Are you sure, you want to update trip duration to 72 hours',
  );
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(page.locator('main').getByText('3 days')).toBeVisible();
});

test('RENT-01, BOOK-01, BOOK-03, ORD-06 books a trip as a guest, and cancels it', async ({
  page,
}) => {
  await enterModule(page, 'Car Rental');
  await enterTrip(page, 'By distance');
  // A trip that begins now is on the road, and over, within seconds of the demo.
  await page.getByRole('button', { name: 'Schedule' }).click();
  await page.getByRole('button', { name: 'Find a vehicle' }).click();
  await expect(page.locator('main').getByText('Schedule at')).toBeVisible();
  await page
    .locator('main')
    .getByRole('button', { name: /^Rent / })
    .first()
    .click();
  await added(page);
  await tripCart(page).click();
  await page.getByRole('button', { name: 'Review the trip' }).click();
  await page.getByRole('button', { name: 'Proceed To Checkout' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Continue as guest/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Salma Haddad');
  await page.getByLabel('Phone').fill('500 123 456');
  await page.getByLabel('Email').fill('salma@example.com');
  await page.getByRole('button', { name: 'Confirm booking' }).first().click();
  await expect(page).toHaveURL(/\/my-trips\?trip_id=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(bookedTitle);
  await expect(tripCart(page)).toHaveAccessibleName('Trip Cart, empty');

  await page.goto('/my-trips');
  await page
    .getByRole('link', { name: /^Trip #\d+/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Cancel the trip' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel the trip' });
  await dialog.getByRole('radio').first().click();
  await dialog.getByRole('button', { name: 'Cancel the trip' }).click();
  await expect(page.getByText('Your trip is cancelled.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cancelled');
});

/** From the list to the map, to a vehicle that stands there; what is shared of it opens the same in a fresh browser. */
async function lookOnMap(page: Page, browser: Browser) {
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect(page).toHaveURL(/view=map/);
  const map = page.getByRole('region', { name: 'Map of the vehicles' });
  // Places that come near each other while the map finds its size are joined: which of them stays first is open until then.
  await map
    .getByRole('button', { name: /: \d+ vehicles? from/ })
    .first()
    .press('Enter');
  const opened = page.getByRole('region').and(page.locator(':focus'));
  await expect(opened.getByRole('heading', { level: 3 })).toBeVisible();
  const vehicle = opened.getByRole('article').first();
  const name = (await vehicle.getByRole('heading').textContent()) ?? '';
  await vehicle.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const shared = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        navigator.share = async (what) => resolve(what?.url ?? '');
        document.querySelector<HTMLElement>('main [aria-label="Share"]')?.click();
      }),
  );
  const stranger = await browser.newPage();
  await stranger.goto(shared);
  await expect(stranger.locator('#rendered')).toHaveCount(0);
  await expect(stranger.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(stranger.locator('main')).toContainText('Schedule at');
  await expect(stranger.locator('main')).toContainText('2 days');
  await stranger.close();
  await page.goBack();
  await expect(map).toBeVisible();
  await page.getByRole('button', { name: 'List', exact: true }).click();
}

test('BOOK-03, TRIP-22, ORD-03 books a scheduled trip as a customer', async ({ page, browser }) => {
  await rememberModule(page, 'Car Rental');
  await becomeCustomer(page);
  await page.goto('/home');
  await enterTrip(page, 'Per day', 2);
  await page.getByRole('button', { name: 'Schedule' }).click();
  await page.getByRole('button', { name: 'Find a vehicle' }).click();
  await expect(page.locator('main').getByText('Schedule at')).toBeVisible();
  await lookOnMap(page, browser);
  await page
    .locator('main')
    .getByRole('button', { name: /^Rent / })
    .first()
    .click();
  await added(page);
  await page.goto('/rental/cart');
  await page.getByRole('button', { name: 'Proceed To Checkout' }).click();
  await page.getByRole('button', { name: 'Confirm booking' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(bookedTitle);
  await page.goto('/my-trips');
  await expect(page.getByRole('link', { name: /^Trip #\d+/ })).toHaveCount(1);
});

test('MOD-10 to MOD-13 clears the trip where its provider does not pick up', async ({ page }) => {
  await rememberModule(page, 'Car Rental');
  await search(page, 'Hourly', 2);
  const headers = await page.evaluate(() => ({
    zones: JSON.parse(localStorage.getItem('zoneid') ?? '[]') as number[],
  }));
  const rows = (await vehicles(page)) as (Row & { provider: { pickup_zone_id: number[] } })[];
  const local = rows.find(
    ({ trip_hourly, provider }) =>
      trip_hourly === 1 && provider.pickup_zone_id.every((id) => headers.zones.includes(id)),
  );
  if (!local) throw new Error('every provider picks up everywhere');
  await rent(page, local);
  await added(page);
  const places = [
    ['Harbour', 'Location set successfully'],
    [
      'Falcon',
      'Your cart has been cleared as the selected zone does not support the previous pickup point.',
    ],
  ] as const;
  for (const [place, message] of places) {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Pickup location/ })
      .click();
    const field = page.getByPlaceholder('Street, building or place');
    await field.fill(place);
    await page.getByRole('option').first().click();
    await expect(page.getByText(message)).toBeVisible();
  }
  await expect(tripCart(page)).toHaveAccessibleName('Trip Cart, empty');
});

test('VEH-12 to VEH-14 on a phone one button that rents is in sight, and its price', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await rememberModule(page, 'Car Rental');
  await page.goto('/rental/vehicle-search?all_category=1');
  const [first] = await vehicles(page);
  if (!first) throw new Error('nothing is let');
  await page.goto(`/rental/vehicle-details/${first.id}`);
  const button = page.locator('main').getByRole('button', { name: /^Rent( This Car)?$/ });
  await expect(button).toBeInViewport();
  await expect(button).toHaveAccessibleName('Rent');
  const words = /^Start From\$\d.*\/(hr|day|km)/;
  await expect(button.locator('..')).toContainText(words);
  const placed = await button.boundingBox();
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect(page.locator('[data-total-bar]')).toContainText(words);
  await expect(button).toHaveAccessibleName('Rent');
  // It looks the same and stays where it was.
  expect(await button.boundingBox()).toEqual(placed);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.evaluate(() => window.scrollTo(0, 300));
  const edges = (part: string) =>
    page.evaluate((selector) => {
      const { left, right } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
      return [left, right];
    }, part);
  await expect(page.locator('[data-total-bar]')).toBeVisible();
  expect(await edges('[data-total-bar] > div')).toEqual(await edges('main article'));
});
