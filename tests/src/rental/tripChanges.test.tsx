import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { tripChanges } from '../../../domain/rental/tripChanges';
import { configQuery } from '../../../src/client/shopQueries';
import { TripChanges } from '../../../src/rental/bookTrip/TripChanges';
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

const show = (...[seen, now]: Parameters<typeof tripChanges>) =>
  renderPiece(<TripChanges changes={tripChanges(seen, now)} />, (client) =>
    client.setQueryData(configQuery().queryKey, settings),
  );

it('BOOK-05 names what changed of the total: which vehicle, coupon or tax, from what to what', async () => {
  const seen = sampleQuote({ coupon_discount: 12, tax_amount: 10.8, total: 118.8 });
  const lines = [line(130), { ...line(40), vehicle_id: 8, name: 'Meteor' }];
  await show(seen, sampleQuote({ lines, subtotal: 170, tax_amount: 17, total: 187 }));
  const list = screen.getByRole('list', { name: 'What has changed' });
  expect([...list.children].map(({ textContent }) => textContent)).toEqual([
    'Comet$120.00→$130.00',
    'Meteoris new→$40.00',
    'Coupon-$12.00→$0.00',
    'Tax$10.80→$17.00',
  ]);
});

it('BOOK-05 has no list where nothing is known of it', async () => {
  await show(sampleQuote(), sampleQuote({ total: 130 }));
  expect(screen.queryByRole('list')).toBeNull();
});
