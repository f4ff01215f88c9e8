// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/client/apiError';
import { settings } from '../../support/fakeCart';
import { renderAtOnce } from '../../support/renderAtOnce';

interface Sent {
  readonly query?: unknown;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
}
const at = vi.hoisted(() => ({
  answer: (_call: string): unknown => undefined,
  sent: [] as [string, Sent][],
  asked: [] as unknown[],
  picture: null as string | null,
}));
vi.mock('../../../src/client/client', () => ({
  call: async ({ method, path }: { method: string; path: string }, options: Sent) => {
    if (method !== 'GET') at.sent.push([`${method} ${path}`, options]);
    if (path === '/desk/shop/banner-targets') at.asked.push(options.query);
    return at.answer(`${method} ${path}`);
  },
  onUnauthenticated: () => () => undefined,
  setGuestRenewal: () => undefined,
}));
// jsdom draws no pictures.
vi.mock('../../../src/client/photoData', async (original) => ({
  ...(await original<typeof import('../../../src/client/photoData')>()),
  preparePhoto: async () => at.picture,
}));
// jsdom has no typefaces that could arrive late.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
const { default: ShopPartDialog } = await import('../../../src/operator/shop/ShopPartDialog');

const image = '/media/catalogue/old.webp';
const fresh = '/media/catalogue/new.webp';
const banner = {
  id: 7,
  version: 'v1',
  is_active: 1,
  title: { en: 'Figs are here', ar: '', es: '' },
  image_full_url: image,
  module_id: 2,
  zone_id: 4,
  zone: 'North',
  leads_to: 'store',
  target_id: 12,
  target: 'Fig & Olive',
  link: '',
  position: 3,
};
const form = {
  title: banner.title,
  image,
  module_id: 2,
  zone_id: 4,
  leads_to: 'store',
  target_id: 12,
  link: '',
  position: 3,
};
const usual = (name: string): unknown =>
  ({
    'GET /config': settings,
    'GET /desk/shop/coupon-places': {
      modules: [
        { id: 1, name: 'Food', type: 'food' },
        { id: 2, name: 'Grocery', type: 'grocery' },
        { id: 6, name: 'Rental', type: 'rental' },
      ],
      zones: [{ id: 4, name: 'North' }],
    },
    'GET /desk/shop/banners/{id}': banner,
    'GET /desk/shop/banner-targets': {
      targets: [
        { id: 12, name: 'Fig & Olive', where: 'Palm Street' },
        { id: 13, name: 'Palm Bakery', where: 'Fig Street' },
      ],
    },
    'POST /desk/shop/banner-pictures': { image_full_url: fresh },
  })[name] ?? {};
beforeEach(() => {
  localStorage.clear();
  at.sent = [];
  at.asked = [];
  at.answer = usual;
  at.picture = 'data:image/jpeg;base64,ZmlncyE=';
});

const onDone = vi.fn();
const open = (id: number | null) =>
  renderAtOnce(<ShopPartDialog input={{ part: { kind: 'banner', id } }} onDone={onDone} />);
const field = (name: RegExp | string) => screen.findByRole('textbox', { name });
const type = async (label: RegExp | string, value: string) =>
  fireEvent.change(await field(label), { target: { value } });
