import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isKnownPage, isOpenPage } from '../../../server/web/knownPages';
import { createTestServer, type TestServer } from '../../support/server';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ PUBLIC_URL: 'https://shop.example' });
});
afterAll(() => server.close());

const read = async (path: string) => {
  const response = await server.app.request(path);
  return { status: response.status, text: await response.text() };
};
const places = (text: string) => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc);

describe('what search engines are told', () => {
  it('robots keep out of what belongs to one shopper, and find the sitemap', async () => {
    expect((await read('/robots.txt')).text).toBe(
      'User-agent: *\nDisallow: /api/\nDisallow: /checkout\nDisallow: /track-order\nDisallow: /profile\nDisallow: /auth/\nDisallow: /demo/\nSitemap: https://shop.example/sitemap.xml\n',
    );
  });

  it('the sitemap names a file for the pages, the stores and the products', async () => {
    const { text } = await read('/sitemap.xml');
    expect(places(text)).toEqual([
      'https://shop.example/sitemap/pages.xml',
      'https://shop.example/sitemap/stores-1.xml',
      'https://shop.example/sitemap/products-1.xml',
      'https://shop.example/sitemap/categories-1.xml',
      'https://shop.example/sitemap/brands-1.xml',
      'https://shop.example/sitemap/campaigns-1.xml',
      'https://shop.example/sitemap/vehicles-1.xml',
      'https://shop.example/sitemap/providers-1.xml',
    ]);
    expect(places((await read('/sitemap/pages.xml')).text)).toContain(
      'https://shop.example/about-us',
    );
  });

  it('lists what is for sale, each under its one address, and nothing that is not', async () => {
    const products = places((await read('/sitemap/products-1.xml')).text);
    const { rows } = await server.db.execute<{ slug: string; open: boolean }>(
      sql`select slug, active and campaign_starts is null as open from items order by id`,
    );
    expect(products).toEqual(
      rows
        .filter(({ open }) => open)
        .map(({ slug }) => `https://shop.example/product/${encodeURIComponent(slug)}`),
    );
    expect(rows.some(({ open }) => !open)).toBe(true);
    const stores = places((await read('/sitemap/stores-1.xml')).text);
    await server.db.execute(sql`update stores set active = false where id = 1`);
    expect(places((await read('/sitemap/stores-1.xml')).text)).toEqual(
      stores.filter((place) => place !== 'https://shop.example/store/1'),
    );
    expect(stores).toContain('https://shop.example/store/1');
  });

  it('lists shelves under the module that they belong to, and what can be rented', async () => {
    const first = async (kind: string) =>
      places((await read(`/sitemap/${kind}-1.xml`)).text)[0]?.replace('https://shop.example', '');
    expect(
      await Promise.all(['categories', 'brands', 'campaigns', 'vehicles', 'providers'].map(first)),
    ).toEqual([
      '/category/1?module_id=1',
      '/brand/1?module_id=2',
      '/campaigns/1',
      '/rental/vehicle-details/1',
      '/rental/provider-details/1',
    ]);
    await server.db.execute(sql`update rental_providers set active = false where id = 1`);
    await server.db.execute(sql`update campaigns set end_date = '2020-01-01' where id = 1`);
    expect(await first('providers')).toBe('/rental/provider-details/2');
    expect(await first('campaigns')).toBe('/campaigns/2');
    await server.db.execute(
      sql`update campaigns set start_date = '2999-01-01', end_date = '2999-01-02' where id = 2`,
    );
    expect(await first('campaigns')).toBe('/campaigns/3');
  });

  it('knows every page of the client, and no other', () => {
    const tree = readFileSync('src/routeTree.gen.ts', 'utf8');
    const paths = /fullPaths:([\s\S]*?)fileRoutesByTo/.exec(tree)?.[1]?.match(/'[^']+'/g) ?? [];
    const pages = paths.map((path) =>
      path
        .slice(1, -1)
        .replace(/(?<=.)\/$/, '')
        .replace(/\$\w+/g, '1'),
    );
    expect(pages.filter((page) => !isKnownPage(page))).toEqual([]);
    expect(pages.length).toBeGreaterThan(40);
    expect(
      ['/no/such/page', '/product', '/product/1/edit', '/wp-login.php'].filter(isKnownPage),
    ).toEqual([]);
  });

  it.each([
    ['/', true],
    ['/product/pancakes', true],
    ['/store/latest', true],
    ['/category/4', true],
    ['/brand/4', true],
    ['/rental/vehicle-details/4', true],
    ['/rental/provider-details', true],
    ['/help-and-support', true],
    ['/store-registration', true],
    ['/deliveryman-registration', true],
    ['/checkout', false],
    ['/profile', false],
    ['/product/pancakes/edit', false],
  ])('%s is for search engines: %s', (path, isOpen) => {
    expect(isOpenPage(path)).toBe(isOpen);
  });

  it.each([
    '/sitemap/stores-2.xml',
    '/sitemap/riders-1.xml',
    '/sitemap/products-0.xml',
    '/sitemap/x',
  ])('%s is no file', async (path) => {
    expect((await read(path)).status).toBe(404);
  });
});
