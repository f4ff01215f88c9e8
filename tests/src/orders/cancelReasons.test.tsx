import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/client/apiError';
import { renderAtOnce } from '../../support/renderAtOnce';

Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

const call = vi.hoisted(() => vi.fn());
vi.mock('../../../src/client/client', () => ({
  call,
  onUnauthenticated: () => () => undefined,
  setGuestRenewal: () => undefined,
}));
const { default: RefundDialog } = await import('../../../src/orders/afterOrder/RefundDialog');
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

it.each([
  [
    'cancelled',
    CancelDialog,
    { orderKey: { orderId: 100007, contactNumber: null }, isParcel: false },
    'Cancel the order',
  ],
  ['asked back', RefundDialog, { orderId: 100007 }, 'Send request'],
] as const)(
  'what is %s without a reason is not sent: it says what is missing',
  async (_, Dialog, input, send) => {
    call.mockResolvedValue({ reasons: [{ id: 1, reason: 'Too late' }] });
    await renderAtOnce(<Dialog input={input as never} onDone={() => undefined} />);
    const first = await screen.findByRole('radio', { name: 'Too late' });
    const asked = call.mock.calls.length;
    fireEvent.click(screen.getByRole('button', { name: send }));
    const said = screen.getByText('Please choose a reason.');
    expect(document.activeElement).toBe(first);
    screen.getByRole('button', { name: send }).focus();
    fireEvent.click(screen.getByRole('button', { name: send }));
    expect(document.activeElement).toBe(first);
    const saidAgain = screen.getByText('Please choose a reason.');
    expect(saidAgain.getAttribute('role')).toBe('alert');
    expect(saidAgain).not.toBe(said);
    expect(call.mock.calls.length).toBe(asked);
    fireEvent.click(first);
    expect(screen.queryByText('Please choose a reason.')).toBeNull();
  },
);

it('leads to the first reason that is known only after it was asked for', async () => {
  let tell = (_: unknown) => {};
  call.mockReturnValue(
    new Promise((resolve) => {
      tell = resolve;
    }),
  );
  await renderAtOnce(<RefundDialog input={{ orderId: 100007 }} onDone={() => undefined} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Send request' }));
  act(() => tell({ reasons: [{ id: 1, reason: 'Too late' }] }));
  const first = await screen.findByRole('radio', { name: 'Too late' });
  expect(document.activeElement).toBe(first);
});
