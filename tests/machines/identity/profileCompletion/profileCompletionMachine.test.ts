import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { LoginAnswer } from '../../../../machines/identity/identityAnswer';
import {
  type CompletionRequest,
  decideMissing,
  decideRefusedField,
  profileCompletionMachine,
} from '../../../../machines/identity/profileCompletion';
import { fakeActor, listen } from '../../../support/fakes';
import { facts, refusal, refused } from '../../../support/identity';

const submitted = {
  type: 'profileCompletion.submitted',
  values: { name: 'Ann', email: 'a@b.co', ref_code: '' },
} as const;

function start() {
  const complete = fakeActor<LoginAnswer, CompletionRequest>();
  const actor = createActor(
    profileCompletionMachine.provide({ actors: { completeProfile: complete.logic } }),
    { input: { loginType: 'otp', phone: '+15550101234', email: '', name: '', mayRefer: false } },
  ).start();
  const reach = (state: string) => waitFor(actor, (snapshot) => snapshot.value === state);
  return { actor, complete, reach };
}

describe('decideMissing (INFO-01)', () => {
  it.each([
    ['+15550101234', '', 'email'],
    ['', 'a@b.co', 'phone'],
    ['', '', 'email'],
    ['+15550101234', 'a@b.co', 'email'],
  ])('with phone "%s" and e-mail "%s" the %s is asked for', (phone, email, missing) => {
    expect(decideMissing({ phone, email })).toBe(missing);
  });
});

describe('decideRefusedField', () => {
  const asked = { missing: 'email', mayRefer: true } as const;
  it.each([
    [refusal('email_taken'), asked, 'email'],
    [refusal('phone_taken'), asked, 'form'],
    [refusal('phone_taken'), { ...asked, missing: 'phone' }, 'phone'],
    [refusal('ref_code'), asked, 'ref_code'],
    [refusal('ref_code'), { ...asked, mayRefer: false }, 'form'],
    [{ ...refusal('validation'), field: 'name' }, asked, 'name'],
    [{ ...refusal('validation'), field: 'phone' }, asked, 'form'],
    [refusal('rate_limited'), asked, 'form'],
  ] as const)('%o of %o is told at %s', (why, known, field) => {
    expect(decideRefusedField(why, known)).toBe(field);
  });
});

describe('completing a profile', () => {
  it.each([
    ['email_taken', []],
    ['phone_taken', ['notify server.refusal']],
    ['rate_limited', ['notify server.refusal']],
  ])('ERR-01 a toast says %s where it is about no field: %o', async (code, said) => {
    const { actor, complete, reach } = start();
    const heard = listen(actor);
    actor.send(submitted);
    complete.last().answer(refused(code));
    await reach('refused');
    expect(heard).toEqual(said);
  });

  it('INFO-03, INFO-04 sends the details with the kind of login, and reports the answer', async () => {
    const { actor, complete, reach } = start();
    actor.send(submitted);
    expect(complete.last().input).toEqual({ ...submitted.values, loginType: 'otp' });
    complete.last().answer({ ok: true, facts: facts() });
    const { output } = await reach('completed');
    expect(output).toEqual({ kind: 'completed', facts: facts() });
  });

  it('a refusal is told until the next key, a failure can be repeated', async () => {
    const { actor, complete, reach } = start();
    actor.send(submitted);
    complete.last().answer(refused('email_taken', 'Known.'));
    expect((await reach('refused')).context.refusal).toEqual({
      code: 'email_taken',
      message: 'Known.',
    });
    actor.send({ type: 'profileCompletion.edited' });
    expect((await reach('enteringDetails')).context.refusal).toBeNull();
    actor.send(submitted);
    complete.last().fail(new Error('down'));
    await reach('failed');
    actor.send(submitted);
    expect(complete.calls).toHaveLength(3);
  });

  it('reports a login that is too long ago', async () => {
    const { actor, complete, reach } = start();
    actor.send(submitted);
    complete.last().answer(refused('completion_expired'));
    expect((await reach('expired')).output).toEqual({ kind: 'expired' });
  });

  it('can be given up, but not while the details are saved', async () => {
    const { actor, complete, reach } = start();
    actor.send(submitted);
    actor.send({ type: 'profileCompletion.cancelled' });
    complete.last().answer(refused('email_taken'));
    await reach('refused');
    actor.send({ type: 'profileCompletion.cancelled' });
    expect(actor.getSnapshot().output).toEqual({ kind: 'cancelled' });
  });
});
