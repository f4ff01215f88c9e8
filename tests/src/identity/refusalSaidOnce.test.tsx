import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { withoutEffects } from '../../../charts/model/withoutEffects';
import type { AnyEndpoint } from '../../../domain/wire/define';
import {
  forgotPasswordMachine,
  type RequestCodeAnswer,
  type RequestCodeInput,
} from '../../../machines/identity/forgotPassword';
import DeleteAccountDialog from '../../../src/account/deleteAccount/DeleteAccountDialog';
import { ApiError } from '../../../src/client/apiError';
import { tokenKey } from '../../../src/client/storage/storage';
import { listenToFlow } from '../../../src/flow/useFlow';
import { RequestStep } from '../../../src/identity/forgotPassword/RequestStep';
import { saidAt } from '../../support/announcements';
import { settings } from '../../support/fakeCart';
import { fakeActor } from '../../support/fakes';
import { refused } from '../../support/identity';
import { renderAtOnce } from '../../support/renderAtOnce';

vi.setConfig({ testTimeout: 30_000 });

const open = 'Finish your orders first.';
vi.mock('../../../src/client/client', () => ({
  call: async ({ path, method }: AnyEndpoint) => {
    if (path === '/config') return settings;
    if (method === 'GET') return { wallet_balance: 0, loyalty_point: 0 };
    throw new ApiError('refused', 403, [{ code: 'orders_open', message: open }]);
  },
  onUnauthenticated: () => () => undefined,
}));

// What is said by a toast is said by code of its own, which is at hand here.
beforeAll(() => import('../../../src/flow/Toasts'), 30_000);
beforeEach(() => tokenKey.set('token-1'));

it('FORGOT-23 why no code is sent is said once, by the toast, and stands above the form', async () => {
  const request = fakeActor<RequestCodeAnswer, RequestCodeInput>();
  const machine = withoutEffects(forgotPasswordMachine).provide({
    actors: { requestCode: request.logic },
  });
  const actor = createActor(machine, {
    input: { methods: ['email'], phoneByProvider: false, request: null },
  });
  const stop = listenToFlow(actor);
  actor.start();
  await renderAtOnce(<RequestStep actor={actor} />);
  fireEvent.change(screen.getByRole('textbox', { name: /Email/ }), {
    target: { value: 'a@example.com' },
  });
  const message = 'Too many codes for today.';
  const said = saidAt('Send the code', message);
  await vi.waitFor(() => request.last());
  request.last().answer(refused('otp_daily_limit', message));
  expect(await said).toEqual([message]);
  expect(screen.getByRole('note').textContent).toBe(message);
  stop();
});

it('DEL-02 so is why an account stays', async () => {
  await renderAtOnce(<DeleteAccountDialog input={null} onDone={() => undefined} />);
  await screen.findByRole('button', { name: 'Delete it' });
  expect(await saidAt('Delete it', open)).toEqual([open]);
  expect(screen.getByRole('note').textContent).toBe(open);
});
