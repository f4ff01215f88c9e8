import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { projectRoot } from '../../../server/root';
import { type Program, runProgram } from '../../support/runProcess';

const folder = mkdtempSync(join(tmpdir(), 'flowmart-production-'));
const root = pathToFileURL(projectRoot).href;
const coverage = v.object({ result: v.array(v.object({ url: v.string() })) });

let server: Program;
let address: string;

beforeAll(async () => {
  server = runProgram('server/main.ts', [], {
    DEMO_MODE: '0',
    NODE_ENV: 'production',
    DATA_DIR: join(folder, 'data'),
    PORT: '0',
    HOST: '127.0.0.1',
    // Node itself then names, when it ends, every file that it has run.
    NODE_V8_COVERAGE: join(folder, 'coverage'),
  });
  const ready = /ready: (http:\S+)/;
  await vi.waitFor(() => expect(server.out() + server.err()).toMatch(ready), { timeout: 50_000 });
  address = ready.exec(server.out())?.[1] ?? '';
});
afterAll(async () => {
  server.child.kill('SIGKILL');
  await server.ended;
  rmSync(folder, { recursive: true, force: true });
});

const read = async (path: string) => {
  const response = await fetch(address + path);
  return { status: response.status, text: await response.text() };
};

describe('a server that takes real orders', () => {
  it.each([
    '/',
    '/api/v1/config',
    '/api/v1/react-landing-page',
    '/api/v1/module',
    '/api/v1/zone/list',
    '/api/openapi.json',
    '/map/city.json',
    '/sitemap.xml',
    '/manifest.webmanifest',
  ])('says nothing of the demo city at %s', async (path) => {
    const { text } = await read(path);
    expect(text).not.toMatch(/Marsa Noor|Noor Square|مرسى نور|ميدان النور/);
  });

  it('has no map and no drawn pictures, only those that are shipped', async () => {
    const statuses = await Promise.all(
      [
        '/map/city.json',
        '/media/item/food/sandwich-1.svg',
        '/media/item/food/sandwich-1.webp',
        '/media/item/food/sandwich-1.png',
        '/media/pictures/landing.png',
      ].map(async (path) => (await read(path)).status),
    );
    expect(statuses).toEqual([404, 404, 404, 404, 200]);
  });

  it('is where nobody has said yet, with no city to draw', async () => {
    const config = JSON.parse((await read('/api/v1/config')).text);
    expect([
      config.demo,
      config.lacks,
      config.address,
      config.email,
      config.phone,
      config.default_location,
      config.map,
    ]).toEqual([
      0,
      ['city_map'],
      '',
      '',
      '',
      { lat: 0, lng: 0 },
      { tiles_url: '', tiles_attribution: '', city_data_url: '' },
    ]);
  });

  it('calls a place by its degrees without a service, and has said so at its start', async () => {
    const { status, text } = await read('/api/v1/config/geocode-api?lat=1&lng=1');
    expect([status, JSON.parse(text).results]).toEqual([
      200,
      [{ formatted_address: '1.00000, 1.00000' }],
    ]);
    expect(server.out().split('\n')).toEqual(
      expect.arrayContaining([
        'Warning: addresses cannot be looked up, so shoppers stand where their device says and places are called by their degrees: it needs GEOCODER_URL or GOOGLE_MAPS_SERVER_KEY.',
        'Warning: ways are not known, so deliveries are charged by the straight line, and parcels and trips by distance are refused: it needs ROUTING_URL or GOOGLE_MAPS_SERVER_KEY.',
        'Warning: the shop does not know its own address, so mails have no links, invitations name http://localhost, and previews name whatever host is asked: it needs PUBLIC_URL.',
        'Warning: maps cannot be drawn: it needs MAP_TILES_URL or GOOGLE_MAPS_KEY.',
      ]),
    );
  });

  it('has not run one file of the demo', async () => {
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    const ran = readdirSync(join(folder, 'coverage')).flatMap((file) =>
      v
        .parse(coverage, JSON.parse(readFileSync(join(folder, 'coverage', file), 'utf8')))
        .result.map(({ url }) => url),
    );
    expect(ran).toContainEqual(expect.stringContaining(`${root}/server/start.ts`));
    expect(ran.filter((url) => url.startsWith(`${root}/demo/`))).toEqual([]);
  });
});
