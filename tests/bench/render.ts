import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Module } from '../../domain/place/module';
import type { AskForPage, PageView, RenderPage } from '../../domain/renderedPage';
import { StartError } from '../../server/env';
import { projectRoot } from '../../server/root';
import { withFolder } from './folder';
import { prepareShopper } from './pages/shopper';
import { startMeasured } from './process';
import { printTable, quantile } from './table';

/** Milliseconds of processor that 95 of 100 pages may take. */
const goal = 8;
const warmUps = 25;
/** A page that takes longer is given up, in milliseconds. */
const patience = 10_000;

const file = join(projectRoot, 'build/render/entry.js');

/** Milliseconds of processor that drawing a page takes, one after the other, with the answers of the shop at hand. */
export async function benchRender(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { pages: { type: 'string', default: '100' }, only: { type: 'string', default: '' } },
  });
  if (!existsSync(file)) throw new StartError('Nothing is built yet: run npm run build');
  Reflect.set(globalThis, 'flowmartSettings', '{}');
  const { render }: { render: RenderPage } = await import(pathToFileURL(file).href);
  await withFolder(async (DATA_DIR) => {
    const server = await startMeasured({ DATA_DIR, DATABASE_URL: '', SERVER_RENDERING: '0' });
    try {
      const views = await viewsOf(server.url);
      const only = values.only.split(',').filter(Boolean);
      const rows = [];
      for (const [name, view] of Object.entries(views))
        if (only.length === 0 || only.includes(name))
          rows.push([name, ...(await measure(render, view, server.url, Number(values.pages)))]);
      console.log(`\nProcessor time of drawing a page, ${values.pages} of each`);
      printTable(['milliseconds', 'p50', 'p95', 'goal', 'drawings', 'KB'], rows);
    } finally {
      await server.stop();
    }
  });
}

async function viewsOf(url: string): Promise<Record<string, PageView>> {
  const { storage, paths } = await prepareShopper(url);
  const module: Module = JSON.parse(storage.module ?? '');
  const at = (address: string): PageView => ({
    address,
    language: 'en',
    zones: [1],
    module,
    isPhone: true,
    settings: '{}',
  });
  return {
    landing: { ...at('/'), zones: null, module: null },
    home: at('/home'),
    store: at(paths['a store'] ?? ''),
    product: at(paths['a product'] ?? ''),
    list: at('/home?data_type=popular'),
    categories: at('/categories'),
    search: at('/home?search=chicken'),
  };
}

/** Asks the shop once for each call: its own time is not that of drawing. */
function askOnce(url: string): AskForPage {
  const known = new Map<string, ReturnType<AskForPage>>();
  return (address, method, headers) => {
    const key = JSON.stringify([address, headers]);
    const answer =
      known.get(key) ??
      fetch(url + address, { method, headers }).then(async (response) => ({
        status: response.status,
        text: await response.text(),
      }));
    known.set(key, answer);
    return answer;
  };
}

async function measure(
  render: RenderPage,
  view: PageView,
  url: string,
  times: number,
): Promise<(string | number)[]> {
  const ask = askOnce(url);
  const taken: number[] = [];
  let drawings = 0;
  let size = 0;
  for (let turn = -warmUps; turn < times; turn += 1) {
    const begun = process.cpuUsage();
    const page = await render(view, ask, performance.now() + patience);
    const { user, system } = process.cpuUsage(begun);
    if (!page) throw new StartError(`${view.address} is not rendered`);
    if (turn >= 0) taken.push((user + system) / 1000);
    drawings = page.drawings;
    size = page.html.length / 1000;
  }
  const p95 = quantile(taken, 0.95);
  return [quantile(taken, 0.5), p95, p95 <= goal ? 'met' : 'too slow', drawings, size];
}
