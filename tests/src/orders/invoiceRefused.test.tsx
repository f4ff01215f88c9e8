import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/client/apiError';
import { OrderInvoice } from '../../../src/orders/invoice/OrderInvoice';
import { TripInvoice } from '../../../src/orders/invoice/TripInvoice';
import { renderPiece } from '../../support/render';

const call = vi.hoisted(() => vi.fn());
vi.mock('../../../src/client/client', () => ({ call, onUnauthenticated: () => () => undefined }));

const invoices = {
  order: <OrderInvoice orderId={7} contact={null} />,
  trip: <TripInvoice tripId={7} contact={null} />,
};
const refuse = (status: number, code: string) =>
  call.mockReset().mockRejectedValue(new ApiError('refused', status, [{ code, message: 'Wait.' }]));

it.each(['order', 'trip'] as const)('an unknown %s has no invoice', async (what) => {
  refuse(404, 'not_found');
  await renderPiece(invoices[what]);
  expect(await screen.findByText(`We found no such ${what}`)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it.each([
  ['order', 429, 'too_many_requests'],
  ['trip', 429, 'too_many_requests'],
  ['order', 503, 'unavailable'],
] as const)(
  'ERR-01 the invoice of one %s is asked for again after a refusal with %i',
  async (what, status, code) => {
    refuse(status, code);
    await renderPiece(invoices[what]);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.queryByText(`We found no such ${what}`)).toBeNull();
  },
);
