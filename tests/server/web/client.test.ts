import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languageCodes } from '../../../domain/language/languages';
import { landingTexts } from '../../../server/db/schema/places';
import { runSettingsCommand } from '../../../server/settings/command';
import { mountClient } from '../../../server/web/client';
import { createFaceOf } from '../../../server/web/face';
import { createPreviews } from '../../../server/web/preview';
import { type ShellKind, shellMarkup } from '../../../src/prerender/shells';
import { createTestServer, type TestServer } from '../../support/server';

const icons =
  '<link rel="icon" type="image/svg+xml" href="/pictures/icon.svg" /><link rel="apple-touch-icon" href="/pictures/icon-180.png" />';
const pageOf = (kind: ShellKind) =>
  `<html lang="en" dir="ltr"><head><title>Flowmart</title><meta property="og:site_name" content="Flowmart" />${icons}<script id="runtime-config" type="application/json">{}</script></head><body>${shellMarkup(kind, (text) => text)}</body></html>`;

let server: TestServer;
let folder: string;
const app = new Hono();
beforeAll(async () => {
  server = await createTestServer({ PUBLIC_URL: 'https://shop.example' });
  folder = await mkdtemp(join(tmpdir(), 'client-'));
  await mkdir(join(folder, 'shells'));
  await writeFile(join(folder, 'index.html'), pageOf('landing'));
  await writeFile(join(folder, 'shells/page.html'), pageOf('page'));
  await writeFile(
    join(folder, 'manifest.webmanifest'),
    '{"id":"/","name":"Flowmart","short_name":"Flowmart"}',
  );
  mountClient(
    app,
    server.deps.env,
    {
      previewFor: createPreviews(server.deps),
      faceOf: createFaceOf(server.deps),
      clock: server.deps.clock,
      strangers: server.deps.strangers,
    },
    folder,
  );
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await server.close();
});

const open = async (path: string, headers: Record<string, string> = {}) => {
  const response = await app.request(path, { headers });
  const text = await response.text();
  return {
    status: response.status,
    robots: response.headers.get('x-robots-tag'),
    vary: response.headers.get('vary'),
    canonical: /rel="canonical" href="([^"]*)"/.exec(text)?.[1],
    language: /<html lang="(\w+)" dir="(\w+)"/.exec(text)?.slice(1).join(' '),
    saysNoindex: text.includes('<meta name="robots" content="noindex">'),
  };
};

describe('pages as search engines and link previews get them', () => {
  it.each([
    '/product/no-such-thing',
    '/store/999999',
    '/category/999999',
    '/rental/vehicle-details/999999',
    '/no/such/page',
  ])('%s answers 404 with the page that says so, under no address of its own', async (path) => {
    expect(await open(path)).toMatchObject({
      status: 404,
      robots: 'noindex',
      saysNoindex: true,
      canonical: undefined,
    });
  });

  it.each(['/checkout', '/profile', '/offline', '/auth/google'])(
    '%s is there, for the shopper alone',
    async (path) => {
      expect(await open(path)).toMatchObject({
        status: 200,
        robots: 'noindex',
        saysNoindex: false,
        canonical: undefined,
      });
    },
  );

  it.each([
    ['/category/1', '/category/1?module_id=1'],
    ['/about-us/', '/about-us'],
    ['/rental/provider-details/1', '/rental/provider-details/1'],
  ])('%s is known as %s', async (path, address) => {
    expect(await open(path)).toMatchObject({
      status: 200,
      robots: null,
      canonical: `https://shop.example${address}`,
    });
  });

  it('speaks the language that the address or the reader asks for, and says which', async () => {
    const vary = 'Accept-Encoding, Accept-Language';
    expect(await open('/store/1')).toMatchObject({ language: 'en ltr', vary });
    expect(await open('/store/1', { 'accept-language': 'ar' })).toMatchObject({
      language: 'ar rtl',
      vary,
      canonical: 'https://shop.example/store/1',
    });
    expect(await open('/store/1?lang=ar')).toMatchObject({
      language: 'ar rtl',
      canonical: 'https://shop.example/store/1?lang=ar',
    });
    expect(await open('/store/1?lang=en', { 'accept-language': 'ar' })).toMatchObject({
      language: 'en ltr',
    });
  });
});

it("before any script has run a page shows the shop's own name, logo and question, as they are set now", async () => {
  const set = (field: string, value: string) =>
    runSettingsCommand(server.db, { verb: 'set', field, value });
  await set('business_name', '{"en":"Corner <Shop>","ar":"متجر الزاوية"}');
  await set('logo_full_url', 'https://pictures.example/logo.png');
  await server.db
    .update(landingTexts)
    .set({ value: { en: 'Hungry?', ar: 'جائع؟' } })
    .where(eq(landingTexts.key, 'hero_title'));
  server.deps.settings.refresh();
  const fresh = new Hono();
  const { clock, strangers } = server.deps;
  const faceOf = createFaceOf(server.deps);
  const parts = { previewFor: async () => null, faceOf, clock, strangers };
  mountClient(fresh, server.deps.env, parts, folder);
  const response = await fresh.request('/');
  const text = await response.text();
  expect(text).toContain('<title>Corner &lt;Shop&gt;</title>');
  expect(text).toContain('<img src="https://pictures.example/logo.png" alt=""');
  // In English where the owner wrote nothing else.
  const said = (en: string, ar: string) =>
    languageCodes.map((code) => `<span class="${code}">${code === 'ar' ? ar : en}</span>`).join('');
  expect(text).toContain(`<b>${said('Corner &lt;Shop&gt;', 'متجر الزاوية')}</b>`);
  expect(text).toContain(`<h1>${said('Hungry?', 'جائع؟')}</h1>`);
  const configuration = /runtime-config"[^>]*>([^<]*)</.exec(text)?.[1] ?? '';
  expect(JSON.parse(configuration).shop).toMatchObject({
    name: { en: 'Corner <Shop>', ar: 'متجر الزاوية' },
    logo: 'https://pictures.example/logo.png',
    hero: { title: { en: 'Hungry?', ar: 'جائع؟' } },
  });
  expect(response.headers.get('content-security-policy')).toMatch(
    /img-src [^;]*https:\/\/pictures\.example/,
  );
  expect(await (await fresh.request('/manifest.webmanifest')).json()).toMatchObject({
    id: '/',
    name: 'Corner <Shop>',
    icons: [{ src: 'https://pictures.example/logo.png', sizes: 'any' }],
  });
  // The sign of the browser's tab, of home screens and of pushed news is the shop's logo too.
  expect(text).toContain('<link rel="icon" href="https://pictures.example/logo.png" />');
  expect(text).toContain('<link rel="apple-touch-icon" href="https://pictures.example/logo.png"');
  for (const path of ['/favicon.ico', '/pictures/icon-192.png']) {
    const { status, headers } = await fresh.request(path);
    expect([status, headers.get('location')]).toEqual([302, 'https://pictures.example/logo.png']);
  }
});
