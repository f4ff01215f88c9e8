// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/client/apiError';
import { settings } from '../../support/fakeCart';
import { renderAtOnce } from '../../support/renderAtOnce';

interface Sent {
  readonly body?: unknown;
  readonly idempotencyKey?: string;
}
const at = vi.hoisted(() => ({
  answer: (_call: string): unknown => undefined,
  sent: [] as [string, Sent][],
}));
vi.mock('../../../src/client/client', () => ({
  call: async ({ method, path }: { method: string; path: string }, options: Sent) => {
    if (method !== 'GET') at.sent.push([`${method} ${path}`, options]);
    return at.answer(`${method} ${path}`);
  },
  onUnauthenticated: () => () => undefined,
  setGuestRenewal: () => undefined,
}));
// jsdom has no typefaces that could arrive late.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
const { default: ShopPartDialog } = await import('../../../src/operator/shop/ShopPartDialog');

const said = {
  code: 'FIG',
  title: { en: 'Fig days', ar: '', es: '' },
  coupon_type: 'default',
  module_id: null,
  store_ids: [],
  zone_ids: [],
  discount: 10,
  discount_type: 'percent',
  max_discount: 0,
  min_purchase: 0,
  start_date: '2026-11-01T07:00:00.000Z',
  expire_date: '2026-12-01T07:00:00.000Z',
  limit_per_person: 1,
  limit_in_all: null,
};
const coupon = { ...said, id: 7, version: 'v1', used_count: 2, is_active: 1, sellers: [] };
const usual = (name: string): unknown =>
  ({
    'GET /config': { ...settings, time_zone: 'Asia/Riyadh' },
    'GET /desk/shop/coupon-places': { modules: [], zones: [{ id: 4, name: 'North' }] },
    'GET /desk/shop/coupons/{id}': coupon,
  })[name] ?? {};
beforeEach(() => {
  localStorage.clear();
  at.sent = [];
  at.answer = usual;
});

const onDone = vi.fn();
const open = (id: number | null) =>
  renderAtOnce(<ShopPartDialog input={{ part: { kind: 'coupon', id } }} onDone={onDone} />);
const field = (name: RegExp | string) => screen.findByRole('textbox', { name });
const choose = async (label: RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const type = async (label: RegExp | string, value: string) =>
  fireEvent.change(await field(label), { target: { value } });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const refusing = (code: string, facts: object) => (name: string) => {
  if (name.startsWith('GET')) return usual(name);
  throw new ApiError('refused', 409, [{ code, message: 'No.', ...facts }], null);
};

it('OPER-09 says what a coupon lacks at its fields, and sends nothing', async () => {
  await open(null);
  await press('Make the coupon');
  const code = await field(/^Code/);
  const error = await screen.findByText('2 to 30 letters, digits, - and _');
  expect(code.getAttribute('aria-describedby')?.split(' ')).toContain(error.id);
  expect(document.activeElement).toBe(code);
  for (const words of [
    'A title in the first language is needed',
    'How much is taken off?',
    'A day and a time are needed',
  ])
    expect(screen.getByText(words).textContent).toBe(words);
  expect(at.sent).toEqual([]);
});

it('OPER-07 makes what was typed, by the clock of the shop', async () => {
  await open(null);
  await type(/^Code/, ' NORTH-5 ');
  await type(/^Title \(English\)/, 'Five off');
  fireEvent.click(await screen.findByText('Other languages'));
  await type('Title (العربية)', 'خصم خمسة');
  fireEvent.click(await screen.findByText('An amount'));
  await type(/^Amount/, '5');
  await type(/^Least order/, '20');
  await choose(/^From/, '2026-12-01T10:00');
  await choose(/^Until/, '2026-12-24T18:30');
  await type(/^Uses per person/, '');
  await type(/^Uses in all/, '100');
  await press('Make the coupon');
  await vi.waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(at.sent.map(([name, { body }]) => [name, body])).toEqual([
    [
      'POST /desk/shop/coupons',
      {
        coupon: {
          ...said,
          code: 'NORTH-5',
          title: { en: 'Five off', ar: 'خصم خمسة', es: '' },
          discount: 5,
          discount_type: 'amount',
          min_purchase: 20,
          start_date: '2026-12-01T07:00:00.000Z',
          expire_date: '2026-12-24T15:30:00.000Z',
          limit_per_person: null,
          limit_in_all: 100,
        },
      },
    ],
  ]);
  expect(localStorage.getItem('operatorDrafts')).toBeNull();
});

it('OPER-09 says at its field that another coupon has the code, and keeps what was typed over a reload', async () => {
  at.answer = refusing('validation', {
    field: 'coupon.code',
    message: 'Another coupon has this code.',
  });
  await open(7);
  await type(/^Code/, 'WELCOME');
  await press('Save');
  const error = await screen.findByText('Another coupon has this code.');
  const code = await field(/^Code/);
  expect(code.getAttribute('aria-describedby')?.split(' ')).toContain(error.id);
  expect(document.activeElement).toBe(code);
  cleanup();
  at.answer = usual;
  await open(7);
  expect(await field(/^Code/)).toHaveProperty('value', 'WELCOME');
  await press('Save');
  await vi.waitFor(() => expect(at.sent).toHaveLength(2));
  expect(at.sent[1]?.[1].body).toEqual({ coupon: { ...said, code: 'WELCOME' }, version: 'v1' });
});

it('OPER-08 says who was faster, and what was typed over what stands there then', async () => {
  at.answer = refusing('changed_meanwhile', { by: 'samir@shop.example' });
  await open(7);
  await type(/^Percent/, '15');
  await press('Save');
  await screen.findByRole('button', { name: 'Keep what I typed' });
  expect(screen.getByRole('alert').textContent).toBe(
    'samir@shop.example has changed this meanwhile, so yours was not saved.',
  );
  at.answer = (name) =>
    name === 'GET /desk/shop/coupons/{id}' ? { ...coupon, version: 'v2' } : usual(name);
  await press('Keep what I typed');
  await press('Save');
  await vi.waitFor(() => expect(at.sent).toHaveLength(2));
  expect(at.sent.map(([, { body }]) => body)).toEqual(
    ['v1', 'v2'].map((version) => ({ coupon: { ...said, discount: 15 }, version })),
  );
});
