import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { StartError } from '../../../server/env';
import { browserArgs, findBrowser } from '../../support/browser';
import { withFolder } from '../folder';
import { loadCold } from '../pages/coldLoad';
import type { Brought } from '../pages/phone';
import { startMeasured } from '../process';
import { printTable } from '../table';
import { film } from './film';
import { type Place, placesOf, placesOfReference, prepareKnown } from './places';
import { heads, type Measured, type Ready, readyRows } from './readyTable';
import { serveReference } from './reference';
import { visitAgain, visitCold } from './visits';

interface Options {
  runs: number;
  /** Names of the pages to measure; all of them when empty. */
  only: string[];
  /** Folder for pictures of the first second. */
  film: string;
}

export async function benchReady(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      rendering: { type: 'string', default: '1' },
      runs: { type: 'string', default: '5' },
      only: { type: 'string', default: '' },
      film: { type: 'string', default: '' },
    },
  });
  const executablePath = findBrowser();
  if (!executablePath) throw new StartError('Pages cannot be measured without a browser');
  const renderings = values.rendering === 'both' ? ['0', '1'] : [values.rendering];
  const options = {
    runs: Number(values.runs),
    only: values.only.split(',').filter(Boolean),
    film: values.film,
  };
  await withFolder(async (folder) => {
    for (const SERVER_RENDERING of renderings) {
      const server = await startMeasured({ DATA_DIR: folder, DATABASE_URL: '', SERVER_RENDERING });
      const browser = await chromium.launch({ executablePath, args: browserArgs });
      try {
        console.log(`\nSERVER_RENDERING=${SERVER_RENDERING}`);
        await measureShop(browser, server.url, options);
      } finally {
        await browser.close();
        await server.stop();
      }
    }
  });
}

const loadNow = () => (loadavg()[0] ?? Number.NaN).toFixed(1);

async function measureShop(browser: Browser, url: string, options: Options): Promise<void> {
  const { storage, paths, view, ...known } = await prepareKnown(url);
  const reference = await serveReference(url, known);
  const references = placesOfReference(reference.url, reference.slug);
  const pages = placesOf(url, { storage, paths }, known.category);
  const isAsked = ({ name }: Place) => options.only.length === 0 || options.only.includes(name);
  const places = [...references, ...pages.filter(isAsked)];
  const broughtTo = ({ isKnown }: Place): Brought =>
    isKnown ? { storage, view } : { storage: {} };
  try {
    await warmUp(places, view);
    const before = loadNow();
    const measured = await measure(browser, places, references, broughtTo, options.runs);
    console.log(
      `Cold loads on a phone (CPU 4 times slower, 1.6 Mbit/s, 150 ms), medians of ${options.runs} in milliseconds; load of the machine ${before} to ${loadNow()}`,
    );
    printTable(heads, readyRows(measured));
    if (options.film)
      for (const place of places) await film(browser, place, broughtTo(place), options.film);
  } finally {
    reference.close();
  }
}

/** Every server that is measured has been up for a while. */
async function warmUp(places: readonly Place[], view: string): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1)
    for (const { url } of places)
      await (await fetch(url, { headers: { cookie: `view=${view}` } })).arrayBuffer();
}

/** All pages one after the other, and that `runs` times: what else the machine does falls on all of them. */
async function measure(
  browser: Browser,
  places: readonly Place[],
  references: readonly Place[],
  broughtTo: (place: Place) => Brought,
  runs: number,
): Promise<Measured[]> {
  const found = new Map<Place, Ready[]>(places.map((place) => [place, []]));
  for (let run = 0; run < runs; run += 1)
    for (const [place, list] of found) {
      const brought = broughtTo(place);
      const { firstPaint, largestPaint, blocking, shift, scripts } = await loadCold(
        browser,
        place.url,
        brought,
      );
      const again = references.includes(place)
        ? Number.NaN
        : await visitAgain(browser, place, brought);
      const { seen, opened } = await visitCold(browser, place, brought);
      list.push({
        firstPaint,
        seen,
        opened,
        largest: largestPaint,
        blocking,
        shift,
        scripts,
        again,
      });
    }
  return [...found].map(([place, list]) => ({
    name: place.name,
    like: place.like,
    isReference: references.includes(place),
    runs: list,
  }));
}
