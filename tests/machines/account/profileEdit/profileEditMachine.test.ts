import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { withoutEffects } from '../../../../charts/model/withoutEffects';
import {
  decideProof,
  type ProfileAnswer,
  type ProfileChange,
  type ProfileProof,
  profileEditMachine,
} from '../../../../machines/account/profileEdit';
import type { SendCodeAnswer } from '../../../../machines/identity/identityAnswer';
import {
  type CheckAnswer,
  type CheckCodeInput,
  otpMachine,
  type SendCodeInput,
} from '../../../../machines/identity/otp';
import { fakeActor, listen } from '../../../support/fakes';
import { refusal, sent } from '../../../support/identity';

const change: ProfileChange = {
  values: {
    name: 'Ann',
    email: 'new@b.co',
    phone: '+15550109999',
    password: 'secret1',
    confirm_password: 'secret1',
    image: null,
  },
  proves: null,
};
const submitted = { type: 'profileEdit.submitted', ...change } as const;
const proofOf = (on: 'phone' | 'email') => ({ on, to: 'x', sent: sent() });
const accepted = (proof: 'phone' | 'email' | null, isRestSaved = false): ProfileAnswer => ({
  ok: true,
  proof: proof && { ...proofOf(proof), ...(isRestSaved && { isRestSaved }) },
  message: '',
});

function start(
  phoneByProvider = false,
  next: (ProfileAnswer | Error)[] = [],
  interrupted: ProfileProof | null = null,
) {
  const clock = new SimulatedClock();
  const update = fakeActor<ProfileAnswer, ProfileChange>();
  const send = fakeActor<SendCodeAnswer, SendCodeInput>();
  const check = fakeActor<CheckAnswer, CheckCodeInput>();
  const refetch = fakeActor<void>();
  const signIn = fakeActor<{ signedIn: boolean }>();
  const otp = withoutEffects(otpMachine).provide({
    actors: { sendCode: send.logic, checkCode: check.logic },
  });
  let shown = 0;
  const actor = createActor(
    profileEditMachine.provide({
      actors: {
        updateProfile: update.logic,
        otp,
        readNextProof: fromPromise<ProfileAnswer>(async () => {
          const answer = next.shift() ?? accepted(null);
          if (answer instanceof Error) throw answer;
          return answer;
        }),
        refetchProfile: refetch.logic,
        askToSignIn: signIn.logic,
      },
      actions: {
        showWhatIsSaved: () => {
          shown += 1;
        },
      },
    }),
    { input: { phoneByProvider, interrupted }, clock },
  );
  const heard = listen(actor);
  actor.start();
  const reach = (state: string) => waitFor(actor, (snapshot) => snapshot.value === state);
  return { actor, clock, update, send, check, refetch, signIn, heard, shown: () => shown, reach };
}

describe('decideProof', () => {
  it.each([
    [null, true, 'saved'],
    ['email', true, 'proveEmail'],
    ['phone', true, 'provePhoneByProvider'],
    ['phone', false, 'provePhone'],
  ] as const)('a proof of %s (phones by the provider: %s): %s', (on, byProvider, next) => {
    expect(decideProof(on && proofOf(on), byProvider)).toBe(next);
  });
});

describe('editing the profile', () => {
  it('PROF-13, PROF-21 saves, says so, refetches and closes', async () => {
    const { actor, update, refetch, heard, reach } = start();
    actor.send(submitted);
    expect(update.last().input).toEqual(change);
    update.last().answer(accepted(null));
    await reach('refetchingProfile');
    expect(heard).toEqual(['notify profile.updated']);
    refetch.last().answer();
    expect((await reach('saved')).output).toEqual({ saved: true });
  });

  it('PROF-24 closes even when the profile cannot be fetched, or not soon', async () => {
    const failing = start();
    failing.actor.send(submitted);
    failing.update.last().answer(accepted(null));
    await failing.reach('refetchingProfile');
    failing.refetch.last().fail(new Error('down'));
    await failing.reach('saved');

    const slow = start();
    slow.actor.send(submitted);
    slow.update.last().answer(accepted(null));
    await slow.reach('refetchingProfile');
    slow.clock.increment(4_000);
    expect(slow.actor.getSnapshot().output).toEqual({ saved: true });
  });

  it('PROF-23 shows each of the refusals, until the next key', async () => {
    const { actor, update, heard, reach } = start();
    actor.send(submitted);
    const refusals = [refusal('email_taken', 'Known.'), refusal('phone_taken', 'Known too.')];
    update.last().answer({ ok: false, refusals });
    const { context } = await reach('refused');
    expect(context.refusals).toEqual(refusals);
    expect(JSON.stringify(context)).not.toContain('secret1');
    expect(heard).toEqual(['notify server.refusal', 'notify server.refusal']);
    actor.send({ type: 'profileEdit.edited' });
    expect((await reach('editing')).context.refusals).toEqual([]);
  });

  it('can be tried again when the shop could not be reached', async () => {
    const { actor, update, reach } = start();
    actor.send(submitted);
    update.last().fail(new Error('down'));
    await reach('failed');
    actor.send(submitted);
    expect(update.calls).toHaveLength(2);
  });

  it('is back at the form, as it was, after signing in again', async () => {
    const { actor, update, signIn, reach } = start();
    actor.send(submitted);
    update.last().answer({ ok: false, refusals: [refusal('unauthenticated')] });
    expect((await reach('signingIn')).hasTag('needsSignIn')).toBe(true);
    signIn.last().answer({ signedIn: true });
    await reach('editing');
    actor.send(submitted);
    update.last().answer({ ok: false, refusals: [refusal('unauthenticated')] });
    await reach('signingIn');
    signIn.last().fail(new Error('code did not arrive'));
    await reach('failed');
  });

  it('can be left', () => {
    const { actor } = start();
    actor.send({ type: 'profileEdit.left' });
    expect(actor.getSnapshot().output).toEqual({ saved: false });
  });
});

