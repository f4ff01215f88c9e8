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
const { default: ItemDialog } = await import('../../../src/desk/item/ItemDialog');

const words = (en: string) => ({ en, ar: '', es: '' });
const item = {
  id: 7,
  version: 'v1',
  name: words('Fig bread'),
  description: words(''),
  unit: words('400 g'),
  image_full_url: '',
  category_id: 3,
  price: 4.5,
  stock: 7,
  veg: 1,
  halal: 0,
  organic: 0,
  has_variations: 0,
  is_on_menu: 1,
};
const shelves = {
  categories: [
    { id: 3, name: 'Bread', parent_id: 0 },
    { id: 4, name: 'Sweet bread', parent_id: 3 },
  ],
  counts_stock: 1,
};
const usual = (name: string): unknown =>
  ({ 'GET /config': settings, 'GET /desk/shelves': shelves, 'GET /desk/items/{id}': item })[name] ??
  {};
beforeEach(() => {
  localStorage.clear();
  at.sent = [];
  at.answer = usual;
});

const onDone = vi.fn();
const open = (itemId: number | null) =>
  renderAtOnce(<ItemDialog input={{ itemId }} onDone={onDone} />);
const field = (name: RegExp | string) => screen.findByRole('textbox', { name });
const type = async (name: RegExp | string, value: string) =>
  fireEvent.change(await field(name), { target: { value } });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const choose = async (value: string) =>
  fireEvent.change(await screen.findByRole('combobox', { name: 'Category' }), {
    target: { value },
  });

it('DESK-24 says what an item lacks at its field, and sends nothing', async () => {
  await open(null);
  await press('Add to the menu');
  const name = await field('Name (English)');
  const error = await screen.findByText('A name in the first language is needed');
  expect(name.getAttribute('aria-describedby')?.split(' ')).toContain(error.id);
  expect(document.activeElement).toBe(name);
  expect([
    screen.getByText('Choose where it stands').textContent,
    screen.getByText('A price from 0 to 999,999,999').textContent,
    at.sent,
  ]).toEqual(['Choose where it stands', 'A price from 0 to 999,999,999', []]);
});

it('DESK-21 adds what was typed, on a shelf below another', async () => {
  await open(null);
  await type('Name (English)', ' Date bread ');
  await type('Name (العربية)', 'خبز التمر');
  await type('One piece is (English)', '300 g');
  await choose('4');
  await type('Price', '5.25');
  await type('In stock', '12');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Halal' }));
  await press('Add to the menu');
  await vi.waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(at.sent.map(([name, { body }]) => [name, body])).toEqual([
    [
      'POST /desk/items',
      {
        name: { en: 'Date bread', ar: 'خبز التمر', es: '' },
        description: words(''),
        unit: words('300 g'),
        category_id: 4,
        price: 5.25,
        stock: 12,
        veg: 0,
        halal: 1,
        organic: 0,
      },
    ],
  ]);
  expect(localStorage.getItem('deskDrafts')).toBeNull();
});

const fold = async () => (await screen.findByText('Other languages')).closest('details');

it('DESK-21 begins with its words in the language of the desk, and folds the others behind what is filled of them', async () => {
  await open(null);
  const folded = await fold();
  const labels = [...document.querySelectorAll('form label')].map(({ textContent }) => textContent);
  expect(labels).toEqual([
    'Name (English) *',
    'Description (English)',
    'Category *',
    'Price *',
    'One piece is (English)',
    'In stock',
    'Vegetarian',
    'Halal',
    'Organic',
    'Name (العربية)',
    'Description (العربية)',
    'One piece is (العربية)',
    'Name (Español)',
    'Description (Español)',
    'One piece is (Español)',
  ]);
  expect([folded?.open, folded?.querySelector('summary')?.textContent]).toEqual([
    false,
    'Other languages0 of 2 filled',
  ]);
  await type('Description (Español)', 'Con dátiles');
  expect(folded?.querySelector('summary')?.textContent).toBe('Other languages1 of 2 filled');
});

it('DESK-24 opens what is folded where something in it is wrong, and focuses it', async () => {
  const named = { ...item, name: { ...words('Fig bread'), ar: 'ت'.repeat(101) } };
  at.answer = (name) => (name === 'GET /desk/items/{id}' ? named : usual(name));
  await open(7);
  const folded = await fold();
  await press('Save');
  const error = await screen.findByText('This text is too long');
  const name = await field('Name (العربية)');
  expect(name.getAttribute('aria-describedby')?.split(' ')).toContain(error.id);
  expect([folded?.open, document.activeElement === name, at.sent]).toEqual([true, true, []]);
});