const choose = async (label: RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const pick = async () => {
  await screen.findByRole('button', { name: 'Choose a picture' });
  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('no picture can be chosen');
  fireEvent.change(input, { target: { files: [new File(['figs'], 'figs.png')] } });
};
const refusing = (code: string, facts: object) => (name: string) => {
  if (name.startsWith('GET')) return usual(name);
  throw new ApiError('refused', 409, [{ code, message: 'No.', ...facts }], null);
};
const preview = () => screen.findByRole('figure', { name: 'What shoppers will see' });
const names = () => at.sent.map(([name]) => name);

it('OPER-09 says what a banner lacks at its fields, and sends nothing', async () => {
  await open(null);
  await press('Make the banner');
  const title = await field(/^Title \(English\)/);
  const error = await screen.findByText('A title in the first language is needed');
  expect(title.getAttribute('aria-describedby')?.split(' ')).toContain(error.id);
  expect(document.activeElement).toBe(title);
  // What is wrong with the picture is read out where it is chosen.
  expect(screen.getAllByText('Choose a picture')).toHaveLength(2);
  expect(screen.getByText('Choose what it leads to').textContent).toBe('Choose what it leads to');
  await choose(/^It leads to/, 'address');
  await type(/^Address/, 'http://fig.example');
  await press('Make the banner');
  await screen.findByText('https:// and a site, or / and a page of the shop');
  expect(at.sent).toEqual([]);
});

it('OPER-14 makes what was said, with its picture sent first', async () => {
  await open(null);
  await type(/^Title \(English\)/, 'Palm days');
  fireEvent.click(await screen.findByText('Other languages'));
  await type('Title (العربية)', 'أيام النخيل');
  await pick();
  await vi.waitFor(async () =>
    expect((await preview()).querySelector('img')?.getAttribute('src')).toBe(at.picture),
  );
  await choose(/^Module/, '2');
  await choose(/^Zone/, '4');
  fireEvent.click(await screen.findByRole('combobox', { name: /^A store/ }));
  fireEvent.click(await screen.findByText('Palm Bakery · Fig Street'));
  await type(/^Place among/, '5');
  await press('Make the banner');
  await vi.waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(names()).toEqual(['POST /desk/shop/banner-pictures', 'POST /desk/shop/banners']);
  const [sent, made] = at.sent.map(([, { body }]) => body);
  const { image: file } = sent as { image: File };
  expect([file.type, file.size]).toEqual(['image/jpeg', 'figs!'.length]);
  expect(made).toEqual({
    banner: {
      ...form,
      title: { en: 'Palm days', ar: 'أيام النخيل', es: '' },
      image: fresh,
      target_id: 13,
      position: 5,
    },
  });
  expect(at.asked.at(-1)).toEqual({ of: 'store', module_id: 2, zone_id: 4, name: '' });
  expect(localStorage.getItem('operatorDrafts')).toBeNull();
});

it('OPER-14 leads from the home of vehicle rental to a vehicle or a provider of its zone', async () => {
  at.answer = (name) =>
    name === 'GET /desk/shop/banner-targets'
      ? { targets: [{ id: 31, name: 'Fjord Transit', where: 'Harbour Drive' }] }
      : usual(name);
  await open(7);
  const leads = async () =>
    [...(await screen.findByLabelText(/^It leads to/)).querySelectorAll('option')].map(
      ({ textContent }) => textContent,
    );
  expect(await leads()).toEqual([
    'A store',
    'An item',
    'A category',
    'The campaigns',
    'An address',
    'Nothing',
  ]);
  await choose(/^Module/, '6');
  expect(await leads()).toEqual(['A vehicle', 'A provider', 'Nothing']);
  fireEvent.click(await screen.findByRole('combobox', { name: /^A vehicle/ }));
  fireEvent.click(await screen.findByText('Fjord Transit · Harbour Drive'));
  await press('Save');
  await vi.waitFor(() => expect(at.sent).toHaveLength(1));
  expect(at.sent[0]?.[1].body).toEqual({
    banner: { ...form, module_id: 6, leads_to: 'vehicle', target_id: 31 },
    version: 'v1',
  });
  expect(at.asked.at(-1)).toEqual({ of: 'vehicle', module_id: 6, zone_id: 4, name: '' });
});

it('OPER-09 keeps the chosen picture over a reload, and makes the same once more after a lost answer', async () => {
  at.answer = (name) => {
    if (name === 'POST /desk/shop/banners') throw new ApiError('network', 0, [], null);
    return usual(name);
  };
  await open(null);
  await type(/^Title \(English\)/, 'Palm days');
  await choose(/^It leads to/, 'nothing');
  await pick();
  await vi.waitFor(async () =>
    expect((await preview()).querySelector('img')?.getAttribute('src')).toBe(at.picture),
  );
  await press('Make the banner');
  await screen.findByRole('button', { name: 'Try again' });
  cleanup();
  at.answer = usual;
  await open(null);
  expect((await preview()).querySelector('img')?.getAttribute('src')).toBe(at.picture);
  await press('Make the banner');
  await vi.waitFor(() => expect(at.sent).toHaveLength(4));
  const [first, second] = [at.sent[1]?.[1], at.sent[3]?.[1]];
  expect(second?.body).toEqual(first?.body);
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  expect(first?.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
});

it('OPER-09 says at the picture that it is none', async () => {
  at.answer = refusing('image_format', { field: 'image', message: 'This is no picture.' });
  await open(7);
  await pick();
  await vi.waitFor(async () =>
    expect((await preview()).querySelector('img')?.getAttribute('src')).toBe(at.picture),
  );
  await press('Save');
  await screen.findByText('This is no picture.');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose a picture' }));
  expect(names()).toEqual(['POST /desk/shop/banner-pictures']);
});

it('OPER-09 says that a file of the device cannot be read', async () => {
  at.picture = null;
  await open(7);
  await pick();
  await screen.findByText('This is no picture that can be read. Choose another one.');
  await press('Save');
  await vi.waitFor(() => expect(at.sent).toHaveLength(1));
  expect(at.sent[0]?.[1].body).toEqual({ banner: form, version: 'v1' });
});

it('OPER-08 says who was faster, and what was typed over what stands there then', async () => {
  at.answer = refusing('changed_meanwhile', { by: 'samir@shop.example' });
  await open(7);
  await type(/^Title \(English\)/, 'More figs');
  await press('Save');
  await screen.findByRole('button', { name: 'Keep what I typed' });
  expect(screen.getByRole('alert').textContent).toBe(
    'samir@shop.example has changed this meanwhile, so yours was not saved.',
  );
  at.answer = (name) =>
    name === 'GET /desk/shop/banners/{id}' ? { ...banner, version: 'v2' } : usual(name);
  await press('Keep what I typed');
  await press('Save');
  await vi.waitFor(() => expect(at.sent).toHaveLength(2));
  expect(at.sent.map(([, { body }]) => body)).toEqual(
    ['v1', 'v2'].map((version) => ({
      banner: { ...form, title: { ...form.title, en: 'More figs' } },
      version,
    })),
  );
});

it('OPER-14 switches it off once that is meant, and on again', async () => {
  await open(7);
  await press('Switch it off');
  await press('Yes, switch it off');
  await vi.waitFor(() => expect(onDone).toHaveBeenCalled());
  cleanup();
  at.answer = (name) =>
    name === 'GET /desk/shop/banners/{id}' ? { ...banner, is_active: 0 } : usual(name);
  await open(7);
  await press('Switch it on');
  await press('Yes, switch it on');
  await vi.waitFor(() => expect(at.sent).toHaveLength(2));
  expect(at.sent.map(([name, { body }]) => [name, body])).toEqual([
    ['PUT /desk/shop/banners/{id}/active', { is_active: 0 }],
    ['PUT /desk/shop/banners/{id}/active', { is_active: 1 }],
  ]);
});
