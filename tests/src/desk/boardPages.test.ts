// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';

interface Asked {
  readonly query?: { after?: number | null; skip?: number };
}
const at = vi.hoisted(() => ({
  handles: 'orders',
  asked: [] as string[],
  told: {} as object,
}));
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ id: from + index }));
const pages = (name: string, { query = {} }: Asked): unknown => {
  if (name === 'GET /desk/me') return { handles: at.handles, email: 'rana@store.example' };
  if (name === 'GET /desk/inbox') return {};
  at.asked.push(`${name} ${query.after ?? query.skip}`);
  if (name === 'GET /desk/trips') {
    // What has moved to the next page since stands on both.
    if (query.skip === 100) return { trips: numbers(100, 199), next: 200 };
    return query.skip === 200
      ? { trips: numbers(200, 205), next: null }
      : { trips: numbers(1, 100), next: 100 };
  }
  return query.after === 100
    ? { orders: numbers(101, 103), next: null }
    : { orders: numbers(1, 100), next: 100 };
};
vi.mock('../../../src/client/client', () => ({
  call: async ({ method, path }: { method: string; path: string }, options: Asked) =>
    pages(`${method} ${path}`, options),
  onUnauthenticated: () => () => undefined,
  setGuestRenewal: () => undefined,
}));
vi.mock('../../../src/orders/actors/orderStream', () => ({
  liveEvents: async function* (_: unknown, signal: AbortSignal) {
    yield at.told;
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
  },
}));
const { liveOrdersBoardMachine } = await import('../../../src/desk/actors/ordersBoardActors');
const { queryClient } = await import('../../../src/client/queryClient');

const kept = (what: string) =>
  queryClient.getQueryData<readonly { id: number }[]>(['desk', what, 'en'])?.map(({ id }) => id);
const upTo = (last: number) => numbers(1, last).map(({ id }) => id);

beforeEach(() => {
  queryClient.clear();
  at.asked = [];
});

it('DESK-27 reads all open orders, page after page, and again when it is told of a page of them', async () => {
  at.handles = 'orders';
  at.told = { orders: numbers(1, 100), trips: [], inbox: {}, next: 100 };
  const actor = createActor(liveOrdersBoardMachine).start();
  await vi.waitFor(() =>
    expect(at.asked).toEqual([
      'GET /desk/orders undefined',
      'GET /desk/orders 100',
      'GET /desk/orders 100',
    ]),
  );
  await vi.waitFor(() => expect(kept('orders')).toEqual(upTo(103)));
  actor.stop();
});

it('DESK-27 shows a trip once that has moved to the next page meanwhile', async () => {
  at.handles = 'trips';
  at.told = { orders: [], trips: numbers(1, 100), inbox: {}, next: 100 };
  const actor = createActor(liveOrdersBoardMachine).start();
  await vi.waitFor(() => expect(at.asked).toHaveLength(5));
  await vi.waitFor(() => expect(kept('trips')).toEqual(upTo(205)));
  expect(at.asked.slice(3)).toEqual(['GET /desk/trips 100', 'GET /desk/trips 200']);
  actor.stop();
});
