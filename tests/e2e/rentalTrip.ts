import type { Page } from '@playwright/test';
import { expect } from './journeys';

export const tripCart = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Trip Cart/ });

export async function enterTrip(page: Page, kind: string, hours?: number) {
  const form = page.locator('form').filter({ hasText: 'Trip type' });
  const end = form.getByRole('button', { name: /^Destination/ });
  await expect(end).toBeVisible();
  // The last trip is remembered; only the first one has no destination yet.
  if ((await end.textContent())?.includes('Choose a destination')) {
    await end.click();
    const dialog = page.getByRole('dialog', { name: 'Where does your trip end?' });
    await dialog.getByPlaceholder('Street, building or place').fill('Crafts');
    await dialog.getByRole('option').first().click();
    await expect(dialog).toBeHidden();
  }
  await form.getByRole('button', { name: kind }).click();
  if (hours) await form.getByLabel(kind === 'Per day' ? 'Days' : 'Hours').fill(String(hours));
  await expect(form.getByText(/^The way/)).toBeVisible();
}

export async function search(page: Page, kind: string, hours?: number) {
  await page.goto('/home');
  await enterTrip(page, kind, hours);
  await page.getByRole('button', { name: 'Find a vehicle' }).click();
  await expect(page).toHaveURL(/\/rental\/vehicle-search/);
  await expect(page.getByRole('status').filter({ hasText: /\d+ vehicles/ })).toBeVisible();
}

export interface Row {
  id: number;
  name: string;
  provider: { id: number };
  trip_hourly: number;
  trip_day_wise: number;
  total_vehicle_count: number;
}

const headersOf = (page: Page) =>
  page.evaluate(() => ({
    zoneId: localStorage.getItem('zoneid') ?? '',
    moduleId: String(JSON.parse(localStorage.getItem('module') ?? '{}').id),
    Authorization: `Bearer ${localStorage.getItem('token')}`,
  }));

/** Asks the server in the customer's name; fails when it refuses. */
async function post(page: Page, path: string, data: object, more: Record<string, string> = {}) {
  const headers = { ...(await headersOf(page)), ...more };
  const answer = await page.request.post(`/api/v1/rental/user${path}`, { headers, data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}

/** A customer's trip cart with a vehicle from tomorrow on, without the way through the screens. */
export async function rentTomorrow(page: Page, { id }: { id: number }) {
  const config = await (await page.request.get('/api/v1/config')).json();
  const { lat, lng } = config.default_location;
  const place = (name: string, off: number) => ({
    lat: Number(lat) + off,
    lng: Number(lng) + off,
    location_name: name,
  });
  await post(page, '/cart/add-to-cart', {
    vehicle_id: id,
    quantity: 1,
    pickup_location: place('Noor Square', 0),
    destination_location: place('Crafts Street', 0.005),
    rental_type: 'hourly',
    estimated_hours: 5,
    pickup_time: new Date(Date.now() + 86_400_000).toISOString(),
  });
}

export const likeVehicle = (page: Page, { id }: { id: number }) =>
  post(page, `/wish-list/add?vehicle_id=${id}`, {});

/** A customer's booked trip from tomorrow on; its number. */
export async function bookTomorrow(page: Page, vehicle: { id: number }): Promise<number> {
  await rentTomorrow(page, vehicle);
  const { total } = await post(page, '/trip/get-tax', {});
  const booking = {
    payment_method: 'cash_on_delivery',
    trip_amount: total,
    contact_person_name: 'Amal Nasser',
    contact_person_number: '+966 50 123 4567',
  };
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  return (await post(page, '/trip/trip-booking', booking, key)).trip_id;
}

export async function vehicles(page: Page): Promise<Row[]> {
  const { Authorization: _token, ...headers } = await headersOf(page);
  const answer = await page.request.get('/api/v1/rental/vehicle/search?limit=100&offset=1', {
    headers,
  });
  const rows: Row[] = (await answer.json()).vehicles;
  return rows.filter(({ total_vehicle_count }) => total_vehicle_count >= 3);
}

export async function rent(page: Page, { id }: { id: number }) {
  await page.goto(`/rental/vehicle-details/${id}`);
  await page.locator('main').getByRole('button', { name: 'Rent This Car' }).first().click();
}

export const added = (page: Page) =>
  expect(page.getByText('The vehicle successfully added to your cart.').last()).toBeVisible();
