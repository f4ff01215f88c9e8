import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getItem } from '../../../domain/endpoints/items';
import { getStore } from '../../../domain/endpoints/stores';
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
  if (!preview) throw new Error(`${path} has no preview`);
  const page = new HeadReader(withPreview(html, preview, origin));
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
      [origin + item.image_full_url.replace(/svg$/, 'png')],
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

  it('tells a price only in a currency that has a code', async () => {
    const priceOf = async () => (await read('/product/1')).facts[0]?.offers;
    expect(await priceOf()).toBeUndefined();
    const config = await server.deps.settings.config('en');
    const settings = {
      ...server.deps.settings,
      config: async () => ({ ...config, currency_symbol: 'SAR' }),
    };
    const preview = await createPreviews({ ...server.deps, settings })('/product/1', 'en');
    const item = await server.call(getItem, { params: { id: 1 } });
    expect(preview?.facts[0]?.offers).toMatchObject({
      priceCurrency: 'SAR',
      price: item.price,
      seller: { name: item.store_name },
    });
  });

  it('a store: what kind of shop it is, where, and when it is open, in the language asked for', async () => {
    const store = await server.call(getStore, { params: { id: 1 }, language: 'ar' });
    const page = await read('/store/1', 'ar');
    expect([page.meta('og:title'), page.meta('og:locale'), page.meta('og:image')]).toEqual([
      [store.name],
      ['ar_SA'],
      [origin + store.cover_photo_full_url.replace(/svg$/, 'png')],
    ]);
    const [facts] = page.facts;
    expect(facts).toMatchObject({
      '@type': 'Restaurant',
      name: store.name,
      address: store.address,
      geo: { latitude: store.latitude, longitude: store.longitude },
    });
    expect(facts?.openingHoursSpecification).toHaveLength(store.schedules.length);
  });

  it('the landing page: the shop itself', async () => {
    const page = await read('/');
    expect([page.titles, page.facts[0]?.['@type']]).toEqual([['Flowmart'], 'WebSite']);
    expect(page.meta('og:description')[0]?.length).toBeGreaterThan(20);
  });

  it.each([
    '/home',
    '/store/popular',
    '/store/999999',
    '/product/no-such-thing',
    '/product/%E0%A4%A',
  ])('%s keeps the general words', async (path) => {
    expect(await previewFor(path, 'en')).toBeNull();
  });

  it('keeps the general words while the database is away', async () => {
    const settings = { ...server.deps.settings, config: () => Promise.reject(new Error('away')) };
    expect(await createPreviews({ ...server.deps, settings })('/store/1', 'en')).toBeNull();
  });

  it('cannot be broken out of by a name', async () => {
    const preview = await previewFor('/store/1', 'en');
    const name = '"><script>alert(1)</script>';
    const source =
      preview &&
      withPreview(html, { ...preview, title: name, facts: [{ '@type': 'Store', name }] }, origin);
    expect(source).not.toContain('<script>alert');
  });

  it.each([
    ['ar-SA,ar;q=0.9', 'ar'],
    ['en-GB,ar;q=0.5', 'en'],
    [undefined, 'en'],
  ])('to who reads %s it speaks %s', (accepted, language) => {
    expect(previewLanguage(accepted)).toBe(language);
  });
});

it("a page without words of its own is known under one address, with the shop's picture in full", () => {
  const general = '<head><meta property="og:image" content="/media/landing/any/x-1.png" /></head>';
  expect(withCanonical(general, '/store/latest', origin)).toBe(
    `<head><meta property="og:image" content="${origin}/media/landing/any/x-1.png" /><link rel="canonical" href="${origin}/store/latest"></head>`,
  );
});
