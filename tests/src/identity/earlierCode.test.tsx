import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { withoutEffects } from '../../../charts/model/withoutEffects';
import type { SendCodeAnswer, SentCode } from '../../../machines/identity/identityAnswer';
import { otpMachine, type SendCodeInput } from '../../../machines/identity/otp';
import { CodeStep } from '../../../src/identity/otp/CodeStep';
import { fakeActor } from '../../support/fakes';
import { refused, sent } from '../../support/identity';
import { renderAtOnce } from '../../support/renderAtOnce';

vi.setConfig({ testTimeout: 20_000 });

async function failToSend(code: SentCode) {
  const send = fakeActor<SendCodeAnswer, SendCodeInput>();
  const actor = createActor(
    withoutEffects(otpMachine).provide({ actors: { sendCode: send.logic } }),
    {
      input: {
        purpose: 'login',
        channel: 'server',
        on: 'phone',
        to: '+15550101234',
        loginType: 'otp',
        sent: code,
      },
    },
  ).start();
  await renderAtOnce(<CodeStep actor={actor} />);
  const another = await screen.findByRole('button', { name: 'Send another code' });
  fireEvent.click(another);
  send.last().answer(refused('otp_daily_limit', 'Enough for today.'));
  await screen.findByText('Enough for today.');
}
const earlier = () => screen.queryByRole('button', { name: 'Type the earlier code' });

it('OTP-12 no other code can be sent: the earlier one may be typed, or another tried for', async () => {
  await failToSend(sent({ resendIn: 0, resendAt: Date.now() }));
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  const button = earlier();
  if (button) fireEvent.click(button);
  expect(await screen.findByRole('textbox', { name: 'Digit 1 of 6' })).toBeTruthy();
});

it('OTP-12 a code that has ended by now is not offered', async () => {
  await failToSend(sent({ resendIn: 0, resendAt: Date.now() - 540_000 }));
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(earlier()).toBeNull();
});
