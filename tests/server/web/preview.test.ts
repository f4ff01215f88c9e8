import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getItem } from '../../../domain/catalogue/itemEndpoints';
import { getStore } from '../../../domain/catalogue/storeEndpoints';
import { languageCodes } from '../../../domain/language/languages';
import { getVehicle } from '../../../domain/rental/browseEndpoints';
import { rentalProviders, vehicles } from '../../../server/db/schema/rental';
import { campaigns, stores } from '../../../server/db/schema/stores';
import { runSettingsCommand } from '../../../server/settings/command';
import { openPages } from '../../../server/web/knownPages';
import { createPreviews } from '../../../server/web/preview';
import { previewLanguage, withCanonical, withPreview } from '../../../server/web/previewHead';
import { createTestServer, type TestServer } from '../../support/server';

let server: TestServer;
let previewFor: ReturnType<typeof createPreviews>;
beforeAll(async () => {
  server = await createTestServer();
  previewFor = createPreviews(server.deps);
});
afterAll(() => server.close());

const origin = 'https://shop.example';
const html =
  '<head>\n<title>Flowmart</title>\n<meta name="description" content="General" />\n<meta property="og:title" content="Flowmart" />\n<script id="runtime-config" type="application/json">{}</script></head><body></body>';

const read = async (path: string, language: 'en' | 'ar' = 'en') => {
  const preview = await previewFor(path, language);
  if (!preview || preview === 'missing') throw new Error(`${path} has no preview`);
  const page = new HeadReader(withPreview(html, preview, origin, null));
  return page;
};

/** Reads the few tags that matter, as a link previewer does. */
class HeadReader {
  constructor(readonly source: string) {}
  get titles() {
    return [...this.source.matchAll(/<title>([^<]*)</g)].map((match) => match[1]);
  }
  meta(name: string) {
    const found = [
      ...this.source.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g),
    ].filter((match) => match[1] === name);
    return found.map((match) => match[2]);
  }
  get facts(): Record<string, unknown>[] {
    const text = /application\/ld\+json">(.*?)<\/script>/.exec(this.source)?.[1];
    return JSON.parse(text ?? '[]');
  }
}

