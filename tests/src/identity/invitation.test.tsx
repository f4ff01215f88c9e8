// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { type AnyActorLogic, createActor, toPromise } from 'xstate';
import { profileCompletionMachine } from '../../../machines/identity/profileCompletion';
import { ApiError } from '../../../src/client/apiError';
import { forgetPrivateThings } from '../../../src/client/storage/privateKeys';
import { invitationKey } from '../../../src/client/storage/wishes';
import { liveProfileCompletionMachine } from '../../../src/identity/actors/profileCompletionActors';
import { liveSignUpMachine } from '../../../src/identity/actors/signUpActors';
import { DetailsForm } from '../../../src/identity/finishLogin/DetailsForm';
import { renderPiece } from '../../support/render';

const call = vi.hoisted(() => vi.fn());
vi.mock('../../../src/client/client', async (original) => ({
  ...(await original<typeof import('../../../src/client/client')>()),
  call,
}));

beforeEach(() => {
  invitationKey.set('FRIEND7');
  call.mockReset();
});

it.each([
  [true, ['FRIEND7']],
  [false, []],
])(
  'INFO-03 the code of the friend who invited waits in the details too (asked for: %s)',
  async (mayRefer, codes) => {
    const input = {
      loginType: 'social',
      phone: '',
      email: 'mona@example.com',
      name: 'Mona',
      mayRefer,
    } as const;
    const actor = createActor(profileCompletionMachine, { input }).start();
    await renderPiece(<DetailsForm actor={actor} />);
    const fields = screen.queryAllByLabelText<HTMLInputElement>(/Referral code/);
    expect(fields.map(({ value }) => value)).toEqual(codes);
  },
);

const details = {
  name: 'Mona',
  email: 'mona@example.com',
  phone: '',
  password: 'secret1',
  confirm_password: 'secret1',
  ref_code: 'FRIEND7',
  loginType: 'social',
  terms: true,
};
const ways = [
  ['by password', liveSignUpMachine.implementations.actors?.createAccount],
  ['with the details', liveProfileCompletionMachine.implementations.actors?.completeProfile],
] as const;
const send = (logic: unknown) =>
  toPromise(createActor(logic as AnyActorLogic, { input: details }).start());

it.each(ways)('SIGN-11 the code has served once somebody registered %s', async (_, logic) => {
  call.mockRejectedValue(new ApiError('refused', 403, [{ code: 'email_taken', message: '' }]));
  await send(logic);
  expect(invitationKey.get()).toBe('FRIEND7');
  const answer = { token: 't', is_personal_info: 1, is_exist_user: null, email: '', phone: '' };
  call.mockResolvedValue({
    ...answer,
    is_phone_verified: 1,
    is_email_verified: 1,
    type: '',
    errors: [],
  });
  await send(logic);
  expect(invitationKey.get()).toBeNull();
});

it('LOGOUT-04 the code leaves with the person', () => {
  forgetPrivateThings();
  expect(invitationKey.get()).toBeNull();
});
