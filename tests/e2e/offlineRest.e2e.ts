import { becomeCustomer, chooseModule, enterModule, expect, test } from './journeys';
import { missingParts, unanswered, unkeptFiles } from './keptOffline';
import { likeVehicle, rentTomorrow, tripCart, vehicles } from './rentalTrip';

/** What the page itself has kept of a shopper: the vehicles of the trip and of the favourites, and a parcel's note. */
const keptHere = () => {
  const read = (name: string) => JSON.parse(localStorage.getItem(name) ?? 'null');
  const trip: { carts: { vehicle: { id: number } }[] } | undefined = read('trip-seen')?.kept;
  // Of each module; the one seen last stands first.
  const liked: { vehicle: { id: number }[] } | undefined = read('favourites-seen')?.[0]?.kept;
  return {
    trip: trip?.carts.map(({ vehicle }) => vehicle.id),
    liked: liked?.vehicle.map(({ id }) => id),
    note: read('parcel-draft')?.note,
  };
};

/** What is kept ahead is fetched when the page rests, which a busy machine lets it late. */
const atRest = { timeout: 30_000 };

test.use({
  serviceWorkers: 'allow',
  allowedErrors: [/net::ERR_|Failed to load resource|fetch|Unable to preload CSS/],
});

test('without a connection the trip cart, the favourites and a parcel are there as they were left', async ({
  page,
  context,
}) => {
  await enterModule(page, 'Car Rental');
  await becomeCustomer(page);
  const hourly = (await vehicles(page)).filter(({ trip_hourly }) => trip_hourly === 1);
  const [rented, liked] = hourly;
  if (!rented || !liked) throw new Error('the demo city has no two vehicles');
  await rentTomorrow(page, rented);
  await likeVehicle(page, liked);

  await chooseModule(page, 'parcel');
  await page.goto('/parcel');
  await page.getByRole('radio').first().check();
  await page.getByLabel('Note (optional)').fill('Ring twice');
  await chooseModule(page, 'rental');
  await page.goto('/rental/cart');
  await expect(page.getByRole('main').getByRole('article', { name: rented.name })).toBeVisible();
  // Neither drawer was ever opened here: the worker has their code all the same.
  await expect
    .poll(() => page.evaluate(keptHere))
    .toEqual({ trip: [rented.id], liked: [liked.id], note: 'Ring twice' });
  await expect.poll(() => page.evaluate(missingParts), atRest).toEqual([]);
  await expect.poll(() => page.evaluate(unkeptFiles)).toEqual([]);
  await expect
    .poll(() => page.evaluate(unanswered, ['config', 'parcel-category']), atRest)
    .toEqual([]);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('main').getByRole('article', { name: rented.name })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Wishlist, 1 favourite' }).click();
  const favourites = page.getByRole('dialog', { name: 'Wishlist' });
  await expect(
    favourites.getByText('You are offline. These are the favourites you saw last.'),
  ).toBeVisible();
  await expect(favourites.getByRole('link', { name: liked.name })).toBeVisible();
  await page.keyboard.press('Escape');
  await tripCart(page).click();
  const trip = page.getByRole('dialog', { name: 'Trip Cart' });
  await expect(trip.getByRole('article', { name: rented.name })).toBeVisible();

  await chooseModule(page, 'parcel');
  await page.goto('/parcel?step=what');
  // Drawn behind all the calls that fail now, which takes a slow machine its time.
  await expect(page.getByLabel('Note (optional)')).toHaveValue('Ring twice', atRest);
  await expect(page.getByRole('radio').first()).toBeChecked();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Sender’s name').fill('Lina Haddad');
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
  await expect(page.getByLabel('Sender’s name')).toHaveValue('Lina Haddad');
});
