import { expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { CheckAnswer, CheckCodeInput } from '../../../machines/identity/otp';
import { ApiError } from '../../../src/client/apiError';
import { tokenKey } from '../../../src/client/storage/storage';
import { liveForgotPasswordMachine } from '../../../src/identity/actors/forgotPasswordActors';
import { liveOtpMachine } from '../../../src/identity/actors/otpActors';
import { newPassword } from '../../machines/identity/forgotPassword/start';
import { sent } from '../../support/identity';

let profile: () => unknown;
vi.mock('../../../src/client/client', () => ({
  call: async ({ path }: { path: string }) =>
    path === '/customer/info' ? profile() : { message: 'Changed.' },
  onUnauthenticated: () => () => undefined,
}));

/** A new password is set in a browser in which somebody is signed in. */
async function setPassword() {
  tokenKey.set('of-before');
  const otp = liveOtpMachine.provide({
    actors: {
      checkCode: fromPromise<CheckAnswer, CheckCodeInput>(async () => ({ ok: true, facts: null })),
    },
  });
  const machine = liveForgotPasswordMachine.provide({
    actors: { otp, askToSignIn: fromPromise(() => new Promise(() => undefined)) },
  });
  const request = { method: 'email', channel: 'server', to: 'a@b.co', sent: sent() } as const;
  const input = { methods: ['email' as const], phoneByProvider: false, request };
  const actor = createActor(machine, { input }).start();
  actor.getSnapshot().children.otp?.send({ type: 'otp.codeSubmitted', code: '123456' });
  await expect.poll(() => actor.getSnapshot().matches('settingPassword')).toBe(true);
  expect(tokenKey.get()).toBe('of-before');
  actor.send(newPassword);
  await expect.poll(() => actor.getSnapshot().value).toBe('signingIn');
}

it('FORGOT-21 the session of this browser ends with the others when the password is changed', async () => {
  profile = () => {
    throw new ApiError('unauthenticated', 401);
  };
  await setPassword();
  expect(tokenKey.get()).toBeNull();
});

it.each([
  ['somebody else', () => ({ id: 8 })],
  [
    'whom the shop could not be asked about',
    () => {
      throw new ApiError('network', 0);
    },
  ],
])('FORGOT-21 the session of %s goes on', async (_, answer) => {
  profile = answer;
  await setPassword();
  expect(tokenKey.get()).toBe('of-before');
});
