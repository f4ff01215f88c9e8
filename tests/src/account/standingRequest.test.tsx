// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { settings } from '../../support/fakeCart';
import { renderAtOnce } from '../../support/renderAtOnce';
import { answers } from '../../support/staged';

const sent = vi.hoisted(() => ({ funds: vi.fn(), points: vi.fn() }));
vi.mock('../../../src/account/api/wallet', async (original) => ({
  ...(await original<object>()),
  openFundPage: (request: { amount: number; method: string }) => {
    sent.funds(request.amount, request.method);
    return Promise.reject(new Error('unreachable'));
  },
}));
vi.mock('../../../src/account/api/loyalty', async (original) => ({
  ...(await original<object>()),
  convertPoints: (request: { points: number }) => {
    sent.points(request.points);
    return Promise.reject(new Error('unreachable'));
  },
}));
const { default: AddFundDialog } = await import('../../../src/account/wallet/AddFundDialog');
const { default: ConvertDialog } = await import('../../../src/account/loyalty/ConvertDialog');

beforeEach(() => {
  answers.set('/config', {
    ...settings,
    loyalty_point_minimum_point: 1,
    loyalty_point_exchange_rate: 10,
    active_payment_method_list: ['card', 'bank'].map((gateway) => ({
      gateway,
      gateway_title: gateway,
      gateway_image_full_url: '',
    })),
  });
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('WAL-15 the points that are tried again are those that are shown', async () => {
  await renderAtOnce(<ConvertDialog input={{ held: 1000 }} onDone={() => undefined} />);
  const field = (await screen.findByLabelText('Points to convert')) as HTMLInputElement;
  await screen.findByText('$100.00');
  expect(field.readOnly).toBe(false);
  press('Convert');
  await screen.findByRole('button', { name: 'Try again' });
  expect([field.value, field.readOnly]).toEqual(['1000', true]);
  press('Try again');
  await vi.waitFor(() => expect(sent.points.mock.calls).toEqual([[1000], [1000]]));
});

it('WAL-03, WAL-04 the amount that is tried again, and how it is paid, are those that are shown', async () => {
  await renderAtOnce(<AddFundDialog input={null} onDone={() => undefined} />);
  const field = (await screen.findByLabelText('Amount')) as HTMLInputElement;
  fireEvent.change(field, { target: { value: '50' } });
  fireEvent.click(await screen.findByRole('radio', { name: 'bank' }));
  press('Add fund');
  await screen.findByRole('button', { name: 'Try again' });
  expect([field.value, field.readOnly]).toEqual(['50', true]);
  fireEvent.click(screen.getByRole('radio', { name: 'card' }));
  const chosen = () =>
    screen.getAllByRole('radio').map(({ ariaChecked }) => ariaChecked === 'true');
  expect(chosen()).toEqual([false, true]);
  press('Try again');
  await vi.waitFor(() =>
    expect(sent.funds.mock.calls).toEqual([
      [50, 'bank'],
      [50, 'bank'],
    ]),
  );
});
