// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { type AnyActorLogic, createActor, toPromise } from 'xstate';
import { liveAddFundMachine } from '../../../src/account/actors/addFundActors';
import { liveConvertPointsMachine } from '../../../src/account/actors/convertPointsActors';
import { liveCancelOrderMachine } from '../../../src/checkout/actors/paymentActors';
import { ApiError } from '../../../src/client/apiError';
import { liveEditOrderMachine } from '../../../src/orders/actors/editOrderActors';
import { liveSendMessageMachine } from '../../../src/orders/actors/inboxActors';
import { liveCancelTripMachine } from '../../../src/rental/actors/tripActors';

const call = vi.hoisted(() => vi.fn());
vi.mock('../../../src/client/client', () => ({ call, onUnauthenticated: () => () => undefined }));

beforeEach(() => {
  call.mockRejectedValue(
    new ApiError('unauthenticated', 401, [{ code: 'unauthenticated', message: 'Sign in.' }], null),
  );
});

const ask = (logic: unknown, input: unknown) =>
  toPromise(createActor(logic as AnyActorLogic, { input }).start());

it.each([
  ['the money', liveAddFundMachine.implementations.actors?.openPayment, { messages: ['Sign in.'] }],
  [
    'the points',
    liveConvertPointsMachine.implementations.actors?.convertPoints,
    { message: 'Sign in.' },
  ],
  [
    'the message',
    liveSendMessageMachine.implementations.actors?.sendMessage,
    { message: 'Sign in.' },
  ],
  ['the order', liveCancelOrderMachine.implementations.actors?.cancel, {}],
  ['the change', liveEditOrderMachine.implementations.actors?.editOrder, { message: 'Sign in.' }],
  ['the trip', liveCancelTripMachine.implementations.actors?.cancel, {}],
])('SESS-11 a session that has ended is told as such: %s', async (_, logic, more) => {
  const input = { amount: 5, method: 'card', points: 5, key: 'one', orderId: 1, tripId: 1 };
  const draft = { key: 'one', text: 'Hello', pictures: [] };
  const answer = await ask(logic, { ...input, conversationId: 7, draft, contactNumber: null });
  expect(answer).toEqual({ ok: false, reason: 'signedOut', ...more });
});
