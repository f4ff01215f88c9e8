import { screen } from '@testing-library/react';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { deskTrip } from '../../../domain/desk/deskTrip';
import { configQuery } from '../../../src/client/shopQueries';
import { PastTripRow } from '../../../src/desk/trips/PastTripRow';
import { settings } from '../../support/fakeCart';
import { renderPiece } from '../../support/render';

it.each([
  [30, ['Give $30.00 back in cash']],
  [0, []],
])('DESK-26 a cancelled trip of which %d are owed in cash says so', async (owed, says) => {
  const trip = v.parse(deskTrip, {
    id: 100007,
    trip_status: 'canceled',
    rental_type: 'hourly',
    pickup_location: { lat: 0, lng: 0, location_name: 'Home' },
    destination_location: { lat: 0, lng: 0, location_name: 'Far' },
    payment_method: 'cash_on_delivery',
    trip_amount: 30,
    due_amount: 0,
    give_back_amount: owed,
  });
  await renderPiece(<PastTripRow trip={trip} />, (client) =>
    client.setQueryData(configQuery().queryKey, settings),
  );
  const told = screen.queryAllByText(/back in cash/).map(({ textContent }) => textContent);
  expect(told).toEqual(says);
});