it('DESK-24 keeps what is typed over a reload, and adds it with the same key where nothing answered', async () => {
  at.answer = (name) => {
    if (name.startsWith('POST')) throw new TypeError('no connection');
    return usual(name);
  };
  await open(null);
  await type('Name (English)', 'Date bread');
  await choose('3');
  await type('Price', '5');
  await press('Add to the menu');
  await screen.findByRole('button', { name: 'Try again' });
  cleanup();
  at.answer = usual;
  await open(null);
  expect(await field('Name (English)')).toHaveProperty('value', 'Date bread');
  await press('Add to the menu');
  await vi.waitFor(() => expect(at.sent).toHaveLength(2));
  const [before, again] = at.sent.map(([, { idempotencyKey }]) => idempotencyKey);
  expect(before).toMatch(/^[0-9a-f-]{36}$/);
  expect(again).toBe(before);
});

it('DESK-24 adds another where one was added with other words before', async () => {
  at.answer = (name) => {
    if (!name.startsWith('POST')) return usual(name);
    const code = 'idempotency_key_reused';
    throw new ApiError('refused', 409, [{ code, message: 'Already sent.' }], null);
  };
  await open(null);
  await type('Name (English)', 'Date bread');
  await choose('3');
  await type('Price', '5');
  await press('Add to the menu');
  await screen.findByText('Already sent.');
  at.answer = usual;
  await press('Back to the item');
  await press('Add to the menu');
  await vi.waitFor(() => expect(at.sent).toHaveLength(2));
  expect(new Set(at.sent.map(([, { idempotencyKey }]) => idempotencyKey)).size).toBe(2);
});

it('DESK-22 says who was faster, and what was typed over what stands there then', async () => {
  at.answer = (name) => {
    if (!name.startsWith('PUT')) return usual(name);
    const error = { code: 'item_changed', message: 'Changed.', by: 'samir@store.example' };
    throw new ApiError('refused', 409, [error], null);
  };
  await open(7);
  await type('Name (English)', 'Date bread');
  await press('Save');
  await screen.findByRole('button', { name: 'Keep what I typed' });
  expect(screen.getByRole('alert').textContent).toBe(
    'samir@store.example has changed this item meanwhile, so yours was not saved.',
  );
  at.answer = (name) =>
    name.startsWith('GET /desk/items/')
      ? { ...item, version: 'v2', stock: 5, price: 6 }
      : usual(name);
  await press('Keep what I typed');
  expect(await field('Name (English)')).toHaveProperty('value', 'Date bread');
  await press('Save');
  await vi.waitFor(() => expect(at.sent).toHaveLength(2));
  expect(at.sent.map(([, { body }]) => body)).toEqual(
    [
      { version: 'v1', stock_was: 7, price: 4.5, stock: 7 },
      // Price and stock were not typed: they stay as the other has said.
      { version: 'v2', stock_was: 5, price: 6, stock: 5 },
    ].map((read) => ({
      name: words('Date bread'),
      description: words(''),
      unit: words('400 g'),
      category_id: 3,
      veg: 1,
      halal: 0,
      organic: 0,
      ...read,
    })),
  );
});

const putBack = () => screen.queryByRole('button', { name: 'Show how it stands now' });

it('DESK-24 says that what was typed before is not saved, and lets go of it', async () => {
  await open(7);
  expect((await field('Name (English)')).getAttribute('value')).toBe('Fig bread');
  expect(putBack()).toBeNull();
  await type('Name (English)', 'Date bread');
  await press('Close');
  cleanup();
  await open(7);
  expect(await field('Name (English)')).toHaveProperty('value', 'Date bread');
  expect(screen.getByText('Not saved yet').textContent).toBe('Not saved yet');
  await press('Show how it stands now');
  expect(await field('Name (English)')).toHaveProperty('value', 'Fig bread');
  expect([putBack(), localStorage.getItem('deskDrafts'), at.sent]).toEqual([null, null, []]);
});

it('DESK-23 taking an item off the menu leaves what was typed and not saved', async () => {
  await open(7);
  await type('Name (English)', 'Date bread');
  await press('Take off the menu');
  await screen.findByText(/^What you typed is not saved yet: it stays with you/);
  await press('Yes, take it off');
  await vi.waitFor(() => expect(at.sent).toHaveLength(1));
  cleanup();
  await open(7);
  expect(await field('Name (English)')).toHaveProperty('value', 'Date bread');
});
