import { describe, expect, it } from 'vitest';
import { refusal, sent } from '../../../support/identity';
import { newPassword, request, start, submitted, to } from './start';

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
