import { chromium } from 'playwright-core';
import { StartError } from '../../../server/env';
import { browserArgs, findBrowser } from '../../support/browser';
import { withFolder } from '../folder';
import { startMeasured } from '../process';
import { printTable, quantile } from '../table';
import { type ColdLoad, loadCold } from './coldLoad';
import { servePlainPage } from './plainPage';
import { timeCartChange, timeListToItem } from './responses';
import { prepareShopper } from './shopper';

const runs = 5;

type Figure = Exclude<keyof ColdLoad, 'largest'>;

const median = (loads: readonly ColdLoad[], figure: Figure) =>
  quantile(
    loads.map((load) => load[figure]),
    0.5,
  );

/** Runs something `runs` times, one after the other. */
async function repeat<T>(work: () => Promise<T>): Promise<T[]> {
  const found: T[] = [];
  for (let run = 0; run < runs; run += 1) found.push(await work());
  return found;
}

/** Cold loads on a slow phone, and how soon the shop answers a press on a desktop: medians of five. */
export async function benchPages(): Promise<void> {
  const executablePath = findBrowser();
  if (!executablePath) throw new StartError('Pages cannot be measured without a browser');
  await withFolder(async (folder) => {
    const server = await startMeasured({ DATA_DIR: folder, DATABASE_URL: '' });
    const plain = await servePlainPage();
    const browser = await chromium.launch({ executablePath, args: browserArgs });
    try {
      const shopper = await prepareShopper(server.url);
      const pages = Object.entries(shopper.paths).map(
        ([name, path]) =>
          [name, server.url + path, path === '/' ? { storage: {} } : shopper] as const,
      );
      const rows: (string | number)[][] = [];
      for (const [name, url, brought] of [
        ['one line of text', plain.url, { storage: {} }] as const,
        ...pages,
      ]) {
        const loads = await repeat(() => loadCold(browser, url, brought));
        const figures: Figure[] = ['firstPaint', 'largestPaint', 'blocking'];
        rows.push([
          name,
          ...figures.map((figure) => Math.round(median(loads, figure)).toString()),
          median(loads, 'shift').toFixed(3),
          median(loads, 'scripts'),
          median(loads, 'styles'),
          loads[0]?.largest ?? '',
        ]);
      }
      console.log(
        `\nCold loads on a phone (CPU 4 times slower, 1.6 Mbit/s, 150 ms), medians of ${runs}`,
      );
      printTable(
        [
          '',
          'first paint ms',
          'largest ms',
          'blocking ms',
          'shift',
          'JS KB',
          'CSS KB',
          'largest element',
        ],
        rows,
      );
      const opened = await repeat(() => timeListToItem(browser, server.url, shopper));
      const changed = await repeat(() => timeCartChange(browser, server.url, shopper));
      console.log(`\nAnswers to a press on a desktop (10 Mbit/s, 40 ms), medians of ${runs}`);
      printTable(
        ['', 'milliseconds'],
        [
          ['from a list to an item after hovering', quantile(opened, 0.5)],
          ['a change of the cart shows', quantile(changed, 0.5)],
        ],
      );
    } finally {
      await browser.close();
      plain.close();
      await server.stop();
    }
  });
}
