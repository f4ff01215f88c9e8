import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { type CatalogueRun, runCatalogue } from './catalogueRun';

const largeScale = 60;
const limitMilliseconds = 50;

const result = v.object({
  scale: v.number(),
  items: v.number(),
  seedSeconds: v.number(),
  p95: v.record(v.string(), v.number()),
  megabytes: v.number(),
});

// A process of its own for each size, so that memory is of that size alone.
function runApart(scale: number): Promise<CatalogueRun> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), ['--scale', String(scale)]);
    child.once('message', (message) => resolve(v.parse(result, message)));
    child.once('exit', (code) => code && reject(new Error(`the run of scale ${scale} failed`)));
  });
}

/** p95 of the catalogue's calls in a shop of about 1,700 and of about 100,000 items, in milliseconds. */
export async function benchCatalogue(): Promise<void> {
  const small = await runApart(1);
  const large = await runApart(largeScale);
  const columns = (name: string, ...cells: string[]) =>
    console.log(name.padEnd(22), ...cells.map((cell) => cell.padStart(12)));
  columns('', `${small.items} items`, `${large.items} items`, 'times');
  for (const [name, before] of Object.entries(small.p95)) {
    const after = large.p95[name] ?? 0;
    const mark = after > limitMilliseconds ? ' over 50 ms' : '';
    columns(name, before.toFixed(1), after.toFixed(1), (after / before).toFixed(2) + mark);
  }
  columns('seeding, s', small.seedSeconds.toFixed(1), large.seedSeconds.toFixed(1));
  columns('memory, MB', small.megabytes.toFixed(0), large.megabytes.toFixed(0));
}

const flag = process.argv.indexOf('--scale');
if (flag > 0 && process.send) {
  const run = await runCatalogue(Number(process.argv[flag + 1]));
  process.send(run, () => process.disconnect());
}
