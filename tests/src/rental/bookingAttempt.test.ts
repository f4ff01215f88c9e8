// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { type AnyActorLogic, createActor, toPromise } from 'xstate';
import type { RememberedTrip } from '../../../machines/bookTrip';
import { liveBookTripMachine } from '../../../src/actors/bookTripActors';
import { tripAttemptKey } from '../../../src/storage/rentalKeys';

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

afterEach(() => {
  vi.useRealTimers();
  tripAttemptKey.set(null);
});

it('BOOK-03 a booking of unknown outcome is never overwritten by another one', async () => {
  const first = await remember('At the gate');
  expect(first).toEqual({ attempt: { key: expect.any(String), payload }, resumed: false });
  expect(await remember('At the main door')).toEqual({ ...first, resumed: true });
  expect(tripAttemptKey.get()).toMatchObject(first.attempt);
});

it('BOOK-03 a booking that was given up half an hour ago makes room for the next', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:00:00Z') });
  const first = await remember('At the gate');
  vi.setSystemTime(new Date('2026-11-21T10:30:00Z'));
  const next = await remember('At the main door');
  expect(next).toEqual({
    attempt: { key: expect.any(String), payload: { ...payload, trip_note: 'At the main door' } },
    resumed: false,
  });
  expect(next.attempt.key).not.toBe(first.attempt.key);
});
