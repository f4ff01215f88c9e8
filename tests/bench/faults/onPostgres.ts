import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { startPostgres } from '../../support/postgres';
import { startProxy, type TestProxy } from '../../support/proxy';
import { withFolder } from '../folder';
import { type Kept, keepServer, openSale, processesOf, type Where } from './ground';
import { shopAt } from './shoppers';
import { judge, type Verdict } from './verdict';

export interface Span {
  shoppers: number;
  /** Milliseconds of a fault. */
  fault: number;
  /** Milliseconds before and after it. */
  calm: number;
}

interface Around {
  servers: readonly [Kept, Kept];
  proxy: TestProxy;
  url: string;
  milliseconds: number;
}

/** Each begins a fault, and leaves everything mended. */
const faults: Record<string, (around: Around) => Promise<void>> = {
  'one of two servers killed, again and again': async ({ servers, milliseconds }) => {
    for (let kills = 0; kills < 4; kills += 1) {
      const { server } = servers[kills % 2 === 0 ? 0 : 1];
      server.signal('SIGKILL');
      await server.ended;
      await delay(milliseconds / 4);
    }
  },
  'all connections cut, again and again': async ({ url, milliseconds }) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    for (let cuts = 0; cuts < 20; cuts += 1) {
      await client.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'",
      );
      await delay(milliseconds / 20);
    }
    await client.end();
  },
  'PostgreSQL away': async ({ proxy, milliseconds }) => {
    proxy.be('refuses');
    await delay(milliseconds);
    proxy.be('flows');
  },
  'PostgreSQL frozen (SIGSTOP)': async ({ url, milliseconds }) => {
    const processes = await processesOf(url);
    const stopped = processes();
    for (const pid of stopped) process.kill(pid, 'SIGSTOP');
    await delay(milliseconds);
    for (const pid of stopped) process.kill(pid, 'SIGCONT');
  },
  'the network swallows everything': async ({ proxy, milliseconds }) => {
    proxy.be('stalls');
    await delay(milliseconds);
    proxy.be('flows');
  },
};

const aheadByTwoHours = `--import=data:text/javascript,${encodeURIComponent(`
  const Right = Date;
  globalThis.Date = class extends Right {
    constructor(...given) { given.length ? super(...given) : super(Right.now() + 7200000); }
    static now() { return Right.now() + 7200000; }
  };`)}`;

/** Two servers on one PostgreSQL, one fault after the other. */
export async function faultsOnPostgres(span: Span): Promise<Verdict[]> {
  const postgres = await startPostgres();
  if (!postgres) return [];
  const proxy = await startProxy(postgres.url);
  const verdicts: Verdict[] = [];
  try {
    await withFolder(async (DATA_DIR) => {
      const direct: Where = { DATA_DIR, DATABASE_URL: postgres.url };
      const env = { DATA_DIR, DATABASE_URL: proxy.url };
      const first = await keepServer(env);
      const sale = await openSale(direct);
      const run = async (fault: string, second: Kept, work: (around: Around) => Promise<void>) => {
        const servers = [first, second] as const;
        const before = first.restarts + second.restarts;
        const urls = servers.map(({ url }) => url);
        const shopping = shopAt(() => urls, sale, span.shoppers);
        await delay(span.calm);
        await work({ servers, proxy, url: postgres.url, milliseconds: span.fault });
        const mendedAt = performance.now();
        await delay(span.calm);
        await shopping.end();
        const restarts = first.restarts + second.restarts - before;
        const process = restarts > 0 ? `restarted ${restarts}` : 'lived';
        const told = { fault, database: 'PostgreSQL', process, mendedAt };
        verdicts.push(await judge(shopping, direct, told));
      };
      const second = await keepServer(env);
      for (const [fault, work] of Object.entries(faults)) await run(fault, second, work);
      await second.stop();
      const ahead = await keepServer({ ...env, NODE_OPTIONS: aheadByTwoHours });
      await run("one server's clock two hours ahead", ahead, ({ milliseconds }) =>
        delay(milliseconds),
      );
      await ahead.stop();
      await first.stop();
    });
  } finally {
    await proxy.close();
    await postgres.stop();
  }
  return verdicts;
}
