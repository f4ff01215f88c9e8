// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { type AnyActorLogic, createActor, toPromise } from 'xstate';
import { orderPayloadOf } from '../../../domain/checkout/payload';
import { livePlaceOrderMachine } from '../../../src/checkout/actors/placeOrderActors';
import { buyNowLine, draftKey } from '../../../src/client/storage/orderKeys';
import { sampleDraft } from '../../machines/checkout/checkout/samples';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../../src/client/client', async (original) => ({ ...(await original()), call }));

const line = { item_id: 7, model: 'Item', quantity: 1, price: 0 } as const;
const wanted = { ...line, variation: [], add_on_ids: [], add_on_qtys: [] };
const order = { message: '', order_id: 107, total_amount: 24.5, redirect_link: null };

it.each([
  ['the cart’s takes its draft, and leaves what is bought beside it', null, 'a key', true, false],
  ['the line’s takes the line, and leaves the cart’s draft', [wanted], 'own key', false, true],
  ['another line’s leaves both', [wanted], 'a key', true, true],
] as const)('CHK-02 an order that is placed, %s', async (_, lines, key, hasLine, hasDraft) => {
  draftKey.set(sampleDraft());
  buyNowLine.set({ ...wanted, key: 'own key' });
  call.mockResolvedValue(order);
  const logic = livePlaceOrderMachine.implementations.actors?.placeOrder as AnyActorLogic;
  const payload = orderPayloadOf(sampleDraft(), lines && [...lines], 24.5);
  const answer: unknown = await toPromise(createActor(logic, { input: { key, payload } }).start());
  expect(answer).toEqual({ ok: true, order });
  expect([buyNowLine.get() !== null, draftKey.get() !== null]).toEqual([hasLine, hasDraft]);
});
