import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mountClient } from '../../../server/web/client';
import { createPreviews } from '../../../server/web/preview';
import { createTestServer, type TestServer } from '../../support/server';

let server: TestServer;
let folder: string;
const app = new Hono();
beforeAll(async () => {
  server = await createTestServer({ PUBLIC_URL: 'https://shop.example' });
  folder = await mkdtemp(join(tmpdir(), 'client-'));
  await mkdir(join(folder, 'shells'));
  await writeFile(
    join(folder, 'index.html'),
    '<html lang="en" dir="ltr"><head><title>Flowmart</title></head><body></body></html>',
  );
  mountClient(app, server.deps.env, createPreviews(server.deps), folder);
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
