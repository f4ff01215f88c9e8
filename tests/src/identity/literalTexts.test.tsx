import { Button } from '@mantine/core';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { forgotPasswordMachine } from '../../../machines/identity/forgotPassword';
import { type CheckAnswer, type CheckCodeInput, otpMachine } from '../../../machines/identity/otp';
import { NothingFound } from '../../../src/catalogue/listing/NothingFound';
import { NoMethod } from '../../../src/identity/forgotPassword/NoMethod';
import { PasswordStep } from '../../../src/identity/forgotPassword/PasswordStep';
import { RequestByEmail, RequestByPhone } from '../../../src/identity/forgotPassword/RequestForms';
import { CodeStep } from '../../../src/identity/otp/CodeStep';
import { settings } from '../../support/fakeCart';
import { fakeActor } from '../../support/fakes';
import { sent } from '../../support/identity';
import { renderAtOnce } from '../../support/renderAtOnce';
import { answers } from '../../support/staged';

vi.mock('../../../src/identity/session', () => ({
  useSession: () => ({ signedIn: true, guestId: null, profileName: 'Noor' }),
}));

/** Words that the specification gives, where a shopper meets them. */
vi.setConfig({ testTimeout: 20_000 });
answers.set('/config', settings);

const forgot = () =>
  createActor(forgotPasswordMachine, {
    input: { methods: ['phone', 'email'], phoneByProvider: false, request: null },
  });
const send = <Button type="submit">Send</Button>;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('FORGOT-07, FORGOT-08 by phone: none, and one of another length', async () => {
  await renderAtOnce(<RequestByPhone actor={forgot()} button={send} />);
  press('Send');
  expect(await screen.findByText('Please provide a phone number')).toBeTruthy();
  for (const wrong of ['055123456', '05512345678']) {
    type(/^Phone/, wrong);
    press('Send');
    expect(await screen.findByText('Phone number must be exactly 10 digits')).toBeTruthy();
  }
});

it('FORGOT-09, FORGOT-10 by e-mail: none, and none that is one', async () => {
  await renderAtOnce(<RequestByEmail actor={forgot()} button={send} />);
  press('Send');
  expect(await screen.findByText('Please provide an email address')).toBeTruthy();
  type(/^Email/, 'noor at home');
  press('Send');
  expect(await screen.findByText('Please enter a valid email address')).toBeTruthy();
});

it('FORGOT-11 to FORGOT-14 a new password: none, too short, not confirmed, another one', async () => {
  await renderAtOnce(<PasswordStep actor={forgot()} />);
  press('Change my password');
  expect(await screen.findByText('No password provided.')).toBeTruthy();
  expect(screen.getByText('No Confirm Password provided.')).toBeTruthy();
  type(/^New password/, '12345');
  type(/^Confirm Password/, '12346');
  press('Change my password');
  expect(
    await screen.findByText('Password is too short - should be 6 chars minimum.'),
  ).toBeTruthy();
  expect(screen.getByText('Passwords must match')).toBeTruthy();
});

it('FORGOT-03 a shop that can send no code says so', async () => {
  await renderAtOnce(<NoMethod config={settings} />);
  expect(screen.getByRole('heading', { name: 'Sorry, Something Went Wrong' })).toBeTruthy();
});

it('OTP-04, OTP-05 a code that was not typed, and one that lacks digits, where Enter is pressed', async () => {
  const actor = createActor(
    otpMachine.provide({
      actors: { checkCode: fakeActor<CheckAnswer, CheckCodeInput>().logic },
      actions: { rememberCode: () => undefined, forgetCode: () => undefined },
    }),
    {
      input: {
        purpose: 'verification',
        channel: 'server',
        on: 'email',
        to: 'a@b.co',
        loginType: 'manual',
        sent: sent({ resendAt: Date.now() + 60_000 }),
      },
    },
  ).start();
  await renderAtOnce(<CodeStep actor={actor} />);
  const boxes = await screen.findAllByRole('textbox');
  const enter = () => fireEvent.keyDown(boxes[0] as HTMLElement, { key: 'Enter' });
  enter();
  expect(await screen.findByText('field is empty')).toBeTruthy();
  expect(document.activeElement).toBe(boxes[0]);
  fireEvent.paste(boxes[0] as HTMLElement, { clipboardData: { getData: () => '123' } });
  expect(screen.queryByText('field is empty')).toBeNull();
  enter();
  expect(await screen.findByText('Type all six digits of the code')).toBeTruthy();
  expect(document.activeElement).toBe(boxes[3]);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Verify' }).disabled).toBe(true);
});

it('CAT-13 a search that finds nothing', async () => {
  await renderAtOnce(<NothingFound hasFilters={false} isSearch onChange={() => undefined} />);
  expect(
    screen.getByRole('heading', { name: 'Sorry no data found related to your search' }),
  ).toBeTruthy();
});
