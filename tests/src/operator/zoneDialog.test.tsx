// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/client/apiError';
import type { MapViewProps } from '../../../src/map/types';
import { settings } from '../../support/fakeCart';
import { renderAtOnce } from '../../support/renderAtOnce';

interface Sent {
  readonly body?: unknown;
}
const at = vi.hoisted(() => ({
  answer: (_call: string): unknown => undefined,
  sent: [] as [string, Sent][],
  map: null as MapViewProps | null,
}));
vi.mock('../../../src/client/client', () => ({
  call: async ({ method, path }: { method: string; path: string }, options: Sent) => {
    if (method !== 'GET') at.sent.push([`${method} ${path}`, options]);
    return at.answer(`${method} ${path}`);
  },
  onUnauthenticated: () => () => undefined,
  setGuestRenewal: () => undefined,
}));
vi.mock('../../../src/map/MapView', () => ({
  MapView: (props: MapViewProps) => {
    at.map = props;
    return null;
  },
}));
// jsdom has no typefaces that could arrive late.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
const { default: ShopPartDialog } = await import('../../../src/operator/shop/ShopPartDialog');

const area = [
  { lat: 24.6, lng: 46.6 },
  { lat: 24.6, lng: 46.7 },
  { lat: 24.7, lng: 46.7 },
  { lat: 24.7, lng: 46.6 },
];
const charges = {
  per_km_shipping_charge: 0.5,
  minimum_shipping_charge: 2,
  maximum_shipping_charge: null,
  increased_delivery_fee: 10,
};
const zone = {
  id: 3,
  version: 'v1',
  is_active: 1,
  name: { en: 'North', ar: 'الشمال', es: '' },
  area,
  modules: [{ id: 1, ...charges }],
  serves: { stores: 4, orders: 0, places: 1 },
  inside: [],
};
const other = { id: 4, name: 'South', is_active: 1, coordinates: area, modules: [] };
const around = {
  zones: [{ ...other, id: 3, name: 'North' }, other],
  modules: [
    { id: 1, name: 'Food', type: 'food' },
    { id: 2, name: 'Grocery', type: 'grocery' },
  ],
};
const usual = (name: string): unknown =>
  ({
    'GET /config': settings,
    'GET /desk/shop/zones': around,
    'GET /desk/shop/zones/{id}': zone,
  })[name] ?? {};
beforeEach(() => {
  localStorage.clear();
  at.sent = [];
  at.answer = usual;
  at.map = null;
});

const onDone = vi.fn();
const open = (id: number | null) =>
  renderAtOnce(<ShopPartDialog input={{ part: { kind: 'zone', id } }} onDone={onDone} />);
const field = (name: RegExp | string) => screen.findByRole('textbox', { name });
const type = async (label: RegExp | string, value: string) =>
  fireEvent.change(await field(label), { target: { value } });
const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }));
const shape = async () => {
  await vi.waitFor(() => expect(at.map?.label).toBe('Map of the zone'));
  if (!at.map?.shape) throw new Error('nothing is drawn');
  return at.map.shape;
};
/** What is done on the map. */
const draw = async (work: (drawn: Awaited<ReturnType<typeof shape>>) => void) => {
  const drawn = await shape();
  act(() => work(drawn));
};
const state = () =>
  within(screen.getByRole('region', { name: 'Border of the zone' })).getByRole('status');
const refusing = (code: string, facts: object) => (name: string) => {
  if (name.startsWith('GET')) return usual(name);
  throw new ApiError('refused', 409, [{ code, message: 'No.', ...facts }], null);
};
const form = {
  name: zone.name,
  area,
  modules: [
    { module_id: 1, works: 1, ...charges },
    {
      ...{ module_id: 2, works: 0, per_km_shipping_charge: 0, minimum_shipping_charge: 0 },
      ...{ maximum_shipping_charge: null, increased_delivery_fee: 0 },
    },
  ],
  store_ids: [] as number[],
};

it('OPER-12 is drawn corner by corner, and says at the map what is wrong; nothing is sent before', async () => {
  await open(null);
  await press('Make the zone');
  expect(await field(/^Name \(English\)/)).toBe(document.activeElement);
  for (const words of [
    'A name in the first language is needed',
    'Choose at least one module that works there',
  ])
    expect(screen.getByText(words).textContent).toBe(words);
  expect(state().textContent).toBe('A zone needs three corners or more');
  expect(at.map?.zones?.map(({ name }) => name)).toEqual(['North', 'South']);
  const [a, b, c, d] = area;
  for (const corner of [a, c, b, d])
    if (corner) await draw(({ onAdd, chosen }) => onAdd(corner, chosen));
  expect((await shape()).corners).toEqual([a, c, b, d]);
  expect(state().textContent).toBe(
    'The side behind corner 1 and the side behind corner 3 cross or touch each other. Move one of them away.',
  );
  expect((await shape()).wrong).toEqual([0, 2]);
  await type(/^Name \(English\)/, 'North');
  fireEvent.click(await screen.findByRole('switch', { name: 'Food' }));
  await press('Make the zone');
  expect(screen.getByRole('region', { name: 'Border of the zone' })).toBe(document.activeElement);
  expect(at.sent).toEqual([]);

  await press('Undo');
  await press('Undo');
  expect((await shape()).corners).toEqual([a, c]);
  await draw(({ onRemove }) => onRemove(1));
  for (const corner of [b, c, d])
    if (corner) await draw(({ onAdd, chosen }) => onAdd(corner, chosen));
  expect(state().textContent).toBe('4 corners · 112 km²');
  await press('Make the zone');
  await vi.waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(at.sent.map(([name, { body }]) => [name, body])).toEqual([
    [
      'POST /desk/shop/zones',
      {
        zone: {
          ...form,
          name: { en: 'North', ar: '', es: '' },
          modules: [{ ...form.modules[1], module_id: 1, works: 1 }, form.modules[1]],
        },
      },
    ],
  ]);
  expect(localStorage.getItem('operatorDrafts')).toBeNull();
});

