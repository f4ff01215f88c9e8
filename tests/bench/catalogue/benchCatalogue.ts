import { parseArgs } from 'node:util';
import pg from 'pg';
import { startPostgres } from '../../support/postgres';
import { withFolder } from '../folder';
import { type MeasuredServer, runScript, startMeasured } from '../process';
import { printTable } from '../table';
import { type Compared, compareCatalogues } from './measure';
import { verdictOf } from './verdict';

interface Options {
  /** How many times the demo the large shop is: 60 is about 105,000 items. */
  scale: number;
  requests: number;
  only: string;
}

type Where = Record<'DATA_DIR' | 'DATABASE_URL', string>;
interface Shops {
  small: Where;
  large: Where;
}

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
  if (values.on !== 'postgres') await onPglite(options);
  if (values.on !== 'pglite') await onPostgres(options);
}

const onPglite = (options: Options) =>
  withFolder((small) =>
    withFolder((large) => {
      const shops = {
        small: { DATA_DIR: small, DATABASE_URL: '' },
        large: { DATA_DIR: large, DATABASE_URL: '' },
      };
      return compare('PGlite', shops, options);
    }),
  );

async function onPostgres(options: Options): Promise<void> {
  const postgres = await startPostgres();
  if (!postgres) return;
  try {
    const large = await addDatabase(postgres.url, 'large');
    await withFolder((DATA_DIR) => {
      const shops = {
        small: { DATA_DIR, DATABASE_URL: postgres.url },
        large: { DATA_DIR, DATABASE_URL: large },
      };
      return compare('PostgreSQL', shops, options);
    });
  } finally {
    await postgres.stop();
  }
}

async function addDatabase(url: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${pg.escapeIdentifier(name)}`);
  await client.end();
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.toString();
}

async function compare(title: string, shops: Shops, options: Options): Promise<void> {
  console.log(`\nThe catalogue on ${title}, ${options.requests} requests for each call`);
  const servers: MeasuredServer[] = [];
  try {
    for (const [scale, where] of [
      [1, shops.small],
      [options.scale, shops.large],
    ] as const) {
      const said = await runScript(['demo/seed/cli.ts', '--scale', String(scale)], where);
      console.log(said.split('\n').at(-1));
      servers.push(await startMeasured(where));
    }
    const [small, large] = servers.map(({ url }) => url);
    const urls = { small: small ?? '', large: large ?? '' };
    show(await compareCatalogues(urls, options.requests, options.only), options);
    const memory = servers.map((server) => `${Math.round(server.peakMemory())} MB`);
    console.log(
      `Highest memory of the servers: ${memory.join(' at the demo size, ')} at the large one`,
    );
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

function show(compared: readonly Compared[], { scale }: Options): void {
  printTable(
    [
      'milliseconds',
      'demo p50',
      'demo p95',
      `x${scale} p50`,
      `x${scale} p95`,
      'ratio of p50',
      'ratio of p95',
      'ratio of size',
      'goal',
    ],
    compared.map(({ name, small, large }) => [
      name,
      small.median,
      small.p95,
      large.median,
      large.p95,
      large.median / small.median,
      large.p95 / small.p95,
      large.kilobytes / small.kilobytes,
      verdictOf(small, large),
    ]),
  );
  for (const { name, small, large } of compared) {
    const verdict = verdictOf(small, large);
    if (verdict !== 'met') console.log(`  ${name} ${verdict}, slowest: ${large.slowest}`);
  }
}