describe('what a link to the shop shows', () => {
  it('an item: its name, words and picture, in place of the general ones', async () => {
    const item = await server.call(getItem, { params: { id: 1 } });
    const page = await read(`/product/${item.slug}`);
    expect(page.titles).toEqual([`${item.name} · Flowmart`]);
    expect([page.meta('og:title'), page.meta('og:image'), page.meta('og:url')]).toEqual([
      [item.name],
      [origin + item.image_full_url.replace(/webp$/, 'png')],
      [`${origin}/product/${item.slug}`],
    ]);
    expect(page.meta('description')).toHaveLength(1);
    expect(page.facts).toMatchObject([
      { '@type': 'Product', name: item.name, url: `${origin}/product/${item.slug}` },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: item.store_name, item: `${origin}/store/${item.store_id}` },
          { position: 2, name: item.name, item: `${origin}/product/${item.slug}` },
        ],
      },
    ]);
  });

  it("tells an item's price in the currency of the setting", async () => {
    const item = await server.call(getItem, { params: { id: 1 } });
    const offerOf = async () => (await read('/product/1')).facts[0]?.offers;
    expect(await offerOf()).toMatchObject({
      priceCurrency: 'USD',
      price: item.price,
      seller: { name: item.store_name },
    });
    const command = { verb: 'set', field: 'currency_code', value: 'SAR' } as const;
    expect(await runSettingsCommand(server.db, command)).toMatchObject({ ok: true });
    expect(await runSettingsCommand(server.db, { ...command, value: '$' })).toMatchObject({
      ok: false,
    });
    server.deps.settings.refresh();
    expect(await offerOf()).toMatchObject({ priceCurrency: 'SAR' });
  });

  it('a store: what kind of shop it is, where, and when it is open, in the language asked for', async () => {
    const store = await server.call(getStore, { params: { id: 1 }, language: 'ar' });
    const page = await read('/store/1', 'ar');
    expect([page.meta('og:title'), page.meta('og:locale'), page.meta('og:image')]).toEqual([
      [store.name],
      ['ar_SA'],
      [origin + store.cover_photo_full_url.replace(/webp$/, 'png')],
    ]);
    const [facts, way] = page.facts;
    expect(way).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, item: `${origin}/store/popular` },
        { position: 2, name: store.name, item: `${origin}/store/1` },
      ],
    });
    expect(facts).toMatchObject({
      '@type': 'Restaurant',
      name: store.name,
      address: store.address,
      geo: { latitude: store.latitude, longitude: store.longitude },
    });
    expect(facts?.openingHoursSpecification).toHaveLength(store.schedules.length);
  });

  it.each([
    ['https://pictures.example/shop.jpg', 'https://pictures.example/shop.jpg'],
    ['/media/own/shop.jpg', `${origin}/media/own/shop.jpg`],
    ['/pictures/default-store.svg', `${origin}/media/pictures/default-store.png`],
  ])('a store with a picture of its own, %s, where real orders are taken', async (cover, shown) => {
    const live = createPreviews({ ...server.deps, demo: null, mapFile: null });
    await server.db.update(stores).set({ cover }).where(eq(stores.id, 2));
    const preview = await live('/store/2', 'en');
    if (!preview || preview === 'missing') throw new Error('the store has no preview');
    const page = new HeadReader(withPreview(html, preview, origin, null));
    expect(page.meta('og:image')).toEqual([shown]);
  });

  it('the landing page: the shop itself', async () => {
    const page = await read('/');
    expect([page.titles, page.facts[0]?.['@type']]).toEqual([['Flowmart'], 'WebSite']);
    expect(page.meta('og:description')[0]?.length).toBeGreaterThan(20);
  });

  it.each([
    ['/category/1', 'CollectionPage', '/category/1?module_id=1'],
    ['/brand/1', 'Brand', '/brand/1?module_id=2'],
    ['/campaigns/1', 'SaleEvent', '/campaigns/1'],
    ['/rental/vehicle-details/1', 'Product', '/rental/vehicle-details/1'],
    ['/rental/provider-details/1', 'AutoRental', '/rental/provider-details/1'],
    ['/privacy-policy', 'WebPage', '/privacy-policy'],
    ['/cancellation-policy', 'WebPage', '/cancellation-policy'],
    ['/about-us', 'AboutPage', '/about-us'],
    ['/help-and-support', 'ContactPage', '/help-and-support'],
    ['/store/popular', 'CollectionPage', '/store/popular'],
    ['/home', 'CollectionPage', '/home'],
  ])(
    '%s has a name, words and facts (%s) of its own in both languages',
    async (path, kind, url) => {
      const [english, arabic] = [await read(path), await read(path, 'ar')];
      for (const page of [english, arabic]) {
        expect(page.titles).toHaveLength(1);
        expect(page.meta('description')[0]?.length).toBeGreaterThan(15);
        expect(page.meta('og:url')).toEqual([origin + url]);
        expect(page.facts[0]).toMatchObject({ '@type': kind, url: origin + url });
      }
      expect(arabic.titles[0]).toMatch(/\p{Script=Arabic}/u);
      expect(english.meta('description')).not.toEqual(arabic.meta('description'));
    },
  );

  it('has words of its own for every page that is always there', async () => {
    const titles = await Promise.all(openPages.map(async (path) => (await read(path)).titles[0]));
    expect(new Set(titles).size).toBe(openPages.length);
  });

  it('PRICE-10 a vehicle: the price on its page for each kind of trip that it is let for', async () => {
    const prices = { hourlyPrice: 9_990, dayPrice: 60_000, distancePrice: null };
    const lowered = { discount: 15_000, discountType: 'percent' as const };
    await server.db.update(rentalProviders).set({ discount: 0 });
    await server.db
      .update(vehicles)
      .set({ ...prices, ...lowered })
      .where(eq(vehicles.id, 1));
    const vehicle = await server.call(getVehicle, { params: { id: 1 } });
    const [facts] = (await read('/rental/vehicle-details/1')).facts;
    // 15 % off 9.99 is 1.50, off 60.00 it is 9.00.
    expect(facts).toMatchObject({
      name: vehicle.name,
      brand: { name: vehicle.brand_name },
      offers: [
        { price: 8.49, priceSpecification: { price: 8.49, unitCode: 'HUR' } },
        { price: 51, priceSpecification: { price: 51, unitCode: 'DAY' } },
      ],
    });
  });

  it.each([
    '/store/999999',
    '/product/no-such-thing',
    '/product/%E0%A4%A',
    '/category/999999',
    '/category/pancakes',
    '/brand/999999',
    '/campaigns/999999',
    '/rental/vehicle-details/999999',
    '/rental/provider-details/999999',
  ])('%s is not there', async (path) => {
    expect(await previewFor(path, 'en')).toBe('missing');
  });

  it.each([
    ['is over', { startDate: new Date(0), endDate: new Date(1) }],
    ['has not begun', { startDate: new Date('2999-01-01'), endDate: new Date('2999-01-02') }],
  ])('a campaign that %s is not there', async (_, dates) => {
    await server.db.update(campaigns).set(dates).where(eq(campaigns.id, 2));
    expect(await previewFor('/campaigns/2', 'en')).toBe('missing');
  });

  it('keeps the general words on pages of one shopper', async () => {
    expect(await previewFor('/checkout', 'en')).toBeNull();
  });

  it('keeps the general words while the database is away', async () => {
    const settings = { ...server.deps.settings, config: () => Promise.reject(new Error('away')) };
    expect(await createPreviews({ ...server.deps, settings })('/store/1', 'en')).toBeNull();
  });

  it('cannot be broken out of by a name', async () => {
    const preview = await previewFor('/store/1', 'en');
    const name = '"><script>alert(1)</script>';
    if (!preview || preview === 'missing') throw new Error('no preview');
    const facts = [{ '@type': 'Store', name }];
    const source = withPreview(html, { ...preview, title: name, facts }, origin, null);
    expect(source).not.toContain('<script>alert');
  });

  it.each([
    ['ar-SA,ar;q=0.9', 'ar'],
    ['es-MX,es;q=0.9,en;q=0.8', 'es'],
    ['en-GB,ar;q=0.5', 'en'],
    [undefined, 'en'],
  ])('to who reads %s it speaks %s', (accepted, language) => {
    expect(previewLanguage(accepted)).toBe(language);
  });
});

it("a page without words of its own is known under one address in each language, with the shop's picture in full", () => {
  const general = '<head><meta property="og:image" content="/media/landing/any/x-1.png" /></head>';
  const address = `${origin}/store/latest`;
  const added = languageCodes.slice(1).map((code) => [code, `${address}?lang=${code}`] as const);
  const others = [['en', address], ...added, ['x-default', address]]
    .map(([code, href]) => `<link rel="alternate" hreflang="${code}" href="${href}">`)
    .concat('</head>')
    .join('');
  const picture = `<head><meta property="og:image" content="${origin}/media/landing/any/x-1.png" />`;
  expect(withCanonical(general, '/store/latest', origin, null)).toBe(
    `${picture}<link rel="canonical" href="${address}">${others}`,
  );
  expect(withCanonical(general, '/store/latest', origin, 'ar')).toBe(
    `${picture}<link rel="canonical" href="${address}?lang=ar">${others}`,
  );
});
