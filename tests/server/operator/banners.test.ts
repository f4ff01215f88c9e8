import { eq, like } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBanners } from '../../../domain/catalogue/catalogueEndpoints';
import * as calls from '../../../domain/operator/shopBannerEndpoints';
import type { ModuleType } from '../../../domain/place/module';
import { listRentalBanners } from '../../../domain/rental/browseEndpoints';
import { elementAt } from '../../../domain/values/elementAt';
import { acts } from '../../../server/db/schema/acts';
import { modules } from '../../../server/db/schema/places';
import { rentalProviders, vehicles } from '../../../server/db/schema/rental';
import { banners, categories, stores } from '../../../server/db/schema/stores';
import { moduleId, openShop, type Shop, zoneId } from '../orders/shop';
import { operatorIn } from './operators';

let shop: Shop;
let token: string;
let email: string;
let image: string;
let store: number;
let item: number;
const pictureOf = (bytes: Uint8Array) =>
  new File([Uint8Array.from(bytes)], 'fig.png', { type: 'image/png' });
const photo = (blue: number) =>
  sharp({ create: { width: 960, height: 360, channels: 3, background: { r: 9, g: 9, b: blue } } })
    .png()
    .toBuffer();
const keep = async (blue: number) => {
  const body = { image: pictureOf(await photo(blue)) };
  return (await shop.call(calls.keepBannerPicture, { token, body })).image_full_url;
};
beforeAll(async () => {
  shop = await openShop();
  ({ token, email } = await operatorIn(shop));
  image = await keep(9);
  store = await shop.store({ name: { en: 'Fig & Olive', ar: 'تين وزيتون' } });
  item = await shop.item(store, { name: { en: 'Fig tart', ar: 'تارت التين' } });
}, 300_000);
afterAll(() => shop.close());

const form = (parts: Record<string, unknown> = {}) => ({
  title: { en: 'Figs are here', ar: 'وصل التين', es: '' },
  image,
  module_id: moduleId,
  zone_id: zoneId,
  leads_to: 'store',
  target_id: store,
  link: '',
  position: '0',
  ...parts,
});
const add = (parts: Record<string, unknown> = {}, headers = {}) =>
  shop.call(calls.addShopBanner, { token, headers, body: { banner: form(parts) } });
const edit = (id: number, version: string, parts: Record<string, unknown>) => ({
  token,
  params: { id },
  body: { banner: form(parts), version },
});
const refused = async (parts: Record<string, unknown>) => {
  const body = { banner: form(parts) };
  const { status, errors } = await shop.refusal(calls.addShopBanner, { token, body });
  return [status, errors[0]?.code, errors[0]?.field];
};
const shown = async (zone = zoneId, language: 'en' | 'ar' | 'es' = 'en') => {
  const headers = { zoneId: `[${zone}]` };
  return (await shop.call(listBanners, { moduleId, headers, language })).banners;
};
const live = async (id: number, zone = zoneId) =>
  (await shown(zone)).find((banner) => banner.id === id);
const otherZone = 2;
const moduleOf = async (type: ModuleType) =>
  elementAt(await shop.db.select().from(modules).where(eq(modules.type, type)), 0).id;

