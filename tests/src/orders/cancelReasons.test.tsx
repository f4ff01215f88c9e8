import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/client/apiError';
import { renderAtOnce } from '../../support/renderAtOnce';

const call = vi.hoisted(() => vi.fn());
vi.mock('../../../src/client/client', () => ({
  call,
  onUnauthenticated: () => () => undefined,
  setGuestRenewal: () => undefined,
}));
const { default: CancelDialog } = await import('../../../src/orders/tracking/CancelDialog');

it.each([
  ['customer', false],
  ['parcel', true],
])('offers the reasons of type %s', async (type, isParcel) => {
  call.mockImplementation((_, { query }: { query: { type: string } }) =>
    Promise.resolve({ reasons: [{ id: 1, reason: `A reason of a ${query.type}` }] }),
  );
  const input = { orderKey: { orderId: 100007, contactNumber: null }, isParcel };
  await renderAtOnce(<CancelDialog input={input} onDone={() => undefined} />);
  await screen.findByRole('radio', { name: `A reason of a ${type}` });
  expect(screen.getAllByRole('radio')).toHaveLength(1);
});

it('offers none that others replace: the usual ones stand there where the shop tells none', async () => {
  let refuse = (_: Error) => {};
  call.mockReturnValue(
    new Promise((_, reject) => {
      refuse = reject;
    }),
  );
  const input = { orderKey: { orderId: 100007, contactNumber: null }, isParcel: false };
  await renderAtOnce(<CancelDialog input={input} onDone={() => undefined} />);
  await screen.findByRole('radiogroup', { name: 'Why do you want to cancel?' });
  expect(screen.queryAllByRole('radio')).toEqual([]);
  act(() => refuse(new ApiError('refused', 400)));
  const offered = await screen.findAllByRole('radio');
  expect(offered.map((one) => one.getAttribute('value'))).toEqual([
    'I changed my mind',
    'It takes too long',
    'Another reason',
  ]);
});
