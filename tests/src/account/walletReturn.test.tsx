import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type AnyActorLogic, createActor, toPromise } from 'xstate';
import { addFund, listWalletTransactions } from '../../../domain/account/walletEndpoints';
import { liveAddFundMachine } from '../../../src/account/actors/addFundActors';
import { type FundFlag, ReturnNote } from '../../../src/account/wallet/ReturnNote';
import { fundBeforeKey } from '../../../src/client/storage/orderKeys';
import { tokenKey } from '../../../src/client/storage/storage';
import { renderPiece } from '../../support/render';

const call = vi.hoisted(() => vi.fn());
vi.mock('../../../src/client/client', () => ({ call, onUnauthenticated: () => () => undefined }));

const page = (created: string[]) => ({
  total_size: created.length,
  limit: 20,
  offset: 1,
  // Newest first, the oldest of which is the first that there ever was.
  data: created.map((created_at, index) => ({ id: created.length - index, created_at })),
});
let answers: string[][];
beforeEach(() => {
  tokenKey.set('t');
  answers = [];
  call.mockReset().mockImplementation(async (endpoint) => {
    expect(endpoint).toBe(listWalletTransactions);
    return page((answers.length > 1 ? answers.shift() : answers[0]) ?? []);
  });
});
afterEach(() => {
  tokenKey.set(null);
  fundBeforeKey.set(null);
});

const open = (flag: FundFlag) =>
  renderPiece(<ReturnNote flag={flag} onClose={() => undefined} />, () => undefined, '/profile');
const said = () => screen.getByRole('status').textContent;

it('WAL-07, WAL-11 a payment that the wallet does not show yet is being checked, and is told when it is there', async () => {
  const now = new Date().toISOString();
  answers = [[], [], [now]];
  await open('success');
  expect(said()).toBe('Your payment is being checked…');
  expect(await screen.findByText('The money is in your wallet.')).toBeTruthy();
  expect(screen.queryByText(/did not go through/)).toBeNull();
});

it('WAL-11 money that was added long ago is not taken for the payment', async () => {
  answers = [[new Date(Date.now() - 16 * 60_000).toISOString()]];
  await open('success');
  expect(said()).toBe('Your payment is being checked…');
});

it('WAL-11 money that was there before the shopper left is not taken for the payment, however new it is', async () => {
  const now = new Date().toISOString();
  answers = [[now], [now], [now, now]];
  fundBeforeKey.set(1);
  await open('success');
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  expect(said()).toBe('Your payment is being checked…');
  expect(await screen.findByText('The money is in your wallet.')).toBeTruthy();
  expect(call).toHaveBeenCalledTimes(3);
});

it.each([
  ['after earlier ones', [12], 12],
  ['for the first time', [], 0],
])(
  'WAL-11 going to the payment page %s keeps what the wallet had until then',
  async (_, ids, kept) => {
    call.mockImplementation(async (endpoint) =>
      endpoint === addFund
        ? { redirect_link: '#payment' }
        : { total_size: ids.length, limit: 1, offset: 1, data: ids.map((id) => ({ id })) },
    );
    const { openPayment } = liveAddFundMachine.implementations.actors ?? {};
    const input = { amount: 50, method: 'card', key: 'one' };
    const asked = createActor(openPayment as AnyActorLogic, { input }).start();
    expect(await toPromise(asked)).toEqual({ ok: true, link: '#payment' });
    expect(fundBeforeKey.get()).toBe(kept);
  },
);

it('WAL-11 what never shows in the wallet is on its way: nobody knows that it did not go through', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await open('success');
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  expect(said()).toMatch(/^Your payment is on its way\./);
  vi.useRealTimers();
});

it.each([
  ['pending', /^Your payment is on its way\./],
  ['fail', /^The payment did not go through\./],
  ['cancel', /^You cancelled the payment\./],
] as const)('WAL-11 %s is told at once', async (flag, words) => {
  await open(flag);
  expect(said()).toMatch(words);
});

it('WAL-11 the wallet is asked soon at first, and less often the longer the money takes', async () => {
  vi.useFakeTimers();
  const opened = open('success');
  await vi.advanceTimersByTimeAsync(100);
  await opened;
  const asked = [call.mock.calls.length];
  for (const pause of [300, 600, 1_200, 2_400, 3_000, 3_000]) {
    await vi.advanceTimersByTimeAsync(pause);
    asked.push(call.mock.calls.length);
  }
  expect(asked).toEqual([1, 2, 3, 4, 5, 6, 7]);
  await vi.advanceTimersByTimeAsync(2_500);
  expect(call.mock.calls).toHaveLength(7);
  vi.useRealTimers();
});
