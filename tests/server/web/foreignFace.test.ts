import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createClientApp } from '../../../server/clientApp';
import { readEnv } from '../../../server/env';
import { shellMarkup } from '../../../src/prerender/shells';
import { type Listening, listen, type Reply } from '../../support/classic/router';

const head =
  '<title>Shop</title><meta property="og:site_name" content="Shop" /><meta property="og:title" content="Shop" /><link rel="icon" href="/pictures/icon.svg" /><link rel="apple-touch-icon" href="/pictures/icon-180.png" /><script id="runtime-config" type="application/json">{}</script>';
const page = `<html lang="en"><head>${head}</head><body>${shellMarkup('home', (text) => text)}</body></html>`;

let folder: string;
let backEnd: Listening;
let settings: Reply;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foreign-'));
  await mkdir(join(folder, 'shells'));
  await writeFile(join(folder, 'index.html'), page);
  await writeFile(join(folder, 'shells/home.html'), page);
  await writeFile(
    join(folder, 'manifest.webmanifest'),
    '{"id":"/","name":"Shop","short_name":"Shop"}',
  );
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  settings = { json: { currency_symbol: '$', business_name: 'Souk & Sons' } };
  backEnd = await listen((on) => on('GET', '/config', () => settings));
});
afterEach(() => backEnd.close());

let now = new Date('2026-11-20T12:00:00Z');
const clock = { now: () => now };
const serve = (more: Record<string, string> = {}) => {
  const app = createClientApp(readEnv({ API_URL: backEnd.address, ...more }), clock, folder);
  return async (path: string) => (await app.request(path)).text();
};

const shownIn = (html: string) => {
  const config = /<script id="runtime-config"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
  const { apiDialect, shop } = JSON.parse(config);
  return {
    title: /<title>([^<]*)/.exec(html)?.[1],
    site: /og:site_name" content="([^"]*)/.exec(html)?.[1],
    header: /<b>(?:<span class="en">([^<]*))?/.exec(html)?.[1],
    logo: /<a class="lg"[^>]*><img src="([^"]*)/.exec(html)?.[1],
    apiDialect,
    name: shop?.name?.ar,
  };
};

it.each([
  [{ logo_full_url: 'https://files.example/logo.png' }],
  [{ logo: 'logo.png', base_urls: { business_logo_url: 'https://files.example' } }],
])(
  "a page in front of another back end has that shop's name and sign before any code: %o",
  async (more) => {
    settings = { json: { currency_symbol: '$', business_name: 'Souk & Sons', ...more } };
    const open = serve();
    expect(shownIn(await open('/home'))).toEqual({
      title: 'Souk &amp; Sons',
      site: 'Souk &amp; Sons',
      header: 'Souk &amp; Sons',
      logo: 'https://files.example/logo.png',
      apiDialect: 'classic',
      name: 'Souk & Sons',
    });
    expect(JSON.parse(await open('/manifest.webmanifest'))).toEqual({
      id: '/',
      name: 'Souk & Sons',
      short_name: 'Souk & Sons',
      icons: [{ src: 'https://files.example/logo.png', sizes: 'any' }],
    });
    // Asked once, whatever is opened, and by whom.
    await Promise.all(['/home', '/checkout', '/', '/store/1'].map(open));
    expect(backEnd.calls.map(({ path }) => path)).toEqual(['/config']);
  },
);

it('says what is spoken, as it was found or told, and the name in each language of one of ours', async () => {
  backEnd.answerWith('GET /config', null);
  settings = {
    json: { take_away_status: 1, business_name: 'Corner', logo_full_url: '/media/l.png' },
  };
  const ours = shownIn(await serve()('/home'));
  expect([ours.apiDialect, ours.name, ours.logo]).toEqual([
    'flowmart',
    'Corner',
    `${backEnd.address}/media/l.png`,
  ]);
  expect(backEnd.calls.map(({ headers }) => headers['x-localization'])).toEqual([
    'en',
    'en',
    'ar',
    'es',
  ]);
  const told = shownIn(await serve({ API_DIALECT: 'classic' })('/home'));
  expect(told.apiDialect).toBe('classic');
});

it.each([
  ['a page of a proxy', { html: '<h1>Bad gateway</h1>' }],
  ['maintenance', { status: 503, json: { message: 'Maintenance' } }],
  ['something else', { json: { hello: 'world' } }],
])('%s leaves the neutral text, and is asked again only after a while', async (_, reply) => {
  settings = reply;
  const open = serve();
  const faceOf = (html: string) => {
    const { title, header, apiDialect, name } = shownIn(html);
    return [title, header, apiDialect, name];
  };
  expect(faceOf(await open('/home'))).toEqual(['Shop', undefined, '', undefined]);
  expect(faceOf(await open('/home'))).toEqual(['Shop', undefined, '', undefined]);
  expect(backEnd.calls).toHaveLength(1);
  settings = { json: { currency_symbol: '$', business_name: 'Souk' } };
  now = new Date(now.getTime() + 31_000);
  expect(shownIn(await open('/home')).title).toBe('Souk');
});

it('a back end that takes its time keeps no page waiting for more than a second', async () => {
  const { createServer } = await import('node:http');
  const slow = createServer(() => undefined);
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
  const address = slow.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const began = performance.now();
  const html = await serve({ API_URL: `http://127.0.0.1:${port}` })('/home');
  expect(performance.now() - began).toBeLessThan(5_000);
  expect(shownIn(html).title).toBe('Shop');
  slow.closeAllConnections();
  slow.close();
});
