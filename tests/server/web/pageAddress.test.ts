import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readEnv } from '../../../server/env';
import { createStrangers } from '../../../server/http/strangers';
import { mountClient } from '../../../server/web/client';
import { pageAddress } from '../../../server/web/rendering/pageAddress';

it.each([
  ['/home?gclid=1&utm_source=x', 'https://shop.example/home'],
  ['/home?tab=stores&fbclid=1&search=', 'https://shop.example/home?search=&tab=stores'],
  ['/home?lang=ar&x=1', 'https://shop.example/home?lang=ar'],
  ['/home?lang=xx', 'https://shop.example/home'],
  [
    '/product/a?pick={"Size":["Large"]}&module_id=2',
    'https://shop.example/product/a?module_id=2&pick=%7B%22Size%22%3A%5B%22Large%22%5D%7D',
  ],
])('of %s a page depends on %s', (asked, address) => {
  expect(pageAddress(new URL(asked, 'http://any'), 'https://shop.example').href).toBe(address);
});

describe('pages drawn for strangers', () => {
  let folder: string;
  let drawn: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pages-'));
    drawn = join(folder, 'render');
    await mkdir(join(folder, 'shells'));
    await mkdir(drawn);
    const frame =
      '<html lang="en" dir="ltr"><head></head><body><div id="root"><main>frame</main></div></body></html>';
    await writeFile(join(folder, 'shells/home.html'), frame);
    await writeFile(join(folder, 'index.html'), frame);
    await writeFile(join(drawn, 'styles.json'), '{"first":"","rules":[],"moves":{}}');
    // Shows which drawing it is and of what address.
    await writeFile(
      join(drawn, 'entry.js'),
      `let count = 0;
      export async function render({ address }) {
        if (address === '/') return null;
        count += 1;
        return { html: '<main>' + count + ' ' + address + '</main>', asked: [] };
      }`,
    );
  });
  afterAll(() => rm(folder, { recursive: true }));

  let now: Date;
  let app: Hono;
  beforeEach(() => {
    now = new Date('2026-11-28T12:00:00Z');
    app = new Hono();
    const clock = { now: () => now };
    const parts = {
      previewFor: async () => null,
      faceOf: async () => null,
      ask: async () => ({ status: 200, text: '[]' }),
      clock,
      strangers: createStrangers(clock.now),
      changes: { isHeard: () => true, onChange: () => undefined },
    };
    const env = readEnv({ SERVER_RENDERING: '1', INSPECTOR: 'off', LIMIT_PAGES: '2/1m' });
    mountClient(app, env, parts, folder, drawn);
  });
  const mainOf = async (path: string, remoteAddress: string) => {
    const answer = await app.request(path, {}, { incoming: { socket: { remoteAddress } } });
    return /<main>(.*)<\/main>/.exec(await answer.text())?.[1];
  };

  it('are one for all whom advertisements bring, however each is marked', async () => {
    const first = await mainOf('/home?gclid=a', '203.0.113.1');
    expect(first).toMatch(/^\d+ \/home$/);
    expect([
      await mainOf('/home?gclid=b', '203.0.113.2'),
      await mainOf('/home?utm_source=letter&fbclid=c', '203.0.113.3'),
    ]).toEqual([first, first]);
  });

  it('are so many a minute for one address; then it has their frames, and what others have seen', async () => {
    const seen = [];
    for (const n of [1, 2, 3]) seen.push(await mainOf(`/home?min=${n}`, '203.0.113.1'));
    seen.push(await mainOf('/home?min=2', '203.0.113.1'));
    seen.push(await mainOf('/home?min=3', '203.0.113.2'));
    now = new Date('2026-11-28T12:01:00Z');
    seen.push(await mainOf('/home?min=4', '203.0.113.1'));
    const pages = seen.map((main) => main?.replace(/^\d+ /, ''));
    expect(pages).toEqual([
      '/home?min=1',
      '/home?min=2',
      'frame',
      '/home?min=2',
      '/home?min=3',
      '/home?min=4',
    ]);
  });
});
