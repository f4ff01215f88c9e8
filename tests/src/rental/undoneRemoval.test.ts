// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { TripCart } from '../../../domain/rental/tripCart';
import { planOf } from '../../../domain/rental/tripPlan';
import type { AnyEndpoint } from '../../../domain/wire/define';
import { queryClient } from '../../../src/client/queryClient';
import { guestIdKey } from '../../../src/client/storage/storage';
import { liveTripLineMachine } from '../../../src/rental/actors/tripLineActors';
import { tripCartQuery } from '../../../src/rental/api/tripCart';
import { sampleCart, samplePlan } from '../../support/rental';

const server = vi.hoisted(() => ({ cart: null as unknown, added: [] as unknown[] }));
vi.mock('../../../src/client/client', () => ({
  call: async (
    { path, method }: AnyEndpoint,
    { body }: { body?: { estimated_hours?: number } },
  ) => {
    if (method === 'POST' && path.endsWith('/cart/add-to-cart'))
      server.added.push(body?.estimated_hours);
    return server.cart;
  },
  onUnauthenticated: () => () => undefined,
}));

beforeEach(() => {
  guestIdKey.set('guest-1');
  server.added = [];
});

const known = (cart: TripCart) => {
  server.cart = cart;
  queryClient.setQueryData(tripCartQuery().queryKey, { confirmed: cart, shown: {} });
};
it.each([
  ['the trip that the others are for now', 1, 9],
  ['its own where nothing else is left', 0, 4],
])('CART-10 Undo brings a vehicle back into %s', async (_, left, hours) => {
  const lines = [{}, {}].slice(0, left + 1);
  const cart = sampleCart(lines, samplePlan({ hours: 4 }));
  const line = cart.carts[left];
  if (!line || !cart.user_data) throw new Error('no line');
  known(cart);
  const facts = { line, plan: planOf(cart.user_data) };
  const actor = createActor(liveTripLineMachine, { input: facts }).start();
  known({ ...cart, carts: cart.carts.slice(0, left) });
  actor.send({ type: 'tripLine.removeChosen', ...facts });
  await waitFor(actor, (snapshot) => snapshot.matches('offeringUndo'));
  known(sampleCart(lines.slice(0, left), samplePlan({ hours: 9 })));
  actor.send({ type: 'tripLine.undoChosen' });
  await vi.waitFor(() => expect(server.added).toEqual([hours]));
});
