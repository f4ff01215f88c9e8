import { screen } from '@testing-library/react';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { type Trip, trip as tripSchema } from '../../../domain/rental/trip';
import type { LengthOffer } from '../../../machines/rental/tripLength';
import { configQuery } from '../../../src/client/shopQueries';
import { LengthOfferView } from '../../../src/rental/trips/LengthOfferView';
import { PaidSoFar } from '../../../src/rental/trips/PaidSoFar';
import { settings } from '../../support/fakeCart';
import { renderPiece } from '../../support/render';
import { destination, pickup } from '../../support/rental';

const withSettings: Parameters<typeof renderPiece>[1] = (client) =>
  client.setQueryData(configQuery().queryKey, settings);

const offer = (amount: number, givenBack: LengthOffer['givenBack'] = null): LengthOffer => ({
  hours: 2,
  returnTime: null,
  oldAmount: 30,
  amount,
  givenBack,
});

it.each([
  [offer(20, { amount: 10, to: 'wallet' }), '$10.00 go to your wallet at once.'],
  [
    offer(20, { amount: 10, to: 'provider' }),
    '$10.00 go back the way you paid, within a few days.',
  ],
  [offer(20), 'The provider gives you $10.00 when you bring the vehicle back.'],
  [offer(30), 'You have paid all of it.'],
])('BOOK-05 says how the difference of a paid trip is settled: %#', async (shown, words) => {
  await renderPiece(<LengthOfferView offer={shown} paid={30} />, withSettings);
  expect(
    screen.getByText((_, element) => element?.textContent === words && element.tagName === 'P')
      .textContent,
  ).toBe(words);
});

it.each([
  [
    { digital_payment: 1, cash_on_delivery: 1 },
    'You have paid $30.00. The other $20.00 can be paid by card once the trip is changed, or in cash when you bring the vehicle back.',
  ],
  [
    { digital_payment: 1, cash_on_delivery: 0 },
    'You have paid $30.00. Pay the other $20.00 by card once the trip is changed.',
  ],
  [
    { digital_payment: 0, cash_on_delivery: 1 },
    'You have paid $30.00. Pay the other $20.00 to the provider when you bring the vehicle back.',
  ],
] as const)('BOOK-04 says how what comes on top can be paid: %j', async (ways, words) => {
  await renderPiece(<LengthOfferView offer={offer(50)} paid={30} />, (client) =>
    client.setQueryData(configQuery().queryKey, { ...settings, ...ways }),
  );
  expect(
    screen.getByText((_, element) => element?.textContent === words && element.tagName === 'P')
      .textContent,
  ).toBe(words);
});

it('BOOK-05 says nothing of it for a trip that is not paid yet', async () => {
  await renderPiece(<LengthOfferView offer={offer(20)} paid={0} />, withSettings);
  expect(document.querySelectorAll('p')).toHaveLength(0);
});

const trip = (parts: Partial<Trip>): Trip =>
  v.parse(tripSchema, {
    id: 100001,
    trip_status: 'confirmed',
    rental_type: 'hourly',
    pickup_location: pickup,
    destination_location: destination,
    payment_method: 'digital_payment',
    payment_status: 'paid',
    trip_amount: 20,
    tax_included: 0,
    ...parts,
  });

it.each([
  ['wallet', 'Paid$30.00Given back to your wallet-$10.00'],
  ['provider', 'Paid$30.00Goes back the way you paid-$10.00'],
] as const)('BOOK-05 tells on the trip what went back, to the %s', async (given_back_to, words) => {
  const parts = { paid_amount: 20, given_back_amount: 10, given_back_to };
  await renderPiece(<PaidSoFar trip={trip(parts)} />, withSettings);
  expect(document.querySelector('dl')?.textContent).toBe(words);
});

it.each([
  [{ paid_amount: 20 }, undefined],
  [{ paid_amount: 5 }, 'Paid$5.00To pay on return$15.00'],
  [{ paid_amount: 5, payment_status: 'unpaid' as const }, 'Paid$5.00Still to pay$15.00'],
  [{ paid_amount: 5, rest_amount: 15 }, 'Paid$5.00Still to pay$15.00'],
  [
    { paid_amount: 5, rest_amount: 15, rest_in_cash: 1 as const },
    'Paid$5.00To pay on return$15.00',
  ],
  [{ paid_amount: 25 }, 'Paid$25.00You get back on return$5.00'],
  [{ paid_amount: 25, trip_status: 'canceled' as const }, undefined],
])('BOOK-05 tells what is still to settle: %j', async (parts, words) => {
  await renderPiece(<PaidSoFar trip={trip(parts)} />, withSettings);
  expect(document.querySelector('dl')?.textContent).toBe(words);
});
