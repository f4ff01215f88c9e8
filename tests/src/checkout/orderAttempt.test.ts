// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type AnyActorLogic, createActor, toPromise } from 'xstate';
import { orderPayloadOf } from '../../../domain/checkout/payload';
import type { Remembered } from '../../../machines/checkout/placeOrder';
import { profileQuery } from '../../../src/account/api/profile';
import { livePlaceOrderMachine } from '../../../src/checkout/actors/placeOrderActors';
import { queryClient } from '../../../src/client/queryClient';
import { attemptKey } from '../../../src/client/storage/orderKeys';
import { guestIdKey, tokenKey } from '../../../src/client/storage/storage';
import { sampleDraft } from '../../machines/checkout/checkout/samples';

const payload = orderPayloadOf(sampleDraft(), null, 24.5);

const remember = async () => {
  const logic = livePlaceOrderMachine.implementations.actors?.rememberAttempt as AnyActorLogic;
  const { attempt, resumed, sender }: Remembered = await (toPromise(
    createActor(logic, { input: { payload } }).start(),
  ) as Promise<Remembered>);
  return { key: attempt.key, guestId: attempt.guestId, resumed, sender };
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
  signOut();
  attemptKey.set(null);
});

it('CHK-01 an order of unknown outcome is taken up by whoever sent it', async () => {
  const first = await remember();
  expect(first).toEqual({ key: expect.any(String), resumed: false, sender: 'self' });
  expect(await remember()).toEqual({ ...first, resumed: true });
});

it('SESS-11 one that a customer sent is not taken up by a guest or by another customer', async () => {
  signIn(7);
  const { key } = await remember();
  signOut();
  expect(await remember()).toEqual({ key, resumed: true, sender: 'customer' });
  signIn(8);
  expect(await remember()).toEqual({ key, resumed: true, sender: 'customer' });
  signIn(7);
  expect(await remember()).toEqual({ key, resumed: true, sender: 'self' });
});

it('SESS-07 one that a guest sent is asked about in the name of that guest after signing in', async () => {
  const { key } = await remember();
  signIn(7);
  expect(await remember()).toEqual({ key, guestId: 'guest-1', resumed: true, sender: 'guest' });
});
