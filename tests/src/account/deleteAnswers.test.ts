// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { type AnyActorLogic, createActor, toPromise } from 'xstate';
import { liveDeleteAccountMachine } from '../../../src/account/actors/deleteAccountActors';
import { onUnauthenticated } from '../../../src/client/client';
import { tokenKey } from '../../../src/client/storage/storage';

const server = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', server);
const ended = vi.fn();
onUnauthenticated(ended);
beforeEach(() => {
  ended.mockClear();
  tokenKey.set('a token');
});

function ask(isUnknown: boolean, status: number, body: unknown) {
  server.mockImplementation(async () => Response.json(body, { status }));
  const { deleteAccount } = liveDeleteAccountMachine.implementations.actors ?? {};
  return toPromise(createActor(deleteAccount as AnyActorLogic, { input: { isUnknown } }).start());
}

it('DEL-01 an error list is a refusal, also where the answer succeeds', async () => {
  const errors = [{ code: 'orders_running', message: 'An order is under way.' }];
  expect(await ask(false, 200, { errors })).toEqual({
    ok: false,
    refusal: { code: 'orders_running', message: 'An order is under way.', field: undefined },
  });
  expect(await ask(false, 200, { message: 'Account has been deleted' })).toEqual({ ok: true });
});

it('DEL-04 a sign-in that died with the account opens no sign-in', async () => {
  const errors = [{ code: 'unauthenticated', message: 'Sign in.' }];
  const refused = {
    ok: false,
    refusal: { code: 'unauthenticated', message: 'Sign in.', field: undefined },
  };
  expect(await ask(true, 401, { errors })).toEqual(refused);
  expect(ended).not.toHaveBeenCalled();
  expect(await ask(false, 401, { errors })).toEqual(refused);
  expect(ended).toHaveBeenCalledTimes(1);
});
