import { describe, expect, it } from 'vitest';
import { decideAfterSocial } from '../../../../machines/identity/socialLogin';
import { facts, refusal } from '../../../support/identity';
import { existing, found, known, refused, start } from './start';

describe('decideAfterSocial', () => {
  it.each([
    ['SOC-01 nobody alike, nothing missing: a token', known, 'answered'],
    [
      'SOC-02 an incomplete profile',
      { ok: true, facts: facts({ hasToken: false, isProfileComplete: false }) },
      'answered',
    ],
    [
      'SOC-02 an incomplete profile, even with somebody alike',
      { ok: true, facts: facts({ hasToken: false, isProfileComplete: false, existing }) },
      'answered',
    ],
    ['SOC-03 somebody alike', found, 'isItYou'],
    ['a proof is missing', { ok: true, facts: facts({ hasToken: false }) }, 'answered'],
    ['SOC-05 the code email', refused('email'), 'phone'],
    ['SOC-04 a Yes that proves nothing', refused('unverified_match', true), 'ownProof'],
    ['the same without a way to prove it', refused('unverified_match'), 'refused'],
    ['SOC-06 any other', refused('provider_token'), 'refused'],
  ] as const)('%s', (_, answer, next) => {
    expect(decideAfterSocial(answer)).toBe(next);
  });
});

describe('the provider’s window', () => {
  it('SOC-01, SOC-09 names the shopper, whom the shop lets in', async () => {
    const { provider, logIn, reach, answered } = start();
    expect(provider.last().input).toEqual({ medium: 'google' });
    await answered(known);
    expect(logIn.last().input).toEqual({ medium: 'google', verified: 'default', phone: '' });
    expect((await reach('answered')).output).toEqual({ kind: 'answered', facts: facts() });
  });

  it.each(['closed', 'blocked', 'unreachable'] as const)(
    'that is %s is told, tried again, or left for another way',
    async (reason) => {
      const { actor, provider, dropped, heard, reach } = start();
      provider.last().answer({ ok: false, reason, message: '' });
      await reach({ askingProvider: reason });
      expect(heard).toEqual([]);
      actor.send({ type: 'socialLogin.retried' });
      expect(provider.calls).toHaveLength(2);
      provider.last().answer({ ok: false, reason, message: '' });
      await reach({ askingProvider: reason });
      actor.send({ type: 'socialLogin.anotherWayChosen' });
      expect(actor.getSnapshot().output).toEqual({ kind: 'anotherWay' });
      expect(dropped).toEqual(['identity']);
    },
  );

  it('SOC-06 that refuses is told in its own words', async () => {
    const { actor, provider, heard, reach } = start();
    provider.last().answer({ ok: false, reason: 'refused', message: 'Account disabled.' });
    const { context } = await reach({ askingProvider: 'refused' });
    expect(context.refusal).toEqual({ code: 'refused', message: 'Account disabled.' });
    expect(heard).toEqual(['notify social.refused']);
    actor.send({ type: 'socialLogin.retried' });
    expect(actor.getSnapshot().context.refusal).toBeNull();
  });

  it('that breaks is as unreachable, and can be left while it is open', async () => {
    const { actor, provider, reach } = start();
    provider.last().fail(new Error('code did not arrive'));
    await reach({ askingProvider: 'unreachable' });
    actor.send({ type: 'socialLogin.retried' });
    actor.send({ type: 'socialLogin.anotherWayChosen' });
    expect(provider.last().signal.aborted).toBe(true);
  });
});

describe('the shop’s answer', () => {
  it('SOC-06 is waited for, whatever is pressed', async () => {
    const { actor, provider, logIn, reach } = start();
    provider.last().answer({ ok: true });
    await reach('loggingIn');
    actor.send({ type: 'socialLogin.anotherWayChosen' });
    expect([actor.getSnapshot().value, logIn.last().signal.aborted]).toEqual(['loggingIn', false]);
  });

  it('SOC-06 a refusal is told; the provider is asked anew', async () => {
    const { actor, provider, heard, reach, answered } = start();
    await answered(refused('provider_token'));
    await reach('refused');
    expect(heard).toEqual(['notify social.refused']);
    actor.send({ type: 'socialLogin.retried' });
    expect(provider.calls).toHaveLength(2);
  });

  it('a shop that could not be reached is asked again without the provider', async () => {
    const { actor, provider, logIn, reach } = start();
    provider.last().answer({ ok: true });
    await reach('loggingIn');
    logIn.last().fail(new Error('down'));
    await reach('failed');
    actor.send({ type: 'socialLogin.retried' });
    expect([provider.calls.length, logIn.calls.length]).toEqual([1, 2]);
  });
});

