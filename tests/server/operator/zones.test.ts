import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchItems } from '../../../domain/catalogue/itemEndpoints';
import * as calls from '../../../domain/operator/shopZoneEndpoints';
import { addAddress, listAddresses } from '../../../domain/place/addressEndpoints';
import { getZoneId } from '../../../domain/place/geographyEndpoints';
import { listModules, listZones } from '../../../domain/place/placeEndpoints';
import { acts } from '../../../server/db/schema/acts';
import { orders } from '../../../server/db/schema/orders';
import { zones } from '../../../server/db/schema/places';
import { moduleId, openShop, type Shop } from '../orders/shop';
import { operatorIn } from './operators';

let shop: Shop;
let token: string;
let email: string;
beforeAll(async () => {
  shop = await openShop();
  ({ token, email } = await operatorIn(shop));
}, 300_000);
afterAll(() => shop.close());

/** A square of 0.02 degrees, some 2 kilometres, by its south-western corner. */
const square = (lat: number, lng: number, width = 0.02) => [
  { lat, lng },
  { lat, lng: lng + width },
  { lat: lat + 0.02, lng: lng + width },
  { lat: lat + 0.02, lng },
];
let number = 0;
/** Where nothing of the demo is, and each time somewhere else. */
const elsewhere = () => {
  number += 1;
  return { lat: 10, lng: number };
};
const food = {
  module_id: moduleId,
  works: 1,
  per_km_shipping_charge: '0.555',
  minimum_shipping_charge: 2,
  maximum_shipping_charge: '',
  increased_delivery_fee: 12.5,
};
const form = (parts: Record<string, unknown> = {}) => ({
  name: { en: 'Fig Hill', ar: 'تل التين', es: '' },
  area: square(10, 10),
  modules: [food, { ...food, module_id: 1, works: 0 }],
  ...parts,
});
const add = (parts: Record<string, unknown> = {}, headers = {}) =>
  shop.call(calls.addShopZone, { token, headers, body: { zone: form(parts) } });
const edit = (id: number, version: string, parts: object, more: object = {}) => ({
  token,
  params: { id },
  body: { zone: form({ ...parts }), version, ...more },
});
const zonesAt = async (lat: number, lng: number) => {
  const answer = await shop.request(getZoneId, { query: { lat, lng } });
  return answer.status === 404 ? [] : JSON.parse((await answer.json()).zone_id);
};
const live = async (id: number) => (await shop.call(listZones)).find((zone) => zone.id === id);

