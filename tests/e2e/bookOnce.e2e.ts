import { setClockAhead } from './aheadClock';
import { becomeCustomer, enterModule, expect, test } from './journeys';
import { rentTomorrow, vehicles } from './rentalTrip';

// The price of a cart that a booking of unknown outcome has emptied is refused.
test.use({ allowedErrors: [/net::ERR_|400 \(Bad Request\) .*get-tax/] });

const booking = '**/api/v1/rental/user/trip/trip-booking';

test('the clock is set a day ahead while a trip is booked: the page that comes next still asks about it (BOOK-01, ORD-06)', async ({
  page,
}) => {
  await enterModule(page, 'Car Rental');
  await becomeCustomer(page);
  const [rented] = (await vehicles(page)).filter(({ trip_hourly }) => trip_hourly === 1);
  if (!rented) throw new Error('the demo city has no vehicle');
  await rentTomorrow(page, rented);
  await page.goto('/rental/cart');
  await page.getByRole('button', { name: 'Proceed To Checkout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  const taken = new Promise<number>((resolve) => {
    void page.route(
      booking,
      // The shop books the trip, and its answer never comes.
      async (route) => resolve((await (await route.fetch()).json()).trip_id),
      { times: 1 },
    );
  });
  await page.getByRole('button', { name: 'Confirm booking' }).first().click();
  const tripId = await taken;
  await setClockAhead(page);
  await page.reload();
  await expect(page).toHaveURL(new RegExp(`/my-trips\\?trip_id=${tripId}\\b`));
  await page.goto('/my-trips');
  const trips = page.getByRole('main').getByRole('link', { name: /^Trip #\d+/ });
  await expect(trips.first()).toHaveAccessibleName(new RegExp(`#${tripId}\\b`));
  await expect(trips).toHaveCount(1);
});
