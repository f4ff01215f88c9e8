import { sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Db } from '../db/client';
import type { Register } from '../http/serve';

/** Pages that are there whatever is sold, and that anybody may read. */
export const openPages: readonly string[] = [
  '/',
  '/home',
  '/categories',
  '/campaigns',
  '/store/latest',
  '/store/popular',
  '/about-us',
  '/terms-and-conditions',
  '/privacy-policy',
  '/refund-policy',
  '/cancellation-policy',
  '/shipping-policy',
];

/** Whether search engines may show the page at a path; what belongs to one shopper is not for them. */
export const isOpenPage = (path: string): boolean =>
  openPages.includes(path) || /^\/(product|store|category|campaigns)\/[^/]+$/.test(path);

/** Ids that one file covers; the protocol allows 50,000 addresses a file. */
const idsAFile = 45_000;

interface Listing {
  /** Largest id, 0 where there is none. */
  last(db: Db): Promise<number>;
  /** Paths of what has an id above `from`, at most `to`. */
  paths(db: Db, from: number, to: number): Promise<string[]>;
}

const largest = async (db: Db, table: string) => {
  const { rows } = await db.execute<{ last: number }>(
    sql`select coalesce(max(id), 0)::int as last from ${sql.raw(table)}`,
  );
  return rows[0]?.last ?? 0;
};

const listings: Record<string, Listing> = {
  stores: {
    last: (db) => largest(db, 'stores'),
    paths: async (db, from, to) => {
      const { rows } = await db.execute<{ id: number }>(
        sql`select id from stores where id > ${from} and id <= ${to} and active order by id`,
      );
      return rows.map(({ id }) => `/store/${id}`);
    },
  },
  products: {
    last: (db) => largest(db, 'items'),
    paths: async (db, from, to) => {
      const { rows } = await db.execute<{ id: number; slug: string }>(
        sql`select id, slug from items where id > ${from} and id <= ${to} and active and campaign_starts is null order by id`,
      );
      return rows.map(({ id, slug }) => `/product/${encodeURIComponent(slug || String(id))}`);
    },
  },
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
export const registerSitemap: Register = (_, { db, env }, app) => {
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
      file === 'pages.xml' ? openPages : await listings[kind]?.paths(db, from, from + idsAFile);
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
