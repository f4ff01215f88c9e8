import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { configQuery } from '../../../src/client/shopQueries';
import { AccountOffer } from '../../../src/orders/tracking/AccountOffer';
import { settings } from '../../support/fakeCart';
import { renderPiece } from '../../support/render';

it.each([
  [[], 'With an account your orders wait for you on every device.'],
  [['guests_orders_kept'], 'With an account what you order next waits for you on every device.'],
])('SESS-07 an account is promised what it brings, where %j lacks', async (lacks, promise) => {
  await renderPiece(<AccountOffer />, (client) =>
    client.setQueryData(configQuery().queryKey, { ...settings, lacks }),
  );
  expect(screen.getByText(promise)).toBeTruthy();
});
