import { parseArgs } from 'node:util';
import { startPostgres } from '../../../tests/support/postgres';
import { withFolder } from '../folder';
import { runScript, startMeasured } from '../process';
import { printTable } from '../table';
import { measureCatalogue, type Timing } from './measure';

interface Options {
  /** How many times the demo the large shop is: 60 is about 105,000 items. */
  scale: number;
  requests: number;
  only: string;
}

type Where = Record<'DATA_DIR' | 'DATABASE_URL', string>;

interface Measured {
  timings: Timing[];
  peakMemory: number;
}

// The ratio means the same work: where the small shop has less to answer with, more answer may take more time.
const goals = { p95: 50, ratio: 1.2, ratioCountsFrom: 3 };

/** How fast the catalogue answers at the demo's size and 60 times larger, on both databases. */
export async function benchCatalogue(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      on: { type: 'string', default: '' },
      scale: { type: 'string', default: '60' },
      requests: { type: 'string', default: '300' },
      only: { type: 'string', default: '' },
    },
  });
  const options = {
    scale: Number(values.scale),
    requests: Number(values.requests),
    only: values.only,
  };
  if (values.on !== 'postgres') {
    await withFolder((folder) =>
      compare('PGlite', { DATA_DIR: folder, DATABASE_URL: '' }, options),
    );
  }
  if (values.on !== 'pglite') await onPostgres(options);
}

async function onPostgres(options: Options): Promise<void> {
  const postgres = await startPostgres();
  if (!postgres) return;
  try {
    await withFolder((folder) =>
      compare('PostgreSQL', { DATA_DIR: folder, DATABASE_URL: postgres.url }, options),
    );
  } finally {
    await postgres.stop();
  }
}

async function compare(name: string, where: Where, options: Options): Promise<void> {
  console.log(`\nThe catalogue on ${name}, ${options.requests} requests for each call`);
  const small = await measureAt(1, where, options);
  const large = await measureAt(options.scale, where, options);
  printTable(
    [
      'milliseconds',
      'demo p50',
      'demo p95',
      `x${options.scale} p50`,
      `x${options.scale} p95`,
      'ratio of p95',
      'ratio of size',
      'goal',
    ],
    large.timings.map((timing, index) => rowOf(small.timings[index], timing)),
  );
  const memory = [small, large].map(({ peakMemory }) => `${Math.round(peakMemory)} MB`);
  console.log(
    `Highest memory of the server: ${memory.join(' at the demo size, ')} at the large one`,
  );
  for (const { p95, name: slow, slowest } of large.timings) {
    if (p95 > goals.p95) console.log(`  ${slow}, slowest: ${slowest}`);
  }
}

function rowOf(small: Timing | undefined, large: Timing) {
  const ratio = large.p95 / (small?.p95 ?? Number.NaN);
  const size = large.kilobytes / (small?.kilobytes ?? Number.NaN);
  const isSlow = large.p95 > goals.p95;
  const allowed = goals.ratio * Math.max(1, size);
  const grows = large.p95 > goals.ratioCountsFrom && ratio > allowed;
  return [
    large.name,
    small?.median ?? Number.NaN,
    small?.p95 ?? Number.NaN,
    large.median,
    large.p95,
    ratio,
    size,
    isSlow ? 'too slow' : grows ? 'grows' : 'met',
  ];
}

async function measureAt(scale: number, where: Where, options: Options): Promise<Measured> {
  const said = await runScript(['server/seed/cli.ts', '--scale', String(scale)], where);
  console.log(said.split('\n').at(-1));
  const server = await startMeasured(where);
  try {
    const timings = await measureCatalogue(server.url, options.requests, options.only);
    return { timings, peakMemory: server.peakMemory() };
  } finally {
    await server.stop();
  }
}