describe('Is It You? (SOC-03, SOC-04)', () => {
  it('Yes takes the account that the provider proves', async () => {
    const { actor, logIn, reach, answered } = start();
    await answered(found);
    expect((await reach('askingIdentity')).context.existing).toEqual(existing);
    actor.send({ type: 'socialLogin.recognised' });
    expect(logIn.last().input).toEqual({ medium: 'google', verified: 'yes', phone: '' });
    logIn.last().answer(known);
    await reach('answered');
  });

  it('No makes another account', async () => {
    const { actor, logIn, reach, answered } = start();
    await answered(found);
    await reach('askingIdentity');
    actor.send({ type: 'socialLogin.denied' });
    expect(logIn.last().input).toEqual({ medium: 'google', verified: 'no', phone: '' });
    const lacking = facts({ hasToken: false, isProfileComplete: false });
    logIn.last().answer({ ok: true, facts: lacking });
    expect((await reach('answered')).output).toEqual({ kind: 'answered', facts: lacking });
  });

  it('Yes that the provider does not prove asks for the account’s own proof', async () => {
    const { actor, logIn, check, reach, answered } = start();
    await answered(found);
    await reach('askingIdentity');
    actor.send({ type: 'socialLogin.recognised' });
    logIn.last().answer(refused('unverified_match', true));
    const { children } = await reach('provingAccount');
    children.otp?.send({ type: 'otp.codeSubmitted', code: '123456' });
    expect(check.last().input).toMatchObject({
      purpose: 'ownProof',
      on: 'email',
      to: 'a•••@b.co',
      loginType: 'social',
    });
    check.last().answer({ ok: true, facts: facts() });
    expect((await reach('answered')).output).toEqual({ kind: 'answered', facts: facts() });
  });

  it('a proof that is given up offers another way', async () => {
    const { actor, logIn, reach, answered } = start();
    await answered(found);
    await reach('askingIdentity');
    actor.send({ type: 'socialLogin.recognised' });
    logIn.last().answer(refused('unverified_match', true));
    const { children } = await reach('provingAccount');
    children.otp?.send({ type: 'otp.cancelled' });
    expect((await reach('anotherWay')).output).toEqual({ kind: 'anotherWay' });
  });
});

describe('asking for a phone (SOC-05, SOC-07, SOC-10)', () => {
  const phone = '+15550101234';
  const submitted = { type: 'socialLogin.phoneSubmitted', phone } as const;

  it('registers with it', async () => {
    const { actor, register, reach, answered } = start();
    await answered(refused('email'));
    await reach({ askingPhone: 'enteringPhone' });
    actor.send(submitted);
    expect(register.last().input).toEqual({ medium: 'google', verified: 'default', phone });
    register.last().answer(known);
    await reach('answered');
  });

  it('may find somebody, and asks with the phone along', async () => {
    const { actor, logIn, register, reach, answered } = start();
    await answered(refused('email'));
    await reach({ askingPhone: 'enteringPhone' });
    actor.send(submitted);
    register.last().answer(found);
    await reach('askingIdentity');
    actor.send({ type: 'socialLogin.recognised' });
    expect(logIn.last().input).toEqual({ medium: 'google', verified: 'yes', phone });
  });

  it('may need the proof of the phone’s account', async () => {
    const { actor, register, reach, answered } = start();
    await answered(refused('email'));
    await reach({ askingPhone: 'enteringPhone' });
    actor.send(submitted);
    register.last().answer(refused('unverified_match', true));
    await reach('provingAccount');
  });

  it('SOC-06 a refusal is said, and stands there until the next key; a failure can be repeated', async () => {
    const { actor, register, heard, reach, answered } = start();
    await answered(refused('email'));
    await reach({ askingPhone: 'enteringPhone' });
    actor.send(submitted);
    register.last().answer(refused('phone_taken'));
    expect((await reach({ askingPhone: 'refused' })).context.refusal).toEqual(
      refusal('phone_taken'),
    );
    expect(heard).toEqual(['notify social.refused']);
    actor.send({ type: 'socialLogin.edited' });
    expect((await reach({ askingPhone: 'enteringPhone' })).context.refusal).toBeNull();
    actor.send(submitted);
    register.last().fail(new Error('down'));
    await reach({ askingPhone: 'failed' });
    actor.send(submitted);
    expect(register.calls).toHaveLength(3);
  });
});

it('SOC-05 the phone is kept in mind over a reload while it is asked for, and not after', async () => {
  const { actor, register, kept, reach, answered } = start();
  await answered(refused('email'));
  await reach('askingPhone');
  const asked = { medium: 'google', verified: 'default', phone: '', existing: null };
  expect(kept).toEqual([asked]);
  actor.send({ type: 'socialLogin.phoneSubmitted', phone: '+966500000003' });
  register.last().answer(known);
  await reach('answered');
  expect(kept).toEqual([asked, null]);
});

describe('Is It You? over a reload (SOC-03, SOC-04)', () => {
  const asked = { medium: 'google', verified: 'default', phone: '', existing };

  it('is kept in mind while it is asked, and not after', async () => {
    const { actor, logIn, kept, reach, answered } = start();
    await answered(found);
    await reach('askingIdentity');
    expect(kept).toEqual([asked]);
    actor.send({ type: 'socialLogin.recognised' });
    logIn.last().answer(known);
    await reach('answered');
    expect(kept).toEqual([asked, null]);
  });

  it('comes back with whom was found, and goes on with the phone that had been given', () => {
    const phone = '+15550101234';
    const { actor, provider, logIn } = start({ verified: 'default', phone, existing, proof: null });
    expect(actor.getSnapshot().value).toBe('askingIdentity');
    expect(actor.getSnapshot().context.existing).toEqual(existing);
    expect(provider.calls).toHaveLength(0);
    actor.send({ type: 'socialLogin.denied' });
    expect(logIn.last().input).toEqual({ medium: 'google', verified: 'no', phone });
  });

  it('denied, a phone that is asked for then is what a reload comes back to', async () => {
    const { actor, logIn, kept, reach } = start({
      verified: 'default',
      phone: '',
      existing,
      proof: null,
    });
    actor.send({ type: 'socialLogin.denied' });
    logIn.last().answer(refused('email'));
    await reach('askingPhone');
    expect(kept.at(-1)).toEqual({ medium: 'google', verified: 'no', phone: '', existing: null });
  });
});
