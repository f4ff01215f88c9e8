import { expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { CheckAnswer, CheckCodeInput } from '../../../machines/identity/otp';
import { tokenKey } from '../../../src/client/storage/storage';
import { liveForgotPasswordMachine } from '../../../src/identity/actors/forgotPasswordActors';
import { liveOtpMachine } from '../../../src/identity/actors/otpActors';
import { newPassword } from '../../machines/identity/forgotPassword/start';
import { sent } from '../../support/identity';

vi.mock('../../../src/client/client', () => ({
  call: async () => ({ message: 'Changed.' }),
  onUnauthenticated: () => () => undefined,
}));

it('FORGOT-21 the session of this browser ends with the others when the password is changed', async () => {
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
  expect(tokenKey.get()).toBeNull();
});
