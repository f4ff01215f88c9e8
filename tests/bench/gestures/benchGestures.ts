import { chromium, type Page } from 'playwright-core';
import { StartError } from '../../../server/env';
import { browserArgs, findBrowser } from '../../support/browser';
import { withFolder } from '../folder';
import { withPhone } from '../pages/phone';
import { prepareShopper } from '../pages/shopper';
import { startMeasured } from '../process';
import { printTable, quantile } from '../table';
import { type GestureCost, timeGesture, watchEvents } from './eventTiming';
import { type Part, parts } from './gestures';

const runs = 3;
const slowdown = 4;

/** A phone's processor on a good network: what a press costs, not what is fetched for it. */
async function slowDown(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  const throughput = (10 * 1024 * 1024) / 8;
  const speed = { downloadThroughput: throughput, uploadThroughput: throughput };
  await cdp.send('Network.emulateNetworkConditions', { offline: false, latency: 40, ...speed });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

async function play(page: Page, { gestures }: Part, costs: Map<string, GestureCost[]>) {
  for (const { name, make, sight } of gestures) {
    const cost = await timeGesture(page, () => make(page), sight).catch((error: unknown) => {
      throw new Error(`"${name}" came to nothing`, { cause: error });
    });
    costs.set(name, [...(costs.get(name) ?? []), cost]);
  }
}

/** What each gesture of the main job costs on a phone whose processor is four times slower: medians of three. */
export async function benchGestures(): Promise<void> {
  const executablePath = findBrowser();
  if (!executablePath) throw new StartError('Gestures cannot be measured without a browser');
  const costs = new Map<string, GestureCost[]>();
  await withFolder(async (folder) => {
    const server = await startMeasured({ DATA_DIR: folder, DATABASE_URL: '' });
    const browser = await chromium.launch({ executablePath, args: browserArgs });
    try {
      for (let run = 0; run < runs; run += 1) {
        const shopper = await prepareShopper(server.url);
        for (const part of parts)
          await withPhone(browser, server.url, shopper, async (context) => {
            const page = await context.newPage();
            await watchEvents(page);
            await slowDown(page);
            await page.goto(server.url + shopper.paths[part.from], { waitUntil: 'networkidle' });
            await play(page, part, costs);
          });
      }
    } finally {
      await browser.close();
      await server.stop();
    }
  });
  const median = (all: readonly GestureCost[], figure: keyof GestureCost) =>
    quantile(
      all.map((cost) => cost[figure]),
      0.5,
    );
  console.log(
    `\nGestures on a phone (CPU ${slowdown} times slower, 10 Mbit/s, 40 ms), medians of ${runs}`,
  );
  printTable(
    ['', 'to the next paint ms', 'longest task ms', 'done ms'],
    [...costs].map(([name, all]) => [
      name,
      Math.round(median(all, 'interaction')).toString(),
      Math.round(median(all, 'longestTask')).toString(),
      Math.round(median(all, 'seen')).toString(),
    ]),
  );
}