describe('a banner that an operator makes', () => {
  it('is on the home of shoppers at once, in their language, with its picture (OPER-14)', async () => {
    const before = (await shown()).length;
    const { version, ...made } = await add({ position: 3 });
    expect(version).toMatch(/^[0-9a-f]{32}$/);
    expect(made).toEqual({
      id: made.id,
      is_active: 1,
      title: { en: 'Figs are here', ar: 'وصل التين', es: '' },
      image_full_url: image,
      module_id: moduleId,
      zone_id: zoneId,
      zone: 'Harbour and Centre',
      leads_to: 'store',
      target_id: store,
      target: 'Fig & Olive',
      link: '',
      position: 3,
    });
    expect((await shown()).length).toBe(before + 1);
    const [last] = (await shown(zoneId, 'ar')).slice(-1);
    expect(last).toEqual({
      id: made.id,
      title: 'وصل التين',
      image_full_url: image,
      type: 'store_wise',
      store_id: store,
      item_id: null,
      link: '',
    });
    expect(await live(made.id, otherZone)).toBeUndefined();
    const { banners: listed } = await shop.call(calls.listShopBanners, { token, language: 'es' });
    expect(listed.find(({ id }) => id === made.id)).toEqual({
      id: made.id,
      is_active: 1,
      title: 'Figs are here',
      image_full_url: image,
      module_id: moduleId,
      zone_id: zoneId,
      leads_to: 'store',
      target: 'Fig & Olive',
      link: '',
      position: 3,
      zone: 'Puerto y Centro',
      module: 'Supermercado',
    });
    expect(image).toMatch(/^\/media\/catalogue\/[0-9a-f]{32}\.webp$/);
    const small = await shop.app.request(`${image}?w=400`);
    const { width, height, format } = await sharp(await small.arrayBuffer()).metadata();
    expect([small.status, width, height, format]).toEqual([200, 400, 150, 'webp']);
    expect(await keep(9)).toBe(image);
  });

  it('is shown in every zone where none is named, the least number first (OPER-14)', async () => {
    const { id } = await add({ zone_id: null, leads_to: 'nothing', target_id: null });
    for (const zone of [zoneId, otherZone]) expect((await live(id, zone))?.type).toBe('default');
    const first = await add({ position: 0 });
    const last = await add({ position: 900 });
    const ids = (await shown()).map((banner) => banner.id);
    expect([ids.indexOf(first.id) < ids.indexOf(last.id), ids.at(-1)]).toEqual([true, last.id]);
  });

  it.each([
    ['item', { type: 'item_wise', item_id: true, link: '' }, 'Fig tart'],
    ['category', { type: 'default', item_id: null, link: '/category/' }, 'category'],
    ['campaigns', { type: 'campaign', item_id: null, link: '/campaigns' }, ''],
    ['address', { type: 'default', item_id: null, link: 'https://fig.example/now' }, ''],
    ['nothing', { type: 'default', item_id: null, link: '' }, ''],
  ])('leads to %s, and is read as it was said (OPER-14)', async (leads_to, kept, target) => {
    const [shelf] = await shop.db
      .select()
      .from(categories)
      .where(eq(categories.moduleId, moduleId));
    const target_id =
      leads_to === 'item' ? item : leads_to === 'category' ? (shelf?.id ?? 0) : null;
    const made = await add({ leads_to, target_id, link: 'https://fig.example/now' });
    expect([made.leads_to, made.target_id, made.target]).toEqual([
      leads_to,
      target_id,
      target === 'category' ? shelf?.name.en : target,
    ]);
    const { type, store_id, item_id, link } = (await live(made.id)) ?? {};
    expect({ type, store_id, item_id, link }).toEqual({
      ...kept,
      store_id: null,
      item_id: kept.item_id ? item : null,
      link: leads_to === 'category' ? `${kept.link}${shelf?.id}` : kept.link,
    });
  });

  it('is made once, however often it is sent (OPER-09)', async () => {
    const banner = form({ title: { en: 'Once' } });
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const send = (said: object) =>
      shop.request(calls.addShopBanner, { token, headers, body: { banner: said } });
    const both = await Promise.all([send(banner), send(banner)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const made = await shop.db.select().from(banners);
    expect(made.filter(({ title }) => title.en === 'Once')).toHaveLength(1);
    expect((await send(form())).status).toBe(409);
  });

  it.each([
    ['no title in the first language', { title: { en: ' ', ar: 'تين' } }, 'banner.title.en'],
    ['no picture', { image: '' }, 'banner.image'],
    ['a picture from elsewhere', { image: 'https://fig.example/a.png' }, 'banner.image'],
    [
      'a picture that there is not',
      { image: `/media/catalogue/${'0'.repeat(32)}.webp` },
      'banner.image',
    ],
    ['a module that there is not', { module_id: 99 }, 'banner.module_id'],
    ['a zone that there is not', { zone_id: 99 }, 'banner.zone_id'],
    ['nothing chosen', { target_id: null }, 'banner.target_id'],
    ['a store that there is not', { target_id: 999_999 }, 'banner.target_id'],
    ['a store of another zone', { zone_id: otherZone }, 'banner.target_id'],
    [
      'a category that there is not',
      { leads_to: 'category', target_id: 999_999 },
      'banner.target_id',
    ],
    [
      'an address without a lock',
      { leads_to: 'address', link: 'http://fig.example' },
      'banner.link',
    ],
    ['a script', { leads_to: 'address', link: 'javascript:alert(1)' }, 'banner.link'],
    [
      'another site as a page of the shop',
      { leads_to: 'address', link: '//fig.example' },
      'banner.link',
    ],
    ['no address', { leads_to: 'address', link: ' ' }, 'banner.link'],
    ['a broken place', { position: 1.5 }, 'banner.position'],
    ['a place below none', { position: -1 }, 'banner.position'],
  ])('is refused with %s (OPER-09, OPER-14)', async (_, parts, field) => {
    expect(await refused(parts)).toEqual([403, 'validation', field]);
  });

  it('of vehicle rental is on its home, and leads to a vehicle or a provider there (OPER-14, RENT-13)', async () => {
    const rental = await moduleOf('rental');
    const cars = await shop.db.select().from(vehicles).where(eq(vehicles.active, true));
    const car = elementAt(cars, 0);
    const zone = elementAt(car.pickupZoneIds, 0);
    const place = { module_id: rental, zone_id: zone, leads_to: 'vehicle', target_id: car.id };
    const made = await add({ ...place, title: { en: 'Weekend wheels' } });
    expect([made.leads_to, made.target_id, made.target]).toEqual(['vehicle', car.id, car.name.en]);
    const [provider] = await shop.db
      .select()
      .from(rentalProviders)
      .where(eq(rentalProviders.id, car.providerId));
    const office = await add({ ...place, leads_to: 'provider', target_id: car.providerId });
    expect(office.target).toBe(provider?.name.en);
    const home = async (of = zone) => {
      const headers = { zoneId: `[${of}]` };
      const { banners: all } = await shop.call(listRentalBanners, { moduleId: rental, headers });
      return all.filter(({ id }) => id === made.id || id === office.id);
    };
    const same = { image_full_url: image, vehicle_id: null, provider_id: null };
    expect(await home()).toEqual([
      { ...same, id: made.id, title: 'Weekend wheels', type: 'vehicle_wise', vehicle_id: car.id },
      {
        ...same,
        id: office.id,
        title: 'Figs are here',
        type: 'provider_wise',
        provider_id: car.providerId,
      },
    ]);
    expect(await home(99)).toEqual([]);
    const off = { token, params: { id: made.id }, body: { is_active: 0 as const } };
    await shop.call(calls.setBannerActive, off);
    expect((await home()).map(({ id }) => id)).toEqual([office.id]);
    const found = await shop.call(calls.findBannerTargets, {
      token,
      query: { of: 'vehicle', module_id: rental, zone_id: zone, name: car.name.en },
    });
    expect(found.targets).toContainEqual({
      id: car.id,
      name: car.name.en,
      where: provider?.name.en,
    });
    expect(await refused({ ...place, target_id: 999_999 })).toEqual([
      403,
      'validation',
      'banner.target_id',
    ]);
    expect((await refused({ ...place, leads_to: 'store', target_id: store }))[2]).toBe(
      'banner.leads_to',
    );
    expect((await refused({ ...place, module_id: moduleId }))[2]).toBe('banner.leads_to');
  });

  it('is for modules that sell items or trips, and leads to what is on sale there (OPER-14)', async () => {
    const parcels = await moduleOf('parcel');
    expect(await refused({ module_id: parcels, leads_to: 'nothing' })).toEqual([
      403,
      'validation',
      'banner.module_id',
    ]);
    const closed = await shop.store({ active: false });
    expect((await refused({ target_id: closed }))[2]).toBe('banner.target_id');
    const away = await shop.item(store, { active: false });
    expect((await refused({ leads_to: 'item', target_id: away }))[2]).toBe('banner.target_id');
  });

  it('says what of its picture is wrong (OPER-09)', async () => {
    const body = { image: pictureOf(Buffer.from('%PDF-1.7')) };
    const { errors } = await shop.refusal(calls.keepBannerPicture, { token, body });
    expect([errors[0]?.code, errors[0]?.field]).toEqual(['image_format', 'image']);
  });
});

describe('what a banner may lead to', () => {
  const find = async (query: Record<string, unknown>) =>
    (await shop.call(calls.findBannerTargets, { token, query: { module_id: moduleId, ...query } }))
      .targets;

  it('is found by name, in one zone or all (OPER-14)', async () => {
    expect(await find({ of: 'store', name: 'زيتون' })).toEqual([
      { id: store, name: 'Fig & Olive', where: 'Test street' },
    ]);
    expect(await find({ of: 'item', name: 'fig tart', zone_id: zoneId })).toEqual([
      { id: item, name: 'Fig tart', where: 'Fig & Olive' },
    ]);
    expect(await find({ of: 'item', name: 'fig tart', zone_id: otherZone })).toEqual([]);
    const [shelf] = await shop.db
      .select()
      .from(categories)
      .where(eq(categories.moduleId, moduleId));
    const found = await find({ of: 'category', name: shelf?.name.en });
    expect(found.find(({ id }) => id === shelf?.id)).toEqual({
      id: shelf?.id,
      name: shelf?.name.en,
      where: '',
    });
    expect(await find({ of: 'category', name: 'Fig tart' })).toEqual([]);
  });
});

describe('a banner that is changed', () => {
  it('of two the second is told who was faster, and nothing is overwritten (OPER-08)', async () => {
    const { id, version } = await add();
    const other = await operatorIn(shop);
    const theirs = { ...edit(id, version, { title: { en: 'Theirs' } }), token: other.token };
    const saved = await shop.call(calls.editShopBanner, theirs);
    expect(saved.version).not.toBe(version);
    const { status, errors } = await shop.refusal(calls.editShopBanner, edit(id, version, {}));
    expect([status, errors[0]?.code, errors[0]?.by]).toEqual([
      409,
      'changed_meanwhile',
      other.email,
    ]);
    expect((await live(id))?.title).toBe('Theirs');
    const mine = edit(id, saved.version, { title: { en: 'Mine' }, leads_to: 'nothing' });
    expect((await shop.call(calls.editShopBanner, mine)).target_id).toBeNull();
    expect(await live(id)).toEqual({
      id,
      title: 'Mine',
      image_full_url: image,
      type: 'default',
      store_id: null,
      item_id: null,
      link: '',
    });
    expect(
      (await shop.refusal(calls.readShopBanner, { token, params: { id: 999_999 } })).status,
    ).toBe(404);
  });

  it('keeps a picture that came with the catalogue, whatever its address (OPER-14)', async () => {
    const { id } = await add();
    const far = 'https://pictures.example/fig.webp';
    await shop.db.update(banners).set({ image: far }).where(eq(banners.id, id));
    const read = await shop.call(calls.readShopBanner, { token, params: { id } });
    expect(
      (await shop.call(calls.editShopBanner, edit(id, read.version, { image: far })))
        .image_full_url,
    ).toBe(far);
  });

  it('says that what it led to is gone (OPER-14)', async () => {
    const short = await shop.store();
    const { id } = await add({ target_id: short });
    await shop.db.delete(stores).where(eq(stores.id, short));
    const read = await shop.call(calls.readShopBanner, { token, params: { id } });
    expect([read.leads_to, read.target]).toEqual(['store', '']);
  });

  it('is switched off and on, which shoppers see at once; the log says who did so (OPER-04, OPER-14)', async () => {
    const { id, version } = await add({ title: { en: 'Olive days' } });
    const turn = (is_active: 0 | 1) =>
      shop.call(calls.setBannerActive, { token, params: { id }, body: { is_active } });
    await turn(0);
    await turn(0);
    expect(await live(id)).toBeUndefined();
    const { banners: all } = await shop.call(calls.listShopBanners, { token });
    expect(all.find((banner) => banner.id === id)?.is_active).toBe(0);
    expect((await shop.refusal(calls.editShopBanner, edit(id, version, {}))).errors[0]?.code).toBe(
      'changed_meanwhile',
    );
    const off = await shop.call(calls.readShopBanner, { token, params: { id } });
    await shop.call(calls.editShopBanner, edit(id, off.version, {}));
    expect(await live(id)).toBeUndefined();
    await turn(1);
    expect((await live(id))?.title).toBe('Figs are here');
    const noted = await shop.db.select().from(acts).where(like(acts.kind, 'banner.%'));
    expect(
      noted.filter(({ about }) => about === id).map((act) => [act.by, act.kind, act.note]),
    ).toEqual([
      [email, 'banner.added', 'Olive days'],
      [email, 'banner.off', 'Olive days'],
      [email, 'banner.edited', 'Figs are here'],
      [email, 'banner.on', 'Figs are here'],
    ]);
  });
});
