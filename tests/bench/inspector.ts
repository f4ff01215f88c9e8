import { execFileSync } from 'node:child_process';
import { type Browser, chromium, type Page } from 'playwright-core';
import { StartError } from '../../server/env';
import { browserArgs, findBrowser } from '../support/browser';
import { withFolder } from './folder';
import { blocked, comparedWhile, followed } from './following';
import { startMeasured } from './process';
import { printTable } from './table';

interface Work {
  events: number;
  added: number;
  afterwards: number;
  bytes: number;
  chart: unknown;
  drawing: unknown;
  states: number;
}

/** The charts know nothing of the server, nor the server of them: what they do alone is measured by their own command. */
const measureWork = (): Work =>
  JSON.parse(
    execFileSync('npx', ['tsx', 'charts/inspector/bench.ts'], {
      encoding: 'utf8',
      maxBuffer: 1e8,
    }),
  );

/** Milliseconds of the main thread a frame, while something is done in each of a hundred frames. */
async function frameWork(page: Page, each: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  };
  const before = await busy();
  await page.evaluate(
    `(async () => { for (let n = 0; n < 100; n += 1) { ${each}; await new Promise(requestAnimationFrame); } })()`,
  );
  return ((await busy()) - before) * 10;
}

/** What a cold load of the shop's home brings of the inspector, in bytes: files and script in the page. */
async function bytesInShop(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage();
  let bytes = 0;
  page.on('response', async (response) => {
    if (response.url().includes('/inspector')) bytes += (await response.body()).length;
  });
  await page.goto(`${url}/home`, { waitUntil: 'networkidle' });
  bytes += (await page.content()).match(/<script>[^<]*charts-inspector[^<]*/)?.[0]?.length ?? 0;
  await page.close();
  return bytes;
}

async function panned(browser: Browser, url: string, { chart, drawing }: Work): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.route(/charts\/tracking\.en\./, (route) => route.fulfill({ json: drawing }));
  await page.route(/charts\/tracking\.[^.]+\.json/, (route) => route.fulfill({ json: chart }));
  await page.goto(`${url}/inspector#tracking`);
  await page.locator('.insp-paper svg').waitFor();
  const work = await frameWork(
    page,
    "document.querySelector('.insp-window').scrollBy({ left: n < 50 ? 12 : -12, top: n < 50 ? 8 : -8 })",
  );
  await page.close();
  return work;
}

const actorsMessage = (count: number) => ({
  from: 'page',
  page: 'bench',
  kind: 'here',
  protocol: 2,
  path: '/bench',
  role: 'read',
  actors: Array.from({ length: count }, (_, n) => ({
    actor: `bench:${n}`,
    parent: null,
    name: 'tracking',
    machine: { id: 'tracking', version: '1' },
    isWhole: false,
    input: null,
    at: n,
    status: 'active',
    value: 'loading',
    active: ['tracking', 'tracking.loading'],
    tags: [],
    context: null,
    timers: [],
    asked: [],
  })),
});

async function listed(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${url}/inspector`);
  const message = JSON.stringify(actorsMessage(500));
  await page.evaluate(
    `window.bench = new BroadcastChannel('charts-inspector'); window.bench.postMessage(${message})`,
  );
  await page.getByRole('treeitem').nth(5).waitFor();
  const work = await frameWork(
    page,
    `document.querySelector('.insp-tree').scrollTop = n * 200;
     window.bench.postMessage({ from: 'page', page: 'bench', kind: 'seen', seen: [{ actor: 'bench:' + n, at: n, event: { type: 'told' } }] })`,
  );
  await page.close();
  return work;
}

export async function benchInspector(): Promise<void> {
  const executablePath = findBrowser();
  if (!executablePath) throw new StartError('The inspector cannot be measured without a browser');
  const work = measureWork();
  await withFolder(async (folder) => {
    const settings = { DATA_DIR: folder, DATABASE_URL: '' };
    const browser = await chromium.launch({ executablePath, args: browserArgs });
    const measured = async <T>(role: string, measure: (url: string) => Promise<T>): Promise<T> => {
      const server = await startMeasured({ ...settings, INSPECTOR: role });
      try {
        return await measure(server.url);
      } finally {
        await server.stop();
      }
    };
    try {
      const off = await measured('off', (url) => bytesInShop(browser, url));
      const pan = await measured('read', (url) => panned(browser, url, work));
      const list = await measured('read', (url) => listed(browser, url));
      const follow = await measured('read', (url) => followed(browser, url, work));
      const compare = await measured('read', (url) => comparedWhile(browser, url, 'rideJob'));
      printTable(
        ['The inspector', 'measured', 'at most'],
        [
          ['bytes in the shop when it is off', off, 0],
          ['work while an event is taken, 95th percentile, ms', work.added.toFixed(3), 1],
          ['work for it afterwards, ms an event', work.afterwards.toFixed(3), ''],
          [`KB sent for ${work.events} events, 200 products`, Math.round(work.bytes / 1e3), 100],
          [`ms a frame while ${work.states} states are moved`, pan.toFixed(1), 8],
          ['ms a frame while 500 actors are scrolled and told of', list.toFixed(1), 16],
          [
            `longest frame while ${follow.sent} events come, 1,000 a second, ms`,
            Math.round(follow.longestFrame),
            100,
          ],
          ['longest frame as long while nothing comes, ms', Math.round(follow.longestAtRest), ''],
          [
            `the same while it is kept busy for ${blocked} ms: no less, or nothing is measured`,
            Math.round(follow.longestBlocked),
            '',
          ],
          ['longest task of these, ms', Math.round(follow.longestTask), 100],
          [
            'longest frame while rideJob is laid out beside what it was, ms',
            Math.round(compare),
            200,
          ],
        ],
      );
    } finally {
      await browser.close();
    }
  });
}
