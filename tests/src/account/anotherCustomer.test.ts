// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { profileQuery } from '../../../src/account/api/profile';
import { queryClient } from '../../../src/client/queryClient';
import { textKey, tokenKey } from '../../../src/client/storage/storage';

const shop = vi.hoisted(() => ({ id: 7 }));
vi.mock('../../../src/client/client', () => ({
  call: async () => ({ id: shop.id }),
  onUnauthenticated: () => () => undefined,
}));

const names = ['checkout-draft', 'recent-orders', 'support-draft'];
const kept = () => names.filter((name) => textKey(name).get() !== null);
const leave = () => {
  for (const name of names) textKey(name).set('something');
};
const signIn = (id: number) => {
  shop.id = id;
  tokenKey.set(`token of ${id}`);
  return queryClient.fetchQuery({ ...profileQuery(), staleTime: 0 });
};

beforeEach(() => window.localStorage.clear());

it('S07 what a customer left whose session ended waits for them, and is shown to nobody else', async () => {
  await signIn(7);
  leave();
  tokenKey.set(null);
  await signIn(7);
  expect(kept()).toEqual(names);
  tokenKey.set(null);
  await signIn(8);
  expect(kept()).toEqual([]);
  leave();
  await signIn(8);
  expect(kept()).toEqual(names);
});

it('LOGIN-20 what a guest typed goes on with the account', async () => {
  leave();
  await signIn(7);
  expect(kept()).toEqual(names);
});
