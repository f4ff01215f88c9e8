import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { type CheckAnswer, type CheckCodeInput, otpMachine } from '../../../machines/otp';
import {
  forgetCode,
  interruptedProof,
  noteNewcomer,
  rememberCode,
} from '../../../src/actors/identity/codeMemory';
import { rememberedReset } from '../../../src/actors/identity/resetMemory';
import { CodeStep } from '../../../src/flows/otp/CodeStep';
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
    expect(interruptedProof()).toEqual({
      purpose: 'verification',
      on: 'email',
      to: 'a@b.co',
      loginType: 'manual',
      isNew: true,
      sent: { ...code, resendIn: expect.any(Number) },
    });
    forgetCode();
    expect([interruptedProof(), sessionStorage.length]).toEqual([null, 0]);
  });

  it('is nothing of a demo code that is dead, nor of a code whose ten minutes are over', () => {
    rememberCode({ request, sent: now(), isDead: true });
    expect(interruptedProof()?.sent.demoCode).toBeNull();
    const old = sent({ resendAt: Date.now() - 540_001 });
    rememberCode({ request, sent: old, isDead: false });
    expect(interruptedProof()).toBeNull();
  });

  it('is the newest code of a forgotten password too (FORGOT-22)', () => {
    const reset = { ...request, purpose: 'reset' as const };
    rememberCode({ request: reset, sent: now(), isDead: false });
    const other = sent({ resendAt: Date.now() + 60_000, demoCode: '135790' });
    rememberCode({ request: reset, sent: other, isDead: false });
    expect([rememberedReset()?.sent.demoCode, interruptedProof()]).toEqual(['135790', null]);
  });

  it.each(['profile', 'ownProof'] as const)(
    'is nothing where going on would take a secret (%s)',
    (purpose) => {
      rememberCode({ request: { ...request, purpose }, sent: now(), isDead: false });
      expect(sessionStorage.length).toBe(0);
    },
  );
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
