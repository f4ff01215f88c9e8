import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { withoutEffects } from '../../../charts/model/withoutEffects';
import { type CheckAnswer, type CheckCodeInput, otpMachine } from '../../../machines/identity/otp';
import { queryClient } from '../../../src/client/queryClient';
import { configQuery } from '../../../src/client/shopQueries';
import { listenToFlow } from '../../../src/flow/useFlow';
import { liveOtpMachine } from '../../../src/identity/actors/otpActors';
import { CodeStep } from '../../../src/identity/otp/CodeStep';
import { saidAt } from '../../support/announcements';
import { settings } from '../../support/fakeCart';
import { fakeActor } from '../../support/fakes';
import { refused, sent } from '../../support/identity';
import { renderAtOnce } from '../../support/renderAtOnce';

vi.setConfig({ testTimeout: 30_000 });

// What is said by a toast is said by code of its own, which is at hand here.
beforeAll(() => import('../../../src/flow/Toasts'), 30_000);

it('OTP-04 OTP-05 where codes may have four digits, four are taken, and three are not', async () => {
  const check = fakeActor<CheckAnswer, CheckCodeInput>();
  queryClient.setQueryData(configQuery().queryKey, { ...settings, least_code_digits: 4 });
  const machine = withoutEffects(liveOtpMachine).provide({ actors: { checkCode: check.logic } });
  const input = { purpose: 'login', channel: 'server', on: 'phone', to: '+12025550123' } as const;
  const actor = createActor(machine, { input: { ...input, loginType: 'otp', sent: sent() } });
  const stop = listenToFlow(actor);
  actor.start();
  await renderAtOnce(<CodeStep actor={actor} />);
  const verify = screen.getByRole<HTMLButtonElement>('button', { name: 'Verify' });
  const type = (code: string) =>
    fireEvent.paste(digits()[0] as HTMLElement, { clipboardData: { getData: () => code } });
  fireEvent.keyDown(digits()[0] as HTMLElement, { key: 'Enter' });
  expect(screen.getByText('field is empty')).toBeTruthy();
  expect(screen.queryByText(/six digits/)).toBeNull();
  type('123');
  expect(verify.disabled).toBe(true);
  type('1234');
  expect(verify.disabled).toBe(false);
  fireEvent.click(verify);
  await vi.waitFor(() => expect(check.last().input.code).toBe('1234'));
  stop();
  queryClient.clear();
});

const digits = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Digit \d of 6$/ });
const invalid = () => digits().map((box) => box.getAttribute('aria-invalid'));

it.each([
  ['otp_wrong', 'This code is not right. 4 tries are left.'],
  ['otp_expired', 'This code has expired.'],
  ['otp_too_many', 'Too many wrong codes.'],
])(
  'OTP-11 the answer to a code that is refused (%s) is said once, by the toast; the boxes are marked, and the keys go there',
  async (code, message) => {
    const check = fakeActor<CheckAnswer, CheckCodeInput>();
    const machine = withoutEffects(otpMachine).provide({ actors: { checkCode: check.logic } });
    const actor = createActor(machine, {
      input: {
        purpose: 'login',
        channel: 'server',
        on: 'phone',
        to: '+12025550123',
        loginType: 'otp',
        sent: sent(),
      },
    });
    const stop = listenToFlow(actor);
    actor.start();
    await renderAtOnce(<CodeStep actor={actor} />);
    const [first] = digits();
    fireEvent.paste(first as HTMLElement, { clipboardData: { getData: () => '123456' } });
    const said = saidAt('Verify', message);
    await vi.waitFor(() => check.last());
    check.last().answer(refused(code, message));
    expect(await said).toEqual([message]);

    // The toast leaves; beside the boxes the words stay until the next key.
    const [toast, ...others] = screen.getAllByRole('alert');
    expect([toast?.textContent, others]).toEqual([message, []]);
    expect(screen.getAllByText(message)).toHaveLength(2);
    expect(invalid()).toEqual(Array(6).fill('true'));
    expect(document.activeElement).toBe(digits()[0]);
    fireEvent.change(digits()[0] as HTMLElement, { target: { value: '2' } });
    expect([screen.getAllByText(message).length, invalid()]).toEqual([1, Array(6).fill(null)]);
    stop();
  },
);
