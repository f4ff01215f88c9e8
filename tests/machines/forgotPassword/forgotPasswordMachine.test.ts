import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import {
  decideStep,
  type ForgotPasswordInput,
  forgotPasswordMachine,
  type NewPasswordAnswer,
  type NewPasswordInput,
  type RequestCodeAnswer,
  type RequestCodeInput,
} from '../../../machines/forgotPassword';
import type { SendAnswer } from '../../../machines/identityAnswer';
import {
  type CheckAnswer,
  type CheckCodeInput,
  otpMachine,
  type SendCodeInput,
} from '../../../machines/otp';
import { fakeActor, listen } from '../../support/fakes';
import { refusal, sent } from '../../support/identity';

const to = '+15550101234';
const request = { method: 'phone', channel: 'server', to, sent: sent() } as const;
const submitted = { type: 'forgotPassword.submitted', to } as const;
const newPassword = {
  type: 'forgotPassword.passwordSubmitted',
  password: 'secret1',
  confirmPassword: 'secret1',
} as const;

function start(change: Partial<ForgotPasswordInput> = {}) {
  const ask = fakeActor<RequestCodeAnswer, RequestCodeInput>();
  const send = fakeActor<SendAnswer, SendCodeInput>();
  const check = fakeActor<CheckAnswer, CheckCodeInput>();
  const set = fakeActor<NewPasswordAnswer, NewPasswordInput>();
  const signIn = fakeActor<{ signedIn: boolean }>();
  const done: string[] = [];
  const actor = createActor(
    forgotPasswordMachine.provide({
      actors: {
        requestCode: ask.logic,
        otp: otpMachine.provide({ actors: { sendCode: send.logic, checkCode: check.logic } }),
        setPassword: set.logic,
        askToSignIn: signIn.logic,
      },
      actions: {
        rememberRequest: ({ context }) => void done.push(`remember ${context.request?.to}`),
        forgetRememberedRequest: () => void done.push('forget request'),
        forgetCode: () => void done.push('forget code'),
      },
    }),
    {
      input: { methods: ['phone', 'email'], phoneByProvider: false, request: null, ...change },
      clock: new SimulatedClock(),
    },
  );
  const heard = listen(actor);
  actor.start();
  const reach = (state: string | Record<string, string>) =>
    waitFor(actor, (snapshot) => snapshot.matches(state as never));
  /** As far as the new password. */
  const prove = async () => {
    const { children } = await reach('provingCode');
    children.otp?.send({ type: 'otp.codeSubmitted', code: '123456' });
    check.last().answer({ ok: true, facts: null });
    await reach({ settingPassword: 'enteringPassword' });
  };
  return { actor, ask, send, check, set, signIn, done, heard, reach, prove };
}

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

describe('asking for the code', () => {
  it('FORGOT-23 a refusal is a toast, and stays until the next key', async () => {
    const { actor, ask, heard, reach } = start();
    actor.send(submitted);
    ask.last().answer({ ok: false, refusal: refusal('otp_daily_limit'), sent: null });
    const { context } = await reach({ requesting: 'refused' });
    expect([context.refusal, heard]).toEqual([
      refusal('otp_daily_limit'),
      ['notify server.refusal'],
    ]);
    actor.send({ type: 'forgotPassword.edited' });
    expect((await reach({ requesting: 'enteringAddress' })).context.refusal).toBeNull();
  });

  it('uses a code that was sent a moment ago', async () => {
    const { actor, ask, done, heard, reach } = start();
    actor.send(submitted);
    const waiting = sent({ resendIn: 20_000 });
    ask.last().answer({ ok: false, refusal: refusal('otp_too_soon'), sent: waiting });
    const { context } = await reach('provingCode');
    expect(context.request).toEqual({ ...request, sent: waiting });
    expect([done, heard]).toEqual([[`remember ${to}`], []]);
  });

  it('can be tried again when the shop could not be reached', async () => {
    const { actor, ask, reach } = start();
    actor.send(submitted);
    ask.last().fail(new Error('down'));
    await reach({ requesting: 'failed' });
    actor.send(submitted);
    expect(ask.calls).toHaveLength(2);
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

describe('setting the password', () => {
  it('FORGOT-23 a refusal stays until the next key, and keeps the code', async () => {
    const { actor, set, done, heard, prove, reach } = start({ request });
    await prove();
    actor.send(newPassword);
    set.last().answer({ ok: false, refusal: refusal('validation') });
    const { context } = await reach({ settingPassword: 'refused' });
    expect(JSON.stringify(context)).not.toContain('secret1');
    expect([done, heard]).toEqual([[], ['notify server.refusal']]);
    actor.send({ type: 'forgotPassword.edited' });
    actor.send(newPassword);
    set.last().fail(new Error('down'));
    await reach({ settingPassword: 'failed' });
    actor.send(newPassword);
    expect(set.calls).toHaveLength(3);
  });

  it.each(['otp_expired', 'otp_too_many', 'otp_wrong'])(
    'a code that no longer counts (%s) is asked for anew',
    async (code) => {
      const { actor, set, done, heard, prove, reach } = start({ request });
      await prove();
      actor.send(newPassword);
      set.last().answer({ ok: false, refusal: refusal(code) });
      const { context } = await reach('codeUsedUp');
      expect([context.refusal, context.request]).toEqual([refusal(code), null]);
      expect([done, heard]).toEqual([['forget code', 'forget request'], ['notify server.refusal']]);
      actor.send({ type: 'forgotPassword.edited' });
      expect((await reach({ requesting: 'enteringAddress' })).context.refusal).toBeNull();
    },
  );

  it('a closed or broken sign-in dialog is offered again', async () => {
    const { actor, set, signIn, prove, reach } = start({ request });
    await prove();
    actor.send(newPassword);
    set.last().answer({ ok: true, message: '' });
    await reach('signingIn');
    signIn.last().answer({ signedIn: false });
    await reach('changed');
    actor.send({ type: 'forgotPassword.signInRequested' });
    signIn.last().fail(new Error('code did not arrive'));
    await reach('changed');
    actor.send({ type: 'forgotPassword.signInRequested' });
    expect(signIn.calls).toHaveLength(3);
  });
});
