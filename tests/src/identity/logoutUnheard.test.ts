import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { ApiError } from '../../../src/client/apiError';
import { tokenKey } from '../../../src/client/storage/storage';
import { pushedToKey } from '../../../src/client/storage/wishes';
import { liveLogoutMachine } from '../../../src/identity/actors/logoutActors';

const ended = vi.hoisted(() => ({ asked: [] as unknown[], fails: [] as Error[] }));
vi.mock('../../../src/client/client', () => ({
  call: async ({ path }: { path: string }, options: { staffToken?: string } = {}) => {
    if (path !== '/auth/logout') return [];
    ended.asked.push(options.staffToken ?? tokenKey.get());
    const fault = ended.fails.shift();
    if (fault) throw fault;
  },
  guestOf: () => null,
  onUnauthenticated: () => () => undefined,
}));

const unsubscribe = vi.fn(async () => true);
beforeEach(() => {
  vi.useFakeTimers();
  Object.defineProperty(navigator, 'serviceWorker', {
    value: {
      getRegistration: async () => ({
        pushManager: { getSubscription: async () => ({ unsubscribe }) },
      }),
    },
    configurable: true,
  });
  tokenKey.set('of-ada');
  pushedToKey.set('7');
});
afterEach(() => {
  vi.useRealTimers();
  unsubscribe.mockClear();
  ended.asked.length = 0;
  ended.fails.length = 0;
  window.localStorage.clear();
});

async function leave(): Promise<void> {
  const actor = createActor(liveLogoutMachine).start();
  actor.send({ type: 'logout.confirmed' });
  await vi.advanceTimersByTimeAsync(600);
}

it('LOGOUT-05 a sign-in whose end the shop did not hear of ends there later, and pushes nothing to this browser', async () => {
  ended.fails = [new ApiError('network', 0), new ApiError('unavailable', 503)];
  await leave();
  expect([ended.asked, tokenKey.get()]).toEqual([['of-ada'], null]);
  expect(unsubscribe).toHaveBeenCalledOnce();
  tokenKey.set('of-bob');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([ended.asked, tokenKey.get()]).toEqual([['of-ada', 'of-ada', 'of-ada'], 'of-bob']);
});

it.each([
  ['heard of the end', []],
  ['ended the session itself', [new ApiError('unauthenticated', 401)]],
])('LOGOUT-05 a shop that %s is told no more', async (_, fails) => {
  ended.fails = [...fails];
  await leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([ended.asked, tokenKey.get()]).toEqual([['of-ada'], null]);
});

it('SESS-15 a browser that wanted no news is left alone', async () => {
  pushedToKey.set(null);
  await leave();
  expect(unsubscribe).not.toHaveBeenCalled();
});
