// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type AnyActorLogic, createActor, toPromise } from 'xstate';
import { orderPayloadOf } from '../../../domain/checkout/payload';
import { sampleDraft } from '../../machines/checkout/checkout/samples';
import { payload as bookPayload } from '../../machines/rental/bookTrip/bookingShop';
import { FakeLocks } from '../../support/fakeLocks';

const call = vi.hoisted(() => vi.fn());
vi.mock('../../../src/client/client', () => ({ call, onUnauthenticated: () => () => undefined }));

let locks: FakeLocks;
beforeEach(() => {
  locks = new FakeLocks();
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  localStorage.clear();
  call.mockReset();
});
afterEach(() => sessionStorage.clear());

type Run = (name: string, input: object) => Promise<unknown>;
const runOf =
  (actors: Record<string, unknown> | undefined): Run =>
  (name, input) =>
    toPromise(createActor(actors?.[name] as AnyActorLogic, { input }).start()) as Promise<unknown>;

/** A window of the shop: its own code, and the storage of its own tab. */
async function open(name: string) {
  vi.resetModules();
  sessionStorage.clear();
  locks.window = name;
  const [orders, trips, keys, recent, { i18n }] = await Promise.all([
    import('../../../src/checkout/actors/placeOrderActors'),
    import('../../../src/rental/actors/bookTripActors'),
    import('../../../src/client/storage/orderKeys'),
    import('../../../src/client/storage/recentOrders'),
    import('@lingui/core'),
  ]);
  // A window speaks a language before it says anything.
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  return {
    order: runOf(orders.livePlaceOrderMachine.implementations.actors),
    trip: runOf(trips.liveBookTripMachine.implementations.actors),
    ...keys,
    ...recent,
  };
}

const payload = orderPayloadOf(sampleDraft(), null, 24.5);
const placed = { order_id: 100_007, total_ammount: 24.5, redirect_link: 'https://pay.test/1' };
const booked = { trip_id: 100_002, redirect_link: 'https://pay.test/2' };
const flows = {
  'an order': {
    flow: 'order',
    remember: { payload },
    send: 'placeOrder',
    answer: placed,
    goesOn: { ok: true, order: placed },
    isTold: { ok: false, refusal: { code: 'already_ordered', message: '', orderId: 100_007 } },
  },
  'a trip': {
    flow: 'trip',
    remember: { payload: bookPayload },
    send: 'bookTrip',
    answer: booked,
    goesOn: { ok: true, tripId: 100_002, redirect: 'https://pay.test/2' },
    isTold: { ok: false, refusal: { code: 'already_booked', message: '', tripId: 100_002 } },
  },
} as const;

const attemptOf = (remembered: unknown) =>
  (remembered as { attempt: { key: string; payload: object } }).attempt;

it.each(Object.entries(flows))(
  'CHK-01 %s that a closed window has sent: the window that takes it up goes on to the payment',
  async (_, { flow, remember, send, answer, goesOn }) => {
    const first = await open('first');
    const sent = attemptOf(await first[flow]('rememberAttempt', remember));
    locks.close('first');
    const second = await open('second');
    const attempt = attemptOf(await second[flow]('rememberAttempt', remember));
    expect(attempt.key).toBe(sent.key);
    call.mockResolvedValue(answer);
    expect(await second[flow](send, attempt)).toEqual(goesOn);
  },
);

it.each(Object.entries(flows))(
  'CHK-01 %s that an open window is still sending: that one goes on, and the other is told',
  async (_, { flow, remember, send, answer, goesOn, isTold }) => {
    const first = await open('first');
    await first[flow]('rememberAttempt', remember);
    const second = await open('second');
    const attempt = attemptOf(await second[flow]('rememberAttempt', remember));
    call.mockResolvedValue(answer);
    expect(await second[flow](send, attempt)).toEqual(isTold);
    expect(await first[flow](send, attempt)).toEqual(goesOn);
  },
);

it('CHK-02 one thing that two copies of a window buy is sent with one key: the later is told the order of the first', async () => {
  const line = { item_id: 7, model: 'Item', quantity: 1, price: 0 } as const;
  const wanted = { ...line, variation: [], add_on_ids: [], add_on_qtys: [] };
  const first = await open('first');
  first.buyNowLine.set({ ...wanted, key: 'the key of this line' });
  const remember = { payload: orderPayloadOf(sampleDraft(), [wanted], 24.5) };
  const attempt = attemptOf(await first.order('rememberAttempt', remember));
  expect(attempt.key).toBe('the key of this line');
  call.mockResolvedValue(placed);
  expect(await first.order('placeOrder', attempt)).toEqual({ ok: true, order: placed });
  // The first one knows its order, and nothing is pending.
  first.rememberRecentOrder({ id: 100_007, contactNumber: '', storeName: '', at: Date.now() });
  first.attemptKey.set(null);

  const copy = await open('copy');
  copy.buyNowLine.set({ ...wanted, key: 'the key of this line' });
  const again = attemptOf(await copy.order('rememberAttempt', remember));
  expect(again.key).toBe('the key of this line');
  expect(await copy.order('placeOrder', again)).toEqual(flows['an order'].isTold);
});
