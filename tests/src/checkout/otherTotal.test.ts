// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type AnyActorLogic, createActor, toPromise } from 'xstate';
import { orderPayloadOf } from '../../../domain/checkout/payload';
import { livePlaceOrderMachine } from '../../../src/checkout/actors/placeOrderActors';
import { seenTotalOf } from '../../../src/client/storage/seenTotals';
import { liveBookTripMachine } from '../../../src/rental/actors/bookTripActors';
import { sampleDraft } from '../../machines/checkout/checkout/samples';

const { call, handleEmitted } = vi.hoisted(() => ({ call: vi.fn(), handleEmitted: vi.fn() }));
vi.mock('../../../src/client/client', async (original) => ({ ...(await original()), call }));
vi.mock('../../../src/flow/emitted', () => ({ handleEmitted }));

const run = (logic: unknown, payload: unknown) =>
  toPromise(createActor(logic as AnyActorLogic, { input: { key: 'k', payload } }).start());

const payload = orderPayloadOf(sampleDraft(), null, 24.5);

const place = (total_amount: number, found = 0, redirect_link: string | null = null) => {
  call.mockResolvedValue({ message: '', order_id: 107, total_amount, found, redirect_link });
  return run(livePlaceOrderMachine.implementations.actors?.placeOrder, payload);
};

const book = (total_amount: number) => {
  call.mockResolvedValue({ message: '', trip_id: 31, total_amount, redirect_link: null });
  const booking = {
    payment_method: 'cash_on_delivery',
    trip_amount: 49.5,
    contact_person_name: 'Mona Haddad',
    contact_person_number: '+12025550143',
  };
  return run(liveBookTripMachine.implementations.actors?.bookTrip, booking);
};

const [order, trip] = [{ what: 'order', id: 107 } as const, { what: 'trip', id: 31 } as const];

afterEach(() => {
  window.localStorage.clear();
  vi.clearAllMocks();
});

describe('what the shop counts otherwise than it was shown', () => {
  it('PRICE-26 is kept for the order’s page, whose payment may lead away from here', async () => {
    await place(26, 0, 'https://pay.example/1');
    expect(seenTotalOf(order)).toBe(24.5);
    expect(seenTotalOf({ what: 'trip', id: 107 })).toBeNull();
  });

  it('PRICE-26 is kept of an order that had reached the shop before, too', async () => {
    await place(26, 1);
    expect(seenTotalOf(order)).toBe(24.5);
  });

  it('PRICE-26 is nothing where it comes to what was shown', async () => {
    await place(24.5);
    await book(49.5);
    expect([seenTotalOf(order), seenTotalOf(trip)]).toEqual([null, null]);
    expect(handleEmitted.mock.calls).toEqual([]);
  });

  it('PRICE-26 is kept of a trip', async () => {
    await book(51);
    expect(seenTotalOf(trip)).toBe(49.5);
  });
});
