import { type SQL, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Db } from '../db/client';
import type { Register } from '../http/serve';
import { openPages } from './knownPages';

/** Ids that one file covers; the protocol allows 50,000 addresses a file. */
const idsAFile = 45_000;

interface Listing {
  /** Largest id, 0 where there is none. */
  last(db: Db): Promise<number>;
  /** Paths of what has an id above `from`, at most `to`. */
  paths(db: Db, from: number, to: number, now: Date): Promise<string[]>;
}

const largest = async (db: Db, table: string) => {
  const { rows } = await db.execute<{ last: number }>(
    sql`select coalesce(max(id), 0)::int as last from ${sql.raw(table)}`,
  );
  return rows[0]?.last ?? 0;
};

/** A kind of thing with a page each: `where` tells which rows of its table have one, `path` where it is. */
const listing = (
  table: string,
  columns: string,
  where: string | ((now: Date) => SQL),
  path: (row: { id: number; slug: string; module_id: number }) => string,
): Listing => ({
  last: (db) => largest(db, table),
  paths: async (db, from, to, now) => {
    const { rows } = await db.execute<{ id: number; slug: string; module_id: number }>(
      sql`select ${sql.raw(columns)} from ${sql.raw(table)} t where id > ${from} and id <= ${to} and ${typeof where === 'string' ? sql.raw(where) : where(now)} order by id`,
    );
    return rows.map(path);
  },
});

const listings: Record<string, Listing> = {
  stores: listing('stores', 'id', 'active', ({ id }) => `/store/${id}`),
  products: listing(
    'items',
    'id, slug',
    'active and campaign_starts is null',
    ({ id, slug }) => `/product/${encodeURIComponent(slug || String(id))}`,
  ),
  categories: listing(
    'categories',
    'id, module_id',
    'exists (select 1 from category_zones z where z.category_id = t.id and z.items_count > 0)',
    ({ id, module_id }) => `/category/${id}?module_id=${module_id}`,
  ),
  brands: listing(
    'brands',
    'id, module_id',
    'active',
    ({ id, module_id }) => `/brand/${id}?module_id=${module_id}`,
  ),
  campaigns: listing(
    'campaigns',
    'id',
    (now) => {
      const at = now.toISOString();
      return sql`start_date <= ${at}::timestamptz and end_date > ${at}::timestamptz`;
    },
    ({ id }) => `/campaigns/${id}`,
  ),
  vehicles: listing(
    'vehicles',
    'id',
    'active and exists (select 1 from rental_providers p where p.id = t.provider_id and p.active)',
    ({ id }) => `/rental/vehicle-details/${id}`,
  ),
  providers: listing(
    'rental_providers',
    'id',
    'active',
    ({ id }) => `/rental/provider-details/${id}`,
  ),
};

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const located = (tag: string, address: string) =>
  `<${tag}><loc>${address.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign)}</loc></${tag}>`;
const document = (tag: string, entry: string, addresses: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${tag} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses
    .map((address) => located(entry, address))
    .join('')}</${tag}>\n`;

const xml = (c: Context, body: string) =>
  c.body(body, 200, { 'Content-Type': 'application/xml', 'Cache-Control': 'public, max-age=3600' });

/** What search engines may read: `/robots.txt`, and `/sitemap.xml` with a file for each 45,000 ids. */
export const registerSitemap: Register = (_, { reads: db, env, clock }, app) => {
  const originOf = (c: Context) => env.PUBLIC_URL || new URL(c.req.url).origin;

  app.get('/robots.txt', (c) =>
    c.text(
      [
        'User-agent: *',
        ...['/api/', '/checkout', '/track-order', '/profile', '/auth/', '/demo/'].map(
          (path) => `Disallow: ${path}`,
        ),
        `Sitemap: ${originOf(c)}/sitemap.xml`,
        '',
      ].join('\n'),
      200,
      { 'Cache-Control': 'public, max-age=3600' },
    ),
  );

  app.get('/sitemap.xml', async (c) => {
    const origin = originOf(c);
    const files = await Promise.all(
      Object.entries(listings).map(async ([kind, { last }]) =>
        Array.from(
          { length: Math.ceil((await last(db)) / idsAFile) },
          (__, index) => `${origin}/sitemap/${kind}-${index + 1}.xml`,
        ),
      ),
    );
    return xml(
      c,
      document('sitemapindex', 'sitemap', [`${origin}/sitemap/pages.xml`, ...files.flat()]),
    );
  });

  app.get('/sitemap/:file', async (c) => {
    const file = c.req.param('file');
    const [, kind = '', number = ''] = /^([a-z]+)-([1-9]\d{0,5})\.xml$/.exec(file) ?? [];
    const from = (Number(number) - 1) * idsAFile;
    const paths =
      file === 'pages.xml'
        ? openPages
        : await listings[kind]?.paths(db, from, from + idsAFile, clock.now());
    if (!paths?.length) return c.notFound();
    const origin = originOf(c);
    return xml(
      c,
      document(
        'urlset',
        'url',
        paths.map((path) => origin + path),
      ),
    );
  });
};
