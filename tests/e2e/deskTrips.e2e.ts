import type { Page } from '@playwright/test';
import { axeOn } from '../support/axe';
import { becomeCustomer, expect, rememberModule, test } from './journeys';
import { openDesk } from './openDesk';
import { bookTomorrow, vehicles } from './rentalTrip';

/** What is wrong with the page once nothing on it moves any more. */
async function findings(page: Page) {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  return (await axeOn(page).analyze()).violations.map(({ id }) => id);
}

/** A customer whose trip with the first renting office waits at its desk, and is open on the page; that office's desk; and the trip. */
async function book(page: Page, at: number) {
  await rememberModule(page, 'Car Rental');
  await becomeCustomer(page);
  const desk = await openDesk(page, 'rental1@flowmart.example', 'Waiting');
  const vehicle = (await vehicles(page)).filter(
    ({ provider, trip_hourly }) => provider.id === 1 && trip_hourly === 1,
  )[at];
  if (!vehicle) throw new Error('the first renting office has no such vehicle by the hour');
  const id = await bookTomorrow(page, vehicle);
  const card = desk.getByRole('button', { name: new RegExp(`#${id}`) });
  await expect(card).toBeVisible({ timeout: 2_000 });
  await page.goto(`/my-trips?trip_id=${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Booked');
  const trip = desk.getByRole('dialog', { name: `Trip #${id}` });
  return { desk, card, trip, vehicle, id };
}

test('a trip is at its office within 2 s, is confirmed, started and ended there, and its customer follows (DESK-16, DESK-17, DESK-19)', async ({
  page,
}) => {
  const { desk, card, trip, vehicle, id } = await book(page, 0);
  await expect(card).toContainText('Amal Nasser');
  await expect(card).toContainText(`1 × ${vehicle.name}`);
  expect(await findings(desk)).toEqual([]);
  await card.click();
  await expect(trip.getByRole('link', { name: /501234567$/ })).toHaveAttribute(
    'href',
    'tel:+966501234567',
  );
  expect(await findings(desk)).toEqual([]);
  await trip.getByRole('button', { name: 'Confirm the trip' }).click();
  await expect(trip).toBeHidden();
  const status = page.getByRole('heading', { level: 1 });
  await expect(status).toHaveText('Confirmed', { timeout: 2_000 });

  await expect(desk.getByRole('region', { name: /^Confirmed/ }).locator(card)).toBeVisible();
  await card.click();
  await trip.getByRole('button', { name: /^Keys handed over, and .* collected$/ }).click();
  await expect(trip).toBeHidden();
  await expect(status).toHaveText('On the road', { timeout: 2_000 });
  await card.click();
  await trip.getByRole('button', { name: 'The vehicles are back' }).click();
  await expect(card).toHaveCount(0);
  await expect(status).toHaveText('Completed', { timeout: 2_000 });

  await desk.getByText('Past', { exact: true }).click();
  const past = desk.getByRole('region', { name: 'Past trips' }).locator(`[data-trip="${id}"]`);
  await expect(past).toContainText('Completed');
  await expect(past).toContainText(`1 × ${vehicle.name}`);
  await expect(desk.getByText(/^[1-9]\d* trips? ended$/).first()).toBeVisible();
  expect(await findings(desk)).toEqual([]);
  await desk.context().close();
});

test('a trip is declined in words that its customer reads; a session that ends meanwhile loses none (DESK-01, DESK-18)', async ({
  page,
}) => {
  const { desk, card, trip } = await book(page, 1);
  await card.click();
  await trip.getByRole('button', { name: 'Decline the trip' }).click();
  const field = trip.getByRole('textbox', { name: 'Why is it declined?' });
  await field.fill('The car is being repaired that day.');
  await desk.evaluate(() => localStorage.setItem('deskToken', 'f'.repeat(43)));
  await trip.getByRole('button', { name: 'Decline the trip' }).click();
  await expect(trip).toContainText('Your session has ended, and nothing was done to the trip.');
  await trip.getByRole('button', { name: 'Sign in' }).click();
  await expect(trip).toBeHidden();
  await desk.getByRole('textbox', { name: /^Email/ }).fill('rental1@flowmart.example');
  await desk.getByRole('textbox', { name: /^Password/ }).fill('demo1234');
  await desk.getByRole('button', { name: 'Sign in', exact: true }).click();
  await card.click();
  await trip.getByRole('button', { name: 'Decline the trip' }).click();
  await expect(field).toHaveValue('The car is being repaired that day.');
  expect(await findings(desk)).toEqual([]);
  await trip.getByRole('button', { name: 'Decline the trip' }).click();
  await expect(trip).toBeHidden();
  await expect(card).toHaveCount(0);
  await expect(page.getByText('The car is being repaired that day.')).toBeVisible({
    timeout: 2_000,
  });
  await desk.context().close();
});
