import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { TripQuote } from '../../../domain/rental/trip';
import {
  type Booking,
  bookTripMachine,
  type RememberedTrip,
  type TripPricing,
} from '../../../machines/rental/bookTrip';
import { configQuery } from '../../../src/client/shopQueries';
import { BookingTrouble } from '../../../src/rental/bookTrip/BookingTrouble';
import { payload } from '../../machines/rental/bookTrip/bookingShop';
import { settings } from '../../support/fakeCart';
import { renderPiece } from '../../support/render';
import { sampleQuote } from '../../support/rental';

const line = (subtotal: number) => ({
  vehicle_id: 7,
  name: 'Comet',
  quantity: 1,
  subtotal,
  discount: 0,
});

/** The question about another total, as a shopper meets it who has seen `seen` and is asked for `quote` now. */
async function ask(seen: TripQuote, quote: TripQuote) {
  const refusal = { code: 'amount_changed', message: '' };
  const attempt = { key: 'key', payload: { ...payload, trip_amount: seen.total } };
  const machine = bookTripMachine.provide({
    actors: {
      rememberAttempt: fromPromise(
        async (): Promise<RememberedTrip> => ({ attempt, resumed: false, sender: 'self' }),
      ),
      bookTrip: fromPromise(async (): Promise<Booking> => ({ ok: false, refusal })),
      quoteTrip: fromPromise(async (): Promise<TripPricing> => ({ ok: true, quote })),
    },
    actions: { forgetAttempt: () => undefined },
  });
  const actor = createActor(machine, { input: { pending: null, left: false } }).start();
  actor.send({ type: 'bookTrip.submitted', payload: attempt.payload, seen });
  await waitFor(actor, ({ value }) => value === 'confirmingTotal');
  await renderPiece(<BookingTrouble actor={actor} />, (client) =>
    client.setQueryData(configQuery().queryKey, settings),
  );
  return actor;
}

const amounts = () => screen.getAllByRole('term').map((term) => term.closest('div')?.textContent);

it('BOOK-05 names what changed of the total: which vehicle, coupon or tax, from what to what', async () => {
  const seen = sampleQuote({ coupon_discount: 12, tax_amount: 10.8, total: 118.8 });
  const lines = [line(130), { ...line(40), vehicle_id: 8, name: 'Meteor' }];
  await ask(seen, sampleQuote({ lines, subtotal: 170, tax_amount: 17, total: 187 }));
  expect(screen.getByText(/have changed/).textContent).toBe(
    'Prices or fees have changed while you were here.',
  );
  expect(amounts()).toEqual([
    'Comet$120.00 now $130.00',
    'Meteornew now $40.00',
    'Coupon-$12.00 now $0.00',
    'Tax$10.80 now $17.00',
    'Old total$118.80',
    'New total$187.00',
  ]);
});

it('BOOK-05 tells the totals alone where nothing more is known, with the keys on the way on', async () => {
  const actor = await ask(sampleQuote(), sampleQuote({ total: 130 }));
  expect(amounts()).toEqual(['Old total$120.00', 'New total$130.00']);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Back',
    'Book for $130.00',
  ]);
  expect(screen.getByRole('button', { name: 'Book for $130.00' }).dataset.autofocus).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(actor.getSnapshot().value).toBe('filling');
});