describe('a zone that an operator draws', () => {
  it('serves whoever is in it at once, for what its modules cost there (OPER-12, OPER-13)', async () => {
    const { lat, lng } = elsewhere();
    expect(await zonesAt(lat + 0.01, lng + 0.01)).toEqual([]);
    const area = square(lat, lng);
    const { version, ...made } = await add({ area: [...area, area[0]] });
    expect(version).toMatch(/^[0-9a-f]{32}$/);
    const charges = {
      id: moduleId,
      per_km_shipping_charge: 0.56,
      minimum_shipping_charge: 2,
      maximum_shipping_charge: null,
      increased_delivery_fee: 12.5,
    };
    expect(made).toEqual({
      id: made.id,
      is_active: 1,
      name: { en: 'Fig Hill', ar: 'تل التين', es: '' },
      area,
      modules: [charges],
      serves: { stores: 0, orders: 0, places: 0 },
      inside: [],
    });
    const at = { lat: lat + 0.01, lng: lng + 0.01 };
    expect(await shop.call(getZoneId, { query: at, language: 'es' })).toEqual({
      zone_id: [made.id],
      zone_data: [
        { id: made.id, name: 'Fig Hill', modules: [{ ...charges, module_type: 'grocery' }] },
      ],
    });
    const modules = await shop.call(listModules, { headers: { zoneId: `[${made.id}]` } });
    expect(modules.map(({ id }) => id)).toEqual([moduleId]);
    const listed = await shop.call(calls.listShopZones, { token, language: 'ar' });
    expect(listed.zones.at(-1)).toEqual({
      id: made.id,
      name: 'تل التين',
      is_active: 1,
      coordinates: area,
      modules: [{ ...charges, name: listed.modules.find(({ id }) => id === moduleId)?.name }],
    });
  });

  it('is made once, however often it is sent (OPER-09)', async () => {
    const zone = form({ name: { en: 'Once' } });
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const send = (said: object) =>
      shop.request(calls.addShopZone, { token, headers, body: { zone: said } });
    const both = await Promise.all([send(zone), send(zone)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const made = await shop.db.select().from(zones);
    expect(made.filter(({ name }) => name.en === 'Once')).toHaveLength(1);
    expect((await send(form())).status).toBe(409);
  });

  const [sw, se, ne, nw] = square(10, 10);
  it.each([
    ['no name in the first language', { name: { en: ' ', ar: 'تين' } }, 'zone.name.en'],
    ['two corners', { area: [sw, se] }, 'zone.area'],
    ['one corner many times', { area: [sw, sw, se, se, sw] }, 'zone.area'],
    ['sides that cross', { area: [sw, ne, se, nw] }, 'zone.area'],
    ['next to nothing in it', { area: square(10, 10, 0.000001) }, 'zone.area'],
    [
      'too many corners',
      {
        area: Array(501)
          .fill(sw)
          .map((one, at) => ({ ...one, lat: at / 10 - 25 })),
      },
      'zone.area',
    ],
    ['a corner that is on no globe', { area: [sw, se, { lat: 91, lng: 0 }] }, 'zone.area.2.lat'],
    ['no module', { modules: [{ ...food, works: 0 }] }, 'zone.modules'],
    ['a module that there is not', { modules: [{ ...food, module_id: 99 }] }, 'zone.modules'],
    [
      'less than nothing for a kilometre',
      { modules: [{ ...food, per_km_shipping_charge: -1 }] },
      'zone.modules.0.per_km_shipping_charge',
    ],
    [
      'a greatest charge below the least',
      { modules: [{ ...food, maximum_shipping_charge: 1 }] },
      'zone.modules.0.maximum_shipping_charge',
    ],
  ])('with %s is refused at its field (OPER-09, OPER-12)', async (_, parts, field) => {
    const body = { zone: form(parts) };
    const { status, errors } = await shop.refusal(calls.addShopZone, { token, body });
    expect([status, errors[0]?.code, errors[0]?.field]).toEqual([403, 'validation', field]);
  });
});

describe('a zone that is changed', () => {
  it('is what was read, else its operator is told who was faster (OPER-08)', async () => {
    const area = square(11, 11);
    const { id, version } = await add({ area });
    const changed = await shop.call(
      calls.editShopZone,
      edit(id, version, { area, modules: [food, { ...food, module_id: 1 }] }),
    );
    expect(changed.modules.map((one) => one.id)).toEqual([1, moduleId]);
    const late = { ...edit(id, version, { area }), token: (await operatorIn(shop)).token };
    expect(await shop.refusal(calls.editShopZone, late)).toEqual({
      status: 409,
      errors: [
        {
          code: 'changed_meanwhile',
          message: 'Somebody else has changed this meanwhile.',
          by: email,
        },
      ],
    });
    const both = await Promise.all(
      ['A', 'B'].map((en) =>
        shop.request(calls.editShopZone, edit(id, changed.version, { area, name: { en } })),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('says whom it would serve no longer, and does so once that many are meant (OPER-13)', async () => {
    const { lat, lng } = elsewhere();
    const area = square(lat, lng, 0.04);
    const { id, version } = await add({ area });
    const east = { lat: lat + 0.01, lng: lng + 0.03 };
    const west = { lat: lat + 0.01, lng: lng + 0.01 };
    await shop.store({ zoneId: id, ...east });
    await shop.store({ zoneId: id, ...west });
    // One that lies outside of its zone already.
    await shop.store({ zoneId: id, lat: 0, lng: 0 });
    const item = await shop.item(await shop.store());
    for (const [status, at] of [
      ['processing', east],
      ['delivered', east],
      ['pending', west],
    ] as const) {
      const { order_id } = await shop.order(await shop.guest(), item);
      const deliveryAddress = {
        ...{ address: 'Fig Street 1', address_type: 'home', latitude: at.lat, longitude: at.lng },
        ...{ road: '', house: '', floor: '' },
      };
      await shop.db
        .update(orders)
        .set({ zoneId: id, status, deliveryAddress })
        .where(eq(orders.id, order_id));
    }
    const customer = await shop.customer();
    const place = (at: { lat: number; lng: number }, address: string) =>
      shop.call(addAddress, {
        token: customer,
        body: {
          ...{ address, contact_person_name: 'Lina', contact_person_number: '+966550001111' },
          ...{ latitude: at.lat, longitude: at.lng },
        },
      });
    await place(east, 'East');
    await place(west, 'West');
    await place({ lat: lat + 0.01, lng: lng + 0.035 }, 'Far east');
    const idsOf = async () =>
      (await shop.call(listAddresses, { token: customer })).addresses.map((one) => [
        one.address,
        one.zone_ids,
      ]);
    expect((await shop.call(calls.readShopZone, { token, params: { id } })).serves).toEqual({
      stores: 2,
      orders: 2,
      places: 3,
    });
    // Another zone holds the easternmost place too.
    const other = await add({ area: square(lat, lng + 0.034) });

    const smaller = { area: square(lat, lng, 0.02) };
    const leaves = { stores: 1, orders: 1, places: 1 };
    expect(await shop.refusal(calls.editShopZone, edit(id, version, smaller))).toEqual({
      status: 409,
      errors: [
        {
          code: 'leaves_outside',
          message: 'The zone would leave some outside that it serves now.',
          leaves,
        },
      ],
    });
    const fewer = edit(id, version, smaller, { leaves: { ...leaves, stores: 0 } });
    expect((await shop.refusal(calls.editShopZone, fewer)).errors[0]?.code).toBe('leaves_outside');
    expect([(await live(id))?.coordinates, await zonesAt(east.lat, east.lng)]).toEqual([
      area,
      [id],
    ]);

    const saved = await shop.call(calls.editShopZone, edit(id, version, smaller, { leaves }));
    expect(saved.serves).toEqual({ stores: 1, orders: 1, places: 1 });
    expect(await zonesAt(east.lat, east.lng)).toEqual([]);
    expect((await idsOf()).sort()).toEqual([
      ['East', []],
      ['Far east', [other.id]],
      ['West', [id]],
    ]);

    const wider = await shop.call(calls.editShopZone, edit(id, saved.version, { area }));
    expect(wider.serves.stores).toBe(2);
    expect((await idsOf()).sort()).toEqual([
      ['East', [id]],
      ['Far east', [id, other.id]],
      ['West', [id]],
    ]);
    // Closing says the same, and is done once as many are meant: of the places one is in another zone too.
    const closing = (meant: object | null) => ({
      token,
      params: { id },
      body: { is_active: 0, leaves: meant },
    });
    const all = { stores: 2, orders: 2, places: 2 };
    expect(await shop.refusal(calls.setZoneActive, closing(null))).toEqual({
      status: 409,
      errors: [
        {
          code: 'leaves_outside',
          message: 'The zone would leave some outside that it serves now.',
          leaves: all,
        },
      ],
    });
    const less = closing({ ...all, orders: 1 });
    expect((await shop.refusal(calls.setZoneActive, less)).errors[0]?.leaves).toEqual(all);
    expect((await shop.call(calls.readShopZone, { token, params: { id } })).is_active).toBe(1);
    await shop.call(calls.setZoneActive, closing(all));
    expect((await idsOf()).sort()).toEqual([
      ['East', []],
      ['Far east', [other.id]],
      ['West', []],
    ]);
  });

  it('says so of stores whose module works there no longer (OPER-13)', async () => {
    const { lat, lng } = elsewhere();
    const area = square(lat, lng);
    const { id, version } = await add({ area });
    await shop.store({ zoneId: id, lat: lat + 0.01, lng: lng + 0.01 });
    const without = edit(id, version, { area, modules: [{ ...food, module_id: 1 }] });
    const { errors } = await shop.refusal(calls.editShopZone, without);
    expect(errors[0]?.leaves).toEqual({ stores: 1, orders: 0, places: 0 });
  });

  it('says which stores lie in it and sell elsewhere, and takes those that are chosen (OPER-16)', async () => {
    const { lat, lng } = elsewhere();
    const area = square(lat, lng);
    const at = { lat: lat + 0.01, lng: lng + 0.01 };
    const store = await shop.store({ ...at, name: { en: 'Oven', ar: 'الفرن' } });
    const stays = await shop.store({ ...at, name: { en: 'Loaf' } });
    await shop.store({ ...at, moduleId: 1 });
    const far = await shop.store({ lat: lat + 1, lng });
    const item = await shop.item(store, { name: { en: 'Quince tart' } });
    const { id, version, inside } = await add({ area });
    const zone = 'Harbour and Centre';
    expect(inside).toEqual([
      { id: store, name: 'Oven', zone },
      { id: stays, name: 'Loaf', zone },
    ]);
    const found = async (zoneId: number) => {
      const { products } = await shop.call(searchItems, {
        headers: { zoneId: `[${zoneId}]`, moduleId: String(moduleId) },
        query: { name: 'quince' },
      });
      return products.map((one) => one.id);
    };
    expect([await found(1), await found(id)]).toEqual([[item], []]);
    for (const wrong of [far, 999_999]) {
      const asked = edit(id, version, { area, store_ids: [store, wrong] });
      expect((await shop.refusal(calls.editShopZone, asked)).errors[0]).toEqual({
        code: 'validation',
        message: 'This lies outside the border, or its module does not work there.',
        field: 'zone.store_ids',
      });
    }
    expect(await found(1)).toEqual([item]);
    const asked = edit(id, version, { area, store_ids: [store, store] });
    const saved = await shop.call(calls.editShopZone, asked);
    expect([saved.inside, saved.serves.stores]).toEqual([[{ id: stays, name: 'Loaf', zone }], 1]);
    expect([await found(1), await found(id)]).toEqual([[], [item]]);
  });

  it('is closed and opened, which shoppers see at once; the log says who did so (OPER-04, OPER-12, OPER-13)', async () => {
    const { lat, lng } = elsewhere();
    const { id, version } = await add({ area: square(lat, lng), name: { en: 'Olive Hill' } });
    const turn = (is_active: 0 | 1) =>
      shop.call(calls.setZoneActive, { token, params: { id }, body: { is_active } });
    await turn(0);
    await turn(0);
    expect([await live(id), await zonesAt(lat + 0.01, lng + 0.01)]).toEqual([undefined, []]);
    const { zones: all } = await shop.call(calls.listShopZones, { token });
    expect(all.find((zone) => zone.id === id)?.is_active).toBe(0);
    expect((await shop.refusal(calls.editShopZone, edit(id, version, {}))).errors[0]?.code).toBe(
      'changed_meanwhile',
    );
    const closed = await shop.call(calls.readShopZone, { token, params: { id } });
    // A zone that is closed serves nobody, so it may go anywhere.
    await shop.call(calls.editShopZone, edit(id, closed.version, { area: square(lat + 1, lng) }));
    await turn(1);
    expect(await zonesAt(lat + 1.01, lng + 0.01)).toEqual([id]);
    const noted = await shop.db.select().from(acts).where(like(acts.kind, 'zone.%'));
    expect(
      noted.filter(({ about }) => about === id).map((act) => [act.by, act.kind, act.note]),
    ).toEqual([
      [email, 'zone.added', 'Olive Hill'],
      [email, 'zone.closed', 'Olive Hill'],
      [email, 'zone.edited', 'Fig Hill'],
      [email, 'zone.opened', 'Fig Hill'],
    ]);
  });
});
