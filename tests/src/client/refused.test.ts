import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../src/cart/actors/cartAnswer';
import { ApiError, refusedIn } from '../../../src/client/apiError';
import { identityRefusalIn } from '../../../src/identity/actors/answers';
import { cancelAnswer, okOrMessage } from '../../../src/orders/actors/okOrMessage';
import { orderRefusalIn } from '../../../src/orders/actors/orderRefusal';
import { answerOfTrip } from '../../../src/rental/actors/tripAnswer';

const entry = { code: 'out_of_stock', message: 'Out of stock', field: 'quantity', order_id: 7 };
const refused = new ApiError('refused', 403, [entry]);
const signedOut = new ApiError('unauthenticated', 401, [{ code: 'auth-001', message: 'Log in' }]);
const noMap = new ApiError('unavailable', 503, [
  { code: 'routing_unavailable', message: 'The way cannot be measured' },
]);
const open = [
  new ApiError('network', 0),
  new ApiError('timeout', 0),
  new ApiError('shape', 200),
  new ApiError('unavailable', 503, [{ code: 'unavailable', message: 'Later' }]),
  new Error('a mistake of ours'),
];

/** What every flow makes of an error of its call. */
const flows: Record<string, (error: unknown) => Promise<unknown>> = {
  order: async (error) => orderRefusalIn(error),
  payment: (error) => okOrMessage(() => Promise.reject(error)),
  cancelling: (error) =>
    cancelAnswer(
      () => Promise.reject(error),
      async () => false,
    ),
  cart: (error) => answerOf(Promise.reject(error)),
  trip: (error) => answerOfTrip(Promise.reject(error)),
  identity: async (error) => identityRefusalIn(error).refusal,
};
const inEach = async (error: unknown) =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(flows).map(async ([flow, answer]) => [flow, await answer(error)] as const),
    ),
  );

describe('what the shop says when it refuses (ERR-01)', () => {
  it('is read by one function, and each flow has its own words for it', async () => {
    expect(await inEach(refused)).toEqual({
      order: { code: 'out_of_stock', message: 'Out of stock', orderId: 7 },
      payment: { ok: false, message: 'Out of stock', isSignedOut: false },
      cancelling: { ok: false, reason: 'refused', message: 'Out of stock' },
      cart: { ok: false, reason: 'out_of_stock', message: 'Out of stock' },
      trip: { ok: false, reason: 'refused', message: 'Out of stock' },
      identity: { code: 'out_of_stock', message: 'Out of stock', field: 'quantity' },
    });
  });

  it('is that nobody is signed in, whatever code the shop has for it', async () => {
    expect(await inEach(signedOut)).toEqual({
      order: { code: 'unauthenticated', message: 'Log in' },
      payment: { ok: false, message: 'Log in', isSignedOut: true },
      cancelling: { ok: false, reason: 'signedOut' },
      cart: { ok: false, reason: 'unauthenticated', message: 'Log in' },
      trip: { ok: false, reason: 'unauthenticated', message: 'Log in' },
      // A wrong password is told by its code.
      identity: { code: 'auth-001', message: 'Log in', field: undefined },
    });
  });

  it('is an answer too when only the map is out of reach: nothing was ordered', async () => {
    const message = 'The way cannot be measured';
    expect(await inEach(noMap)).toEqual({
      order: { code: 'routing_unavailable', message },
      payment: { ok: false, message, isSignedOut: false },
      cancelling: { ok: false, reason: 'refused', message },
      cart: { ok: false, reason: 'refused', message },
      trip: { ok: false, reason: 'routing_unavailable', message },
      identity: { code: 'routing_unavailable', message, field: undefined },
    });
  });

  it.each(open)('is nothing that leaves the outcome open: %s', async (error) => {
    expect(() => refusedIn(error)).toThrow(error);
    for (const answer of Object.values(flows)) {
      await expect(answer(error)).rejects.toBe(error);
    }
  });

  it('has no sentence where the shop has none', () => {
    expect(orderRefusalIn(new ApiError('unauthenticated', 401))).toEqual({
      code: 'unauthenticated',
      message: '',
    });
  });
});
