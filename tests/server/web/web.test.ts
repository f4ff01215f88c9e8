import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '../../../server/env';
import { chooseEncoding } from '../../../server/web/encoding';
import { serveFile } from '../../../server/web/files';
import { changePage, createPages, shellOf } from '../../../server/web/pages';

const html = (name: string) =>
  `<head><script>boot('${name}')</script><script id="runtime-config" type="application/json">{}</script></head>${name}`;

let folder: string;
let dist: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web-'));
  dist = join(folder, 'dist');
  await mkdir(join(dist, 'assets'), { recursive: true });
  await mkdir(join(dist, 'shells'));
  await writeFile(join(folder, 'secret.json'), '{}');
  await writeFile(join(dist, 'index.html'), html('landing'));
  await writeFile(join(dist, 'shells/home.html'), html('home'));
  await writeFile(join(dist, 'assets/app-1.js'), 'plain');
  await writeFile(join(dist, 'assets/app-1.js.br'), 'brotli');
  await writeFile(join(dist, 'robots.txt'), 'all');
});
afterAll(() => rm(folder, { recursive: true }));

const ask = (path: string, headers: Record<string, string> = {}) =>
  serveFile(dist, path, new Request(`http://shop${path}`, { headers }));

describe('files of the built client', () => {
  it('come in the compressed copy that the browser takes, kept for good under a name with a hash', async () => {
    const packed = await ask('/assets/app-1.js', { 'accept-encoding': 'gzip, br' });
    expect(await packed?.text()).toBe('brotli');
    expect(Object.fromEntries(packed?.headers ?? [])).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    // There is no gzip copy of this one.
    const plain = await ask('/assets/app-1.js', { 'accept-encoding': 'gzip' });
    expect([await plain?.text(), plain?.headers.get('content-encoding')]).toEqual(['plain', null]);
  });

  it('are not sent again to who has them', async () => {
    const first = await ask('/robots.txt');
    expect(first?.headers.get('cache-control')).toBe('public, max-age=3600');
    const again = await ask('/robots.txt', { 'if-none-match': first?.headers.get('etag') ?? '' });
    expect([again?.status, await again?.text()]).toEqual([304, '']);
  });

  it.each([
    '/../secret.json',
    '/%2e%2e/secret.json',
    '/..%2fsecret.json',
    '/assets/..%2f..%2fsecret.json',
    '/%E0%A4%A/secret.json',
    '/index.html',
    '/shells/home.html',
    '/assets',
    '/nothing.js',
  ])('%s is none of them', async (path) => {
    expect(await serveFile(dist, path, new Request('http://shop/'))).toBeNull();
  });
});

describe('encodings', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5', 'br'],
    ['identity', null],
    [undefined, null],
  ])('of %s we send %s', (accepted, chosen) => {
    expect(chooseEncoding(accepted)).toBe(chosen);
  });
});

