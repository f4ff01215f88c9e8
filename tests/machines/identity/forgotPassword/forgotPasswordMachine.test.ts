import { describe, expect, it } from 'vitest';
import { decideStep } from '../../../../machines/identity/forgotPassword';
import { sent } from '../../../support/identity';
import { newPassword, request, start, submitted, to } from './start';

describe('decideStep (FORGOT-02)', () => {
  it.each([
    [0, true, true, 0],
    [1, false, false, 0],
    [1, true, false, 1],
    [1, true, true, 1],
    [2, false, false, 0],
    [2, true, false, 1],
    [2, true, true, 2],
  ] as const)('step %d (asked: %s, proved: %s) opens %d', (wanted, isRequested, isProved, step) => {
    expect(decideStep(wanted, { isRequested, isProved })).toBe(step);
  });
});

describe('a new password', () => {
  it('FORGOT-16 to FORGOT-23 by code, and a sign-in with it', async () => {
    const { actor, ask, send, check, set, signIn, done, heard, reach, prove } = start();
    expect(actor.getSnapshot().value).toEqual({ requesting: 'enteringAddress' });
    actor.send(submitted);
    expect(ask.last().input).toEqual({ method: 'phone', channel: 'server', to });
    ask.last().answer({ ok: true, sent: sent(), message: 'Sent.' });
    await prove();
    expect(send.calls).toEqual([]);
    expect(check.last().input).toEqual({
      purpose: 'reset',
      channel: 'server',
      on: 'phone',
      to,
      loginType: 'manual',
      code: '123456',
      sessionInfo: null,
    });
    expect(done).toEqual([`remember ${to}`]);
    actor.send(newPassword);
    expect(set.last().input).toEqual({
      method: 'phone',
      to,
      password: 'secret1',
      confirmPassword: 'secret1',
    });
    set.last().answer({ ok: true, message: 'Changed.' });
    const { context } = await reach('signingIn');
    expect([context.request, context.isProved]).toEqual([null, false]);
    expect(done).toEqual([`remember ${to}`, 'forget code', 'forget request']);
    signIn.last().answer({ signedIn: true });
    expect((await reach('done')).output).toEqual({ signedIn: true });
    expect(heard).toEqual([
      'notify forgotPassword.codeSent',
      'notify forgotPassword.passwordChanged',
      'navigate /home',
    ]);
  });

  it('FORGOT-05 by e-mail where the shopper chooses so, or nothing else is offered', () => {
    const chosen = start();
    chosen.actor.send({ type: 'forgotPassword.methodChosen', method: 'email' });
    chosen.actor.send({ type: 'forgotPassword.submitted', to: 'a@b.co' });
    expect(chosen.ask.last().input).toEqual({ method: 'email', channel: 'server', to: 'a@b.co' });

    const only = start({ methods: ['email'] });
    only.actor.send({ type: 'forgotPassword.methodChosen', method: 'phone' });
    expect(only.actor.getSnapshot().context.method).toBe('email');
  });

  it('FORGOT-15, FORGOT-22 phones by the phone-auth provider, with its session', async () => {
    const { actor, ask, check, reach } = start({ phoneByProvider: true });
    actor.send(submitted);
    expect(ask.last().input).toEqual({ method: 'phone', channel: 'provider', to });
    ask.last().answer({ ok: true, sent: sent({ sessionInfo: 's1' }), message: '' });
    const { children } = await reach('provingCode');
    children.otp?.send({ type: 'otp.codeSubmitted', code: '123456' });
    expect(check.last().input).toMatchObject({ channel: 'provider', sessionInfo: 's1' });
  });

  it('FORGOT-03 tells where no code can be sent', () => {
    const { actor } = start({ methods: [] });
    expect([actor.getSnapshot().value, actor.getSnapshot().output]).toEqual([
      'withoutMethod',
      { signedIn: false },
    ]);
  });
});

describe('reload, back and forward', () => {
  it('a reload while the code is awaited lands at the code, without asking for another', async () => {
    const { ask, send, reach } = start({ request });
    const { children } = await reach('provingCode');
    expect(children.otp?.getSnapshot().context.sent).toEqual(sent());
    expect([ask.calls, send.calls]).toEqual([[], []]);
  });

  it('back from the code leads to the start, forward to the code again', async () => {
    const { actor, reach } = start({ request });
    await reach('provingCode');
    actor.send({ type: 'forgotPassword.stepRequested', step: 0 });
    expect(actor.getSnapshot().value).toEqual({ requesting: 'enteringAddress' });
    actor.send({ type: 'forgotPassword.stepRequested', step: 1 });
    expect(actor.getSnapshot().value).toBe('provingCode');
    actor.send({ type: 'forgotPassword.stepRequested', step: 2 });
    expect(actor.getSnapshot().value).toBe('provingCode');
  });

  it('back from the password forgets the code, and forward needs it again', async () => {
    const { actor, done, prove, reach } = start({ request });
    await prove();
    actor.send({ type: 'forgotPassword.stepRequested', step: 1 });
    const { context } = await reach('provingCode');
    expect([context.isProved, done]).toEqual([false, ['forget code']]);
    actor.send({ type: 'forgotPassword.stepRequested', step: 2 });
    expect(actor.getSnapshot().value).toBe('provingCode');
  });

  it('an address typed by hand leads nowhere before a code is asked for', () => {
    const { actor } = start();
    actor.send({ type: 'forgotPassword.stepRequested', step: 2 });
    expect(actor.getSnapshot().value).toEqual({ requesting: 'enteringAddress' });
  });

  it('from the password straight to the start', async () => {
    const { actor, prove } = start({ request });
    await prove();
    actor.send({ type: 'forgotPassword.stepRequested', step: 0 });
    expect(actor.getSnapshot().value).toEqual({ requesting: 'enteringAddress' });
  });

  it.each(['otp.changeRequested', 'otp.cancelled'] as const)(
    '%s at the code leads to the start',
    async (type) => {
      const { reach } = start({ request });
      const { children } = await reach('provingCode');
      children.otp?.send({ type });
      await reach({ requesting: 'enteringAddress' });
    },
  );
});