describe('proving a new phone or e-mail', () => {
  it.each([
    ['phone', 'provingPhone'],
    ['email', 'provingEmail'],
  ] as const)('PROF-18, PROF-20, PROF-22 the %s by the code that was sent', async (on, state) => {
    const { actor, update, send, check, reach } = start();
    actor.send(submitted);
    update.last().answer(accepted(on));
    const { children } = await reach(state);
    children.otp?.send({ type: 'otp.codeSubmitted', code: '123456' });
    expect(send.calls).toEqual([]);
    expect(check.last().input).toEqual({
      purpose: 'profile',
      channel: 'server',
      on,
      to: 'x',
      loginType: 'manual',
      code: '123456',
      sessionInfo: null,
    });
    check.last().answer({ ok: true, facts: null });
    await reach('refetchingProfile');
  });

  it('PROF-19, PROF-22 the phone by the phone-auth provider, with its session', async () => {
    const { actor, update, send, check, heard, reach } = start(true);
    actor.send(submitted);
    update.last().answer(accepted('phone'));
    const { children } = await reach('provingPhoneByProvider');
    send.last().answer({ ok: true, sent: sent({ sessionInfo: 's1' }) });
    const otp = children.otp;
    if (!otp) throw new Error('no child asks for the code');
    await waitFor(otp, (snapshot) => snapshot.matches('awaitingCode'));
    otp.send({ type: 'otp.codeSubmitted', code: '123456' });
    expect(check.last().input).toMatchObject({ channel: 'provider', sessionInfo: 's1' });
    check.last().answer({ ok: true, facts: null });
    await reach('refetchingProfile');
    expect(heard).toEqual(['notify otp.sent', 'notify profile.updated']);
  });

  it.each([
    ['all else is said to be saved', true, ['notify profile.restSaved']],
    ['nothing is said of the rest, where the shop did not tell', false, []],
  ])('given up, the profile is read anew, and %s', async (_, isRestSaved, told) => {
    const { actor, update, heard, shown, reach } = start();
    actor.send(submitted);
    update.last().answer(accepted('email', isRestSaved));
    const { children } = await reach('provingEmail');
    children.otp?.send({ type: 'otp.cancelled' });
    await reach('editing');
    expect([heard, shown()]).toEqual([told, 1]);
  });

  it.each([
    ['phone', false, 'provingPhone'],
    ['phone', true, 'provingPhoneByProvider'],
    ['email', false, 'provingEmail'],
  ] as const)(
    'PROF-18, PROF-22 the other one too, each by its own code (%s, by the provider: %s)',
    async (second, byProvider, state) => {
      const first = second === 'email' ? 'phone' : 'email';
      const { actor, update, send, check, heard, reach } = start(byProvider, [accepted(second)]);
      actor.send(submitted);
      update.last().answer(accepted(first));
      const { children } = await reach(first === 'phone' ? 'provingPhone' : 'provingEmail');
      children.otp?.send({ type: 'otp.codeSubmitted', code: '123456' });
      check.last().answer({ ok: true, facts: null });
      const { children: later } = await reach(state);
      expect(heard).toEqual([]);
      if (byProvider) {
        send.last().answer({ ok: true, sent: sent({ sessionInfo: 's2' }) });
        const otp = later.otp;
        if (!otp) throw new Error('no child asks for the code');
        await waitFor(otp, (snapshot) => snapshot.matches('awaitingCode'));
      }
      later.otp?.send({ type: 'otp.codeSubmitted', code: '654321' });
      expect(check.last().input).toMatchObject({ on: second, code: '654321' });
      check.last().answer({ ok: true, facts: null });
      await reach('refetchingProfile');
      expect(heard.at(-1)).toBe('notify profile.updated');
    },
  );

  it('tells that the shop could not be reached when what comes next stays unknown', async () => {
    const { actor, update, check, reach } = start(false, [new Error('down')]);
    actor.send(submitted);
    update.last().answer(accepted('email'));
    const { children } = await reach('provingEmail');
    children.otp?.send({ type: 'otp.codeSubmitted', code: '123456' });
    check.last().answer({ ok: true, facts: null });
    await reach('failed');
  });
});

describe('a reload at the code of a change', () => {
  it.each([
    ['phone', false, 'provingPhone', 'server', null],
    ['phone', true, 'provingPhoneByProvider', 'provider', 's1'],
    ['email', true, 'provingEmail', 'server', null],
  ] as const)(
    'PROF-18, PROF-19 comes back to the %s’s code (by the provider: %s), and asks for no other',
    async (on, byProvider, state, channel, sessionInfo) => {
      const code = sent({ resendIn: 20_000, sessionInfo });
      const { actor, send, check } = start(byProvider, [accepted('email')], {
        on,
        to: 'x',
        sent: code,
      });
      const { children, value } = actor.getSnapshot();
      expect(value).toBe(state);
      children.otp?.send({ type: 'otp.codeSubmitted', code: '123456' });
      expect([send.calls.length, check.last().input]).toEqual([
        0,
        {
          purpose: 'profile',
          channel,
          on,
          to: 'x',
          loginType: 'manual',
          code: '123456',
          sessionInfo,
        },
      ]);
      check.last().answer({ ok: true, facts: null });
      // The code of the other change is its own, nothing of the interrupted one.
      const next = ({ value: now, context }: ReturnType<typeof actor.getSnapshot>) =>
        now === 'provingEmail' && context.interrupted === null;
      expect((await waitFor(actor, next)).context.proof).toEqual(proofOf('email'));
    },
  );
});
