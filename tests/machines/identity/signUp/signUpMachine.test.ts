import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { SignUpValues } from '../../../../domain/identity/identityValidation';
import type { LoginAnswer } from '../../../../machines/identity/identityAnswer';
import { decideRefusedField, signUpMachine } from '../../../../machines/identity/signUp';
import { fakeActor, listen } from '../../../support/fakes';
import { facts, refusal, refused } from '../../../support/identity';

const values: SignUpValues = {
  name: 'Ann',
  email: 'a@b.co',
  phone: '+15550101234',
  password: 'secret1',
  confirm_password: 'secret1',
  ref_code: '',
  terms: true,
};
const submitted = { type: 'signUp.submitted', values } as const;

function start() {
  const create = fakeActor<LoginAnswer, SignUpValues>();
  const actor = createActor(signUpMachine.provide({ actors: { createAccount: create.logic } }), {
    input: { mayRefer: true },
  }).start();
  const reach = (state: string) => waitFor(actor, (snapshot) => snapshot.value === state);
  return { actor, create, reach };
}

describe('decideRefusedField', () => {
  it.each([
    [refusal('email_taken'), true, 'email'],
    [refusal('phone_taken'), true, 'phone'],
    [refusal('ref_code'), true, 'ref_code'],
    [refusal('ref_code'), false, 'form'],
    [{ ...refusal('validation'), field: 'ref_code' }, false, 'form'],
    [{ ...refusal('validation'), field: 'name' }, true, 'name'],
    [{ ...refusal('validation'), field: 'guest_id' }, true, 'form'],
    [refusal('rate_limited'), true, 'form'],
  ] as const)('%o, where a referrer may be named (%s), is told at %s', (why, mayRefer, field) => {
    expect(decideRefusedField(why, mayRefer)).toBe(field);
  });
});

describe('signing up', () => {
  it('SIGN-11, SIGN-12 makes the account and reports what the shop says of it', async () => {
    const { actor, create, reach } = start();
    actor.send(submitted);
    expect(create.last().input).toEqual(values);
    create.last().answer({ ok: true, facts: facts({ hasToken: false }) });
    const { output } = await reach('created');
    expect(output).toEqual({ kind: 'created', facts: facts({ hasToken: false }) });
  });

  it('SIGN-16 a refusal is told until the next key', async () => {
    const { actor, create, reach } = start();
    actor.send(submitted);
    create.last().answer(refused('email_taken', 'Known.'));
    const { context } = await reach('refused');
    expect(context.refusal).toEqual({ code: 'email_taken', message: 'Known.' });
    expect(JSON.stringify(context)).not.toContain('secret1');
    actor.send({ type: 'signUp.edited' });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.refusal]).toEqual([
      'enteringDetails',
      null,
    ]);
  });

  it.each([
    ['email_taken', []],
    ['rate_limited', ['notify server.refusal']],
  ])('SIGN-16, ERR-01 a toast says %s where it is about no field: %o', async (code, said) => {
    const { actor, create, reach } = start();
    const heard = listen(actor);
    actor.send(submitted);
    create.last().answer(refused(code));
    await reach('refused');
    expect(heard).toEqual(said);
  });

  it('a refused or failed try can be repeated', async () => {
    const { actor, create, reach } = start();
    actor.send(submitted);
    create.last().answer(refused('rate_limited'));
    await reach('refused');
    actor.send(submitted);
    create.last().fail(new Error('down'));
    await reach('failed');
    actor.send({ type: 'signUp.edited' });
    await reach('enteringDetails');
    actor.send(submitted);
    expect(create.calls).toHaveLength(3);
  });

  it('a second press makes no second account', () => {
    const { actor, create } = start();
    actor.send(submitted);
    actor.send(submitted);
    expect(create.calls).toHaveLength(1);
  });

  it.each([
    ['signUp.loginChosen', { kind: 'loginChosen' }],
    ['signUp.cancelled', { kind: 'cancelled' }],
  ] as const)('%s leaves, also from a refusal', async (type, output) => {
    const { actor, create, reach } = start();
    actor.send(submitted);
    create.last().answer(refused('email_taken'));
    await reach('refused');
    actor.send({ type });
    expect(actor.getSnapshot().output).toEqual(output);
  });
});
