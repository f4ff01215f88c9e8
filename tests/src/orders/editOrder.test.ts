// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type AnyActorLogic, createActor, toPromise } from 'xstate';
import { editOrder } from '../../../domain/orders/orderChangeEndpoints';
import { ApiError } from '../../../src/client/apiError';
import { draftKey } from '../../../src/client/storage/orderKeys';
import { moduleKey } from '../../../src/client/storage/storage';
import { liveEditOrderMachine } from '../../../src/orders/actors/editOrderActors';
import { sampleDraft } from '../../machines/checkout/checkout/samples';

const call = vi.hoisted(() => vi.fn());
vi.mock('../../../src/client/client', () => ({ call, onUnauthenticated: () => () => undefined }));

const request = { orderId: 100007, key: 'k'.repeat(32), replace: true };
const ask = () =>
  toPromise(
    createActor(liveEditOrderMachine.implementations.actors?.editOrder as AnyActorLogic, {
      input: request,
    }).start(),
  );
const refuse = (kind: ApiError['kind'], status: number, code = '') =>
  call.mockRejectedValue(new ApiError(kind, status, code ? [{ code, message: 'No.' }] : [], null));

beforeEach(() => {
  moduleKey.set({ id: 2, module_name: 'Grocery', module_type: 'grocery' } as never);
});
afterEach(() => {
  call.mockReset();
  moduleKey.set(null);
  draftKey.set(null);
});

it.each([
  ['refused', 409, 'order_accepted', 'accepted'],
  ['refused', 409, 'cart_not_empty', 'cartHolds'],
  ['refused', 400, 'item_unavailable', 'nothingLeft'],
  ['refused', 404, 'not_found', 'notTheirs'],
  ['unauthenticated', 401, 'unauthenticated', 'signedOut'],
  ['refused', 400, 'not_editable', 'refused'],
  ['refused', 400, 'zone_mismatch', 'refused'],
] as const)('ORD-02 a call that is %s with %i %s means %s', async (kind, status, code, reason) => {
  refuse(kind, status, code);
  expect(await ask()).toEqual({ ok: false, reason, message: 'No.' });
});

it.each(['network', 'timeout', 'unavailable', 'shape'] as const)(
  'ERR-01 leaves the outcome open when the answer is lost: %s',
  async (kind) => {
    refuse(kind, 0);
    await expect(ask()).rejects.toThrow();
  },
);

it('ORD-02 sends the key of the attempt, and names what was left out', async () => {
  call.mockImplementation(async (endpoint: unknown) =>
    endpoint === editOrder ? { module_id: 2, added: 1, left_out: ['Bread'], short: [] } : [],
  );
  expect(await ask()).toEqual({ ok: true, leftOut: ['Bread'], short: [] });
  const [, sent] = call.mock.calls.find(([endpoint]) => endpoint === editOrder) ?? [];
  expect(sent).toMatchObject({
    body: { order_id: 100007, replace: true },
    idempotencyKey: request.key,
  });
});

it('ORD-02 lays the checkout out as the order was ordered', async () => {
  call.mockResolvedValue({ module_id: 2, added: 1, left_out: [], short: [] });
  const draft = sampleDraft({ note: 'Ring twice', tip: 3 });
  const input = { orderId: 100007, key: request.key, draft, former: null };
  const flow = createActor(liveEditOrderMachine, { input });
  flow.start();
  flow.send({ type: 'editOrder.confirmed' });
  await vi.waitFor(() => expect(flow.getSnapshot().value).toBe('inCart'));
  expect(draftKey.get()).toEqual(draft);
});

it('ERR-01 a reload before the answer finds the checkout laid out; a refusal leaves it as it was', async () => {
  let answer: (refusal: ApiError) => void = () => undefined;
  call.mockImplementation(
    (endpoint: unknown) =>
      new Promise((done, fail) => {
        if (endpoint === editOrder) answer = fail;
        else done([]);
      }),
  );
  const draft = sampleDraft({ note: 'Ring twice' });
  const former = sampleDraft({ note: 'For another cart' });
  draftKey.set(former);
  const input = { orderId: 100007, key: request.key, draft, former };
  const flow = createActor(liveEditOrderMachine, { input });
  flow.start();
  expect(draftKey.get()).toEqual(former);
  flow.send({ type: 'editOrder.confirmed' });
  expect(draftKey.get()).toEqual(draft);
  answer(new ApiError('refused', 409, [{ code: 'order_accepted', message: 'No.' }], null));
  await vi.waitFor(() => expect(flow.getSnapshot().value).toBe('accepted'));
  expect(draftKey.get()).toEqual(former);
});
