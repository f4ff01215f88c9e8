import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { type CheckAnswer, type CheckCodeInput, otpMachine } from '../../../machines/identity/otp';
import { tokenKey } from '../../../src/client/storage/storage';
import {
  forgetCode,
  forgetStep,
  isInterrupted,
  noteNewcomer,
  rememberCode,
  rememberDetails,
  rememberSocialStep,
  takeUpStep,
} from '../../../src/identity/actors/codeMemory';
import { holdIdentity, knownIdentity } from '../../../src/identity/actors/heldIdentity';
import { heldCompletion, holdCompletion } from '../../../src/identity/actors/heldLogin';
import { heldProfileChange, holdProfileChange } from '../../../src/identity/actors/profileCalls';
import { interruptedProfile } from '../../../src/identity/actors/profileMemory';
import { rememberedReset } from '../../../src/identity/actors/resetMemory';
import { lastSocialCall } from '../../../src/identity/actors/socialCalls';
import { CodeStep } from '../../../src/identity/otp/CodeStep';
import { fakeActor } from '../../support/fakes';
import { refused, sent } from '../../support/identity';
import { renderAtOnce } from '../../support/renderAtOnce';

vi.setConfig({ testTimeout: 20_000 });

const request = {
  purpose: 'verification' as const,
  channel: 'server' as const,
  on: 'email' as const,
  to: 'a@b.co',
  loginType: 'manual' as const,
};
const now = () => sent({ resendAt: Date.now() + 60_000, demoCode: '246810' });

describe('what a tab remembers of a code over a reload (SIGN-12, OTP-06)', () => {
  beforeEach(() => {
    sessionStorage.clear();
    noteNewcomer(false);
  });

  it('is where it went and what for', () => {
    const code = now();
    noteNewcomer(true);
    rememberCode({ request, sent: code, isDead: false });
    expect(takeUpStep()).toEqual({
      purpose: 'verification',
      on: 'email',
      to: 'a@b.co',
      loginType: 'manual',
      isNew: true,
      sent: { ...code, resendIn: expect.any(Number) },
    });
    forgetCode('verification');
    expect([takeUpStep(), sessionStorage.length]).toEqual([null, 0]);
  });

  it('is nothing of a demo code that is dead, nor of a code whose ten minutes are over', () => {
    rememberCode({ request, sent: now(), isDead: true });
    expect(takeUpStep()).toHaveProperty('sent.demoCode', null);
    const old = sent({ resendAt: Date.now() - 540_001 });
    rememberCode({ request, sent: old, isDead: false });
    expect(takeUpStep()).toBeNull();
  });

  it('is the newest code of a forgotten password too (FORGOT-22)', () => {
    const reset = { ...request, purpose: 'reset' as const };
    rememberCode({ request: reset, sent: now(), isDead: false });
    const other = sent({ resendAt: Date.now() + 60_000, demoCode: '135790' });
    rememberCode({ request: reset, sent: other, isDead: false });
    expect([rememberedReset()?.sent.demoCode, takeUpStep()]).toEqual(['135790', null]);
  });

  it('of a changed profile is where its code went, and what asks for another: no password (PROF-18)', () => {
    tokenKey.set('t');
    const change = { name: 'Ann', email: 'new@b.co', phone: '', password: 'secret1' };
    holdProfileChange({ ...change, confirm_password: 'secret1' }, 'email');
    const code = now();
    rememberCode({ request: { ...request, purpose: 'profile' }, sent: code, isDead: false });
    expect(Object.values({ ...sessionStorage }).join()).not.toContain('secret1');
    holdProfileChange({}, '');
    expect([isInterrupted(), interruptedProfile(false)]).toEqual([
      false,
      { on: 'email', to: 'a@b.co', sent: { ...code, resendIn: expect.any(Number) } },
    ]);
    expect(heldProfileChange()).toEqual({
      change: { name: 'Ann', email: 'new@b.co', phone: '' },
      medium: 'email',
    });
    tokenKey.set(null);
    expect(interruptedProfile(false)).toBeNull();
    forgetCode('profile');
    expect(sessionStorage.length).toBe(0);
  });

  it('of a sign-in by a provider is what going on takes, in this tab alone (SOC-04, SOC-05)', () => {
    const identity = { medium: 'google', token: 't1', uniqueId: 'u', email: '', name: '' } as const;
    holdIdentity(identity);
    rememberSocialStep({ medium: 'google', verified: 'no', phone: '', existing: null });
    holdIdentity(null);
    expect(takeUpStep()).toEqual({
      purpose: 'social',
      medium: 'google',
      verified: 'no',
      phone: '',
      existing: null,
      proof: null,
    });
    expect(knownIdentity()).toEqual(identity);
    const code = now();
    rememberCode({ request: { ...request, purpose: 'ownProof' }, sent: code, isDead: false });
    expect(takeUpStep()).toEqual({
      purpose: 'social',
      medium: 'google',
      verified: 'no',
      phone: '',
      existing: null,
      proof: { on: 'email', to: 'a@b.co', sent: { ...code, resendIn: expect.any(Number) } },
    });
    expect(Object.values({ ...localStorage }).join()).not.toContain('t1');
    forgetStep();
    expect([takeUpStep(), sessionStorage.length]).toEqual([null, 0]);
  });

  it('of ‘Is It You?’ is who was found, with the provider’s word (SOC-03, SOC-04)', () => {
    const identity = { medium: 'google', token: 't2', uniqueId: 'u', email: '', name: '' } as const;
    const asked = { medium: 'google', verified: 'default', phone: '+966500000005' } as const;
    const existing = { name: 'Ann', image: '' };
    holdIdentity(identity);
    rememberSocialStep({ ...asked, existing });
    holdIdentity(null);
    expect(isInterrupted()).toBe(true);
    expect(takeUpStep()).toEqual({ purpose: 'social', ...asked, existing, proof: null });
    expect([knownIdentity(), lastSocialCall()]).toEqual([identity, asked]);
  });

  it('of missing details is whose they are, for ten minutes (INFO-01)', () => {
    const details = {
      loginType: 'otp' as const,
      isNew: false,
      phone: '+966500000004',
      email: '',
      name: '',
    };
    holdCompletion('c1');
    rememberDetails(details);
    holdCompletion(null);
    expect([takeUpStep(), heldCompletion()]).toEqual([{ purpose: 'details', ...details }, 'c1']);
    expect(Object.values({ ...localStorage }).join()).not.toContain('c1');
    vi.useFakeTimers({ now: Date.now() + 600_001 });
    expect(takeUpStep()).toBeNull();
    vi.useRealTimers();
  });
});

it('OTP-06, OTP-11 a code that was guessed at too often is no longer offered, and its error is announced by the toast alone', async () => {
  const check = fakeActor<CheckAnswer, CheckCodeInput>();
  const actor = createActor(
    otpMachine.provide({
      actors: { checkCode: check.logic },
      actions: { rememberCode: () => undefined, forgetCode: () => undefined },
    }),
    { input: { ...request, sent: now() } },
  ).start();
  await renderAtOnce(<CodeStep actor={actor} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Use it' }));
  fireEvent.click(screen.getByRole('button', { name: 'Verify' }));
  await waitFor(() => expect(check.calls).toHaveLength(1));
  check.last().answer(refused('otp_too_many', 'Too many wrong codes.'));
  expect(await screen.findByText('Too many wrong codes.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Use it' })).toBeNull();
  expect(screen.queryAllByRole('alert')).toEqual([]);
});
