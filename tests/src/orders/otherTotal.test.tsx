import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { configQuery } from '../../../src/client/shopQueries';
import { type Counted, rememberSeenTotal } from '../../../src/client/storage/seenTotals';
import { OtherTotal } from '../../../src/orders/tracking/OtherTotal';
import { settings } from '../../support/fakeCart';
import { renderPiece } from '../../support/render';

const page = (of: Counted, total: number) =>
  renderPiece(<OtherTotal of={of} total={total} />, (client) => {
    client.setQueryData(configQuery().queryKey, settings);
  });

afterEach(() => window.localStorage.clear());

describe('the page of what the shop counts otherwise', () => {
  it('PRICE-26 says both totals of an order', async () => {
    rememberSeenTotal({ what: 'order', id: 107 }, 24.5);
    await page({ what: 'order', id: 107 }, 26);
    expect((await screen.findByRole('status')).textContent).toBe(
      'The shop counts $26.00 for your order #107, not $24.50.',
    );
  });

  it('PRICE-26 says both totals of a trip', async () => {
    rememberSeenTotal({ what: 'trip', id: 31 }, 49.5);
    await page({ what: 'trip', id: 31 }, 51);
    expect((await screen.findByRole('status')).textContent).toBe(
      'The shop counts $51.00 for your trip #31, not $49.50.',
    );
  });

  it.each([
    ['came to what was seen', 107, 24.5],
    ['is another one', 108, 26],
  ])('PRICE-26 says nothing where it %s', async (_, id, total) => {
    rememberSeenTotal({ what: 'order', id: 107 }, 24.5);
    await page({ what: 'order', id }, total);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