describe('pages', () => {
  it.each([
    ['/', 'landing'],
    ['/home', 'home'],
    ['/store/popular', 'list'],
    ['/categories', 'categories'],
    ['/category/3', 'list'],
    ['/store/7', 'store'],
    ['/product/tea-1', 'product'],
    ['/checkout', 'checkout'],
    ['/track-order', 'track-order'],
    ['/about-us', 'page'],
    ['/no/such/page', 'page'],
  ])('%s begins with the text shell of kind %s', (path, kind) => {
    expect(shellOf(path)).toBe(kind);
  });

  it('carry what the deployment configured, and cannot be broken out of', () => {
    const env = readEnv({
      API_URL: 'https://api.shop.example',
      MAP_TILES_ATTRIBUTION: '</script><script>alert(1)</script>',
    });
    const page = createPages(dist, env)('/home');
    const source = Buffer.from(page?.plain ?? []).toString();
    expect(source).toMatch(/home$/);
    const json = /type="application\/json">(.*?)<\/script>/.exec(source)?.[1] ?? '';
    expect(JSON.parse(json)).toMatchObject({
      apiUrl: 'https://api.shop.example',
      mapTilesAttribution: '</script><script>alert(1)</script>',
    });
    expect(source).not.toContain('alert(1)</script>');
    expect(brotliDecompressSync(page?.br ?? '').toString()).toBe(source);
    expect(gunzipSync(page?.gzip ?? '').toString()).toBe(source);
  });

  it('allow their own scripts by hash and the configured API, nothing else', () => {
    const env = readEnv({ API_URL: 'https://api.shop.example/base', INSPECTOR: 'off' });
    const page = createPages(dist, env)('/home');
    const hash = createHash('sha256').update("boot('home')").digest('base64');
    const rules = page?.contentSecurityPolicy.split('; ');
    expect(rules).toContain(`script-src 'self' 'sha256-${hash}'`);
    expect(rules).toContain("connect-src 'self' https://api.shop.example");
    expect(rules).toContain("frame-ancestors 'none'");
    expect(page?.contentSecurityPolicy).not.toContain('google');
  });

  it('allow the styles with which they are sent, and no script that came with them', () => {
    const page = createPages(dist, readEnv({ INSPECTOR: 'off' }))('/home');
    if (!page) throw new Error('No page.');
    const drawn = '<div id="rendered"><style>d{}</style></div><script>more()</script>';
    const sent = changePage(page, (html) => html + drawn);
    const rulesOf = (policy: string, name: string) =>
      policy.split('; ').filter((rule) => rule.startsWith(`${name} `));
    const hash = createHash('sha256').update('d{}').digest('base64');
    expect(rulesOf(sent.contentSecurityPolicy, 'style-src')).toEqual([
      `style-src 'self' 'sha256-${hash}'`,
    ]);
    expect(rulesOf(sent.contentSecurityPolicy, 'script-src')).toEqual(
      rulesOf(page.contentSecurityPolicy, 'script-src'),
    );
  });

  it('can be watched, and shown beside the inspector, only where that is on', async () => {
    await mkdir(join(dist, 'inspector'));
    await writeFile(join(dist, 'inspector/loader.txt'), 'listen("$&")');
    await writeFile(join(dist, 'inspector/index.html'), 'the inspector');
    const textOf = (path: string, source: Record<string, string>) =>
      Buffer.from(createPages(dist, readEnv(source))(path)?.plain ?? []).toString();
    const script = '<script>listen("$&")</script>';
    const off = { DEMO_MODE: '0' };
    expect(textOf('/home', {})).toContain(script);
    expect(textOf('/home', {})).toContain('"inspector":"developer"');
    expect(textOf('/home', { ...off, INSPECTOR: 'read' })).toContain('"inspector":"read"');
    expect(textOf('/home', off)).not.toContain('listen');
    expect(textOf('/home', { INSPECTOR: 'off' })).not.toContain('listen');
    expect(textOf('/inspector', {})).toBe('the inspector');
    const stately = 'https://stately.test/inspect';
    expect(textOf('/home', { INSPECTOR_STATELY: stately })).toContain(`"${stately}"`);
    expect(textOf('/home', {})).not.toContain('stately');
    expect(textOf('/inspector', off)).not.toContain('the inspector');
    const policy = createPages(dist, readEnv({}))('/home')?.contentSecurityPolicy;
    expect(policy).toContain("frame-ancestors 'self'");
    expect(() => readEnv({ INSPECTOR: 'all' })).toThrow('must be off, read or developer');
  });

  it('fall back to the landing page file, and are none before the client is built', () => {
    const page = createPages(dist, readEnv({}))('/checkout');
    expect(Buffer.from(page?.plain ?? []).toString()).toMatch(/landing$/);
    expect(createPages(join(folder, 'nowhere'), readEnv({}))('/')).toBeNull();
  });

  it('change their tag with their content', () => {
    const tags = [{}, { API_URL: 'https://other.example' }].map(
      (env) => createPages(dist, readEnv(env))('/')?.etag,
    );
    expect(tags[0]).not.toBe(tags[1]);
  });
});
