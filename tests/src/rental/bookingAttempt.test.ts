// @vitest-environment jsdom
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type AnyActorLogic, createActor, toPromise } from 'xstate';
import { orderPayloadOf } from '../../../domain/checkout/payload';
import { placeOrderPayload } from '../../../domain/orders/order';
import type { RememberedTrip } from '../../../machines/rental/bookTrip';
import { profileQuery } from '../../../src/account/api/profile';
import { queryClient } from '../../../src/client/queryClient';
import { hearTime } from '../../../src/client/steadyClock';
import { parcelAttemptKey } from '../../../src/client/storage/parcelKeys';
import { tripAttemptKey } from '../../../src/client/storage/rentalKeys';
import { guestIdKey, tokenKey } from '../../../src/client/storage/storage';
import { pendingParcel } from '../../../src/parcel/actors/parcelActors';
import { liveBookTripMachine, pendingTrip } from '../../../src/rental/actors/bookTripActors';
import { sampleDraft } from '../../machines/checkout/checkout/samples';

const payload = {
  payment_method: 'cash_on_delivery' as const,
  trip_amount: 120,
  contact_person_name: 'Salma Haddad',
  contact_person_number: '+966500123456',
  trip_note: 'At the gate',
};

const remember = (note: string): Promise<RememberedTrip> => {
  const logic = liveBookTripMachine.implementations.actors?.rememberAttempt as AnyActorLogic;
  const input = { payload: { ...payload, trip_note: note } };
  return toPromise(createActor(logic, { input }).start()) as Promise<RememberedTrip>;
};

function signIn(id: number) {
  tokenKey.set(`token of ${id}`);
  queryClient.setQueryData(profileQuery().queryKey, { id } as never);
}

function signOut() {
  tokenKey.set(null);
  queryClient.clear();
}

beforeEach(() => guestIdKey.set('guest-1'));
afterEach(() => {
  vi.useRealTimers();
  signOut();
  parcelAttemptKey.set(null);
  tripAttemptKey.set(null);
});

it('BOOK-03 a booking of unknown outcome is never overwritten by another one', async () => {
  const first = await remember('At the gate');
  expect(first).toEqual({
    attempt: { key: expect.any(String), payload },
    resumed: false,
    sender: 'self',
  });
  expect(await remember('At the main door')).toEqual({ ...first, resumed: true });
  expect(tripAttemptKey.get()).toMatchObject(first.attempt);
});

it('BOOK-03 a booking that was given up half an hour ago makes room for the next', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: new Date('2026-11-21T10:00:00Z') });
  hearTime('Sat, 21 Nov 2026 10:00:00 GMT');
  const first = await remember('At the gate');
  vi.advanceTimersByTime(30 * 60_000);
  const next = await remember('At the main door');
  expect(next).toEqual({
    attempt: { key: expect.any(String), payload: { ...payload, trip_note: 'At the main door' } },
    resumed: false,
    sender: 'self',
  });
  expect(next.attempt.key).not.toBe(first.attempt.key);
});

const markLeft = () => {
  const action = liveBookTripMachine.implementations.actions?.markLeft as () => void;
  action();
};

it('BOOK-03 a booking that the shopper went away from is known as left, until it is asked about again', async () => {
  const { attempt } = await remember('At the gate');
  expect(pendingTrip()).toEqual({ pending: attempt, left: false });
  markLeft();
  expect(pendingTrip()).toEqual({ pending: attempt, left: true });
  await remember('At the gate');
  expect(pendingTrip()).toEqual({ pending: attempt, left: false });
});

it('SESS-11 a booking that a customer sent is not taken up by a guest or by another customer', async () => {
  signIn(7);
  const { attempt } = await remember('At the gate');
  signOut();
  expect(await remember('')).toEqual({ attempt, resumed: true, sender: 'customer' });
  signIn(8);
  expect(await remember('')).toEqual({ attempt, resumed: true, sender: 'customer' });
  signIn(7);
  expect(await remember('')).toEqual({ attempt, resumed: true, sender: 'self' });
});

it('SESS-07 a booking that a guest sent is asked about in the name of that guest after signing in', async () => {
  const { attempt } = await remember('At the gate');
  signIn(7);
  expect(await remember('')).toEqual({
    attempt: { ...attempt, guestId: 'guest-1' },
    resumed: true,
    sender: 'guest',
  });
});

it('CHK-01 a parcel that the shopper went away from is not sent again without a press', () => {
  const sent = v.parse(placeOrderPayload, orderPayloadOf(sampleDraft(), null, 24.5));
  const stored = { key: 'k'.repeat(16), payload: sent, by: '', at: Date.now(), left: false };
  parcelAttemptKey.set(stored);
  expect(pendingParcel()).toMatchObject({ order_amount: 24.5 });
  parcelAttemptKey.set({ ...stored, left: true });
  expect(pendingParcel()).toBeNull();
});
