import type { Page } from '@playwright/test';
import { expect } from './journeys';

export const tripCart = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Trip Cart/ });

/** The trip's form: where to, what kind, how long. */
export async function enterTrip(page: Page, kind: string, hours?: number) {
  const form = page.locator('form').filter({ hasText: 'Trip type' });
  const end = form.getByRole('button', { name: /^Destination/ });
  await expect(end).toBeVisible();
  // The last trip is remembered; only the first one has no destination yet.
  if ((await end.textContent())?.includes('Where are you going?')) {
    await end.click();
    const dialog = page.getByRole('dialog', { name: 'Where does your trip end?' });
    await dialog.getByPlaceholder('Street, building or place').fill('Crafts');
    await dialog.getByRole('option').first().click();
    await expect(dialog).toBeHidden();
  }
  await form.getByRole('button', { name: kind }).click();
  if (hours) await form.getByLabel(kind === 'Per day' ? 'Days' : 'Hours').fill(String(hours));
  await expect(form.getByText(/^About/)).toBeVisible();
}

/** From the rental home to the vehicles that are free for a trip. */
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

/** Vehicles of which there are enough for every journey, as the server lists them. */
export async function vehicles(page: Page): Promise<Row[]> {
  const headers = await page.evaluate(() => ({
    zoneId: localStorage.getItem('zoneid') ?? '',
    moduleId: String(JSON.parse(localStorage.getItem('module') ?? '{}').id),
  }));
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
