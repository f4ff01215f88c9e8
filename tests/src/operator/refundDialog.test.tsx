// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { OperatorRefund } from '../../../domain/operator/operatorRequests';
import { settings } from '../../support/fakeCart';
import { renderAtOnce } from '../../support/renderAtOnce';

const at = vi.hoisted(() => ({ sent: [] as [string, unknown][] }));
vi.mock('../../../src/client/client', () => ({
  call: async (
    { method, path }: { method: string; path: string },
    { body }: { body?: unknown },
  ) => {
    if (method !== 'GET') at.sent.push([`${method} ${path}`, body]);
    return path === '/config' ? settings : {};
  },
  onUnauthenticated: () => () => undefined,
  setGuestRenewal: () => undefined,
}));
// jsdom has no typefaces that could arrive late.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
const { default: RefundAnswerDialog } = await import(
  '../../../src/operator/requests/RefundAnswerDialog'
);

const asked = {
  id: 100_001,
  status: 'pending' as const,
  store: 'Oven',
  reason: 'Cold',
  note: '',
  images_full_url: [],
  order_amount: 30,
  is_paid_by_receiver: 0 as const,
  payment_method: 'wallet',
  amount: 0,
  answer: '',
  created_at: null,
};
const onDone = vi.fn();
const open = (input: OperatorRefund = asked) =>
  renderAtOnce(<RefundAnswerDialog input={input} onDone={onDone} />);
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const type = async (name: string, value: string) =>
  fireEvent.change(await field(name), { target: { value } });

beforeEach(() => {
  cleanup();
  localStorage.clear();
  at.sent = [];
  onDone.mockReset();
});

it('OPER-09 a part and the words that were written for it stay until they are sent', async () => {
  await open();
  await press('Give money back');
  await type('How much goes back', '10');
  await type('What the shopper reads (optional)', 'Half of it was warm.');
  await press('Back');
  cleanup();
  await open();
  await press('Give money back');
  expect((await field('What the shopper reads (optional)')).value).toBe('Half of it was warm.');
  await press('Give it back');
  await waitFor(() => expect(at.sent).toHaveLength(1));
  expect(at.sent).toEqual([
    ['PUT /desk/shop/refunds/{id}/approve', { amount: 10, words: 'Half of it was warm.' }],
  ]);
  await waitFor(() => expect(localStorage.getItem('operatorDrafts')).toBeNull());
});

it('OPER-03 tells that the receiver of a parcel has paid, who gets it back in cash', async () => {
  await open({ ...asked, is_paid_by_receiver: 1 });
  expect(
    await screen.findByText('Its receiver has paid: give it back to them in cash.'),
  ).toBeTruthy();
});

it.each([
  ['approved', 1],
  ['rejected', 0],
] as const)('OPER-03 asks for the receiver’s cash of one that is %s: %s', async (status, count) => {
  await open({ ...asked, status, is_paid_by_receiver: 1 });
  await screen.findByText('Answer');
  expect(
    screen.queryAllByText('Its receiver has paid: give it back to them in cash.'),
  ).toHaveLength(count);
});