it('OPER-09 OPER-12 is changed in numbers too, and what was done outlives a reload', async () => {
  await open(3);
  fireEvent.click(await screen.findByText('Corners as numbers'));
  const lat = await field('Latitude of corner 2');
  act(() => lat.focus());
  expect((await shape()).chosen).toBe(1);
  fireEvent.change(lat, { target: { value: '24.65' } });
  fireEvent.blur(lat);
  const moved = area.with(1, { lat: 24.65, lng: 46.7 });
  expect((await shape()).corners).toEqual(moved);
  await press('Add a corner after corner 2');
  const added = moved.toSpliced(2, 0, { lat: 24.675, lng: 46.7 });
  expect((await shape()).corners).toEqual(added);
  await press('Remove corner 1');
  cleanup();
  await open(3);
  expect((await shape()).corners).toEqual(added.slice(1));
  // Nonsense moves nothing.
  const lng = await field('Longitude of corner 1');
  fireEvent.change(lng, { target: { value: '' } });
  fireEvent.blur(lng);
  expect((await shape()).corners).toEqual(added.slice(1));
  await press('Save');
  await vi.waitFor(() => expect(at.sent).toHaveLength(1));
  expect(at.sent[0]?.[1].body).toEqual({
    zone: { ...form, area: added.slice(1) },
    version: 'v1',
    leaves: null,
  });
});

it('OPER-13 says how many it would serve no longer, goes back to the map, and saves once it is meant', async () => {
  const leaves = { stores: 2, orders: 1, places: 0 };
  at.answer = refusing('leaves_outside', { leaves });
  await open(3);
  await type(/^Name \(English\)/, 'Northern');
  await press('Save');
  const alert = await screen.findByRole('alert');
  expect(
    within(alert)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['2 stores', '1 order under way']);
  await press('Back to the map');
  expect(await field(/^Name \(English\)/)).toHaveProperty('value', 'Northern');
  await press('Save');
  at.answer = usual;
  await press('Save all the same');
  await vi.waitFor(() => expect(at.sent).toHaveLength(3));
  const body = { zone: { ...form, name: { ...zone.name, en: 'Northern' } }, version: 'v1' };
  expect(at.sent.map(([, sent]) => sent.body)).toEqual([
    { ...body, leaves: null },
    { ...body, leaves: null },
    { ...body, leaves },
  ]);
});

it('OPER-13 says what it serves before it is closed', async () => {
  await open(3);
  await press('Close the zone');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '4 stores',
    '1 saved address of a customer',
  ]);
  await press('Yes, close it');
  await vi.waitFor(() => expect(at.sent).toHaveLength(1));
  expect(at.sent.map(([name, { body }]) => [name, body])).toEqual([
    ['PUT /desk/shop/zones/{id}/active', { is_active: 0, leaves: zone.serves }],
  ]);
});

it('OPER-13 asks again where it serves more by now than was shown, and closes it once that is meant', async () => {
  const leaves = { stores: 5, orders: 2, places: 1 };
  at.answer = refusing('leaves_outside', { leaves });
  await open(3);
  await press('Close the zone');
  await press('Yes, close it');
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('It serves more by now')).toHaveProperty('isConnected', true);
  expect(
    within(alert)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['5 stores', '2 orders under way', '1 saved address of a customer']);
  await press('Leave it open');
  await press('Close the zone');
  await press('Yes, close it');
  await screen.findByRole('alert');
  at.answer = usual;
  await press('Close it all the same');
  await vi.waitFor(() => expect(at.sent).toHaveLength(3));
  expect(at.sent.map(([, sent]) => sent.body)).toEqual([
    { is_active: 0, leaves: zone.serves },
    { is_active: 0, leaves: zone.serves },
    { is_active: 0, leaves },
  ]);
});

it('OPER-16 takes over the stores that lie in it and are chosen', async () => {
  const inside = [
    { id: 7, name: 'Oven', zone: 'South' },
    { id: 8, name: 'Loaf', zone: 'South' },
  ];
  at.answer = (name) => (name === 'GET /desk/shop/zones/{id}' ? { ...zone, inside } : usual(name));
  await open(3);
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Loaf · South' }));
  await press('Save');
  await vi.waitFor(() => expect(at.sent).toHaveLength(1));
  expect(at.sent[0]?.[1].body).toEqual({
    zone: { ...form, store_ids: [8] },
    version: 'v1',
    leaves: null,
  });
});
