import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createRandom } from '../../../demo/city/random';
import { openPostgres } from '../../../server/db/client';
import { orders } from '../../../server/db/schema/orders';
import { startPostgres } from '../../support/postgres';
import { exploreWorld, type World } from '../catalogue/world';
import { type Kept, keepServer } from '../faults/ground';
import { withFolder } from '../folder';
import { printTable, quantile } from '../table';
import { eachCall } from './eachCall';
import { openStores, pickOf, type Sale, spotFor } from './sales';
import { type Call, createCaller, visit } from './shopper';

interface Options {
  shoppers: number;
  seconds: number;
  servers: number;
  /** Milliseconds that a shopper looks at a page, on average. */
  pause: number;
  /** Seconds from one killing of a server to the next; 0: none is killed. */
  kill: number;
}

/** Shoppers that browse and order on one PostgreSQL: how many requests a second, how long they take. */
export async function benchLoad(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      shoppers: { type: 'string', default: '50' },
      seconds: { type: 'string', default: '60' },
      servers: { type: 'string', default: '1' },
      pause: { type: 'string', default: '250' },
      kill: { type: 'string', default: '0' },
      each: { type: 'string', default: '0' },
    },
  });
  const options = {
    shoppers: Number(values.shoppers),
    seconds: Number(values.seconds),
    servers: Number(values.servers),
    pause: Number(values.pause),
    kill: Number(values.kill),
  };
  const postgres = await startPostgres();
  if (!postgres) return;
  const visits = Number(values.each);
  try {
    if (visits > 0) await eachCall(postgres.url, () => openStores(postgres.url), visits);
    else await withFolder((DATA_DIR) => load({ DATA_DIR, DATABASE_URL: postgres.url }, options));
  } finally {
    await postgres.stop();
  }
}

async function load(
  where: { DATA_DIR: string; DATABASE_URL: string },
  options: Options,
): Promise<void> {
  const first = await keepServer(where);
  const servers = [first];
  try {
    const sales = await openStores(where.DATABASE_URL);
    while (servers.length < options.servers) servers.push(await keepServer(where));
    const world = await exploreWorld(first.url);
    const warm = { ...options, seconds: Math.min(10, options.seconds), kill: 0 };
    await run(servers, world, sales, warm);
    const before = servers.map(({ server }) => ({ cpu: server.cpu(), memory: server.memory() }));
    const { calls, told } = await run(servers, world, sales, options);
    show(calls, options);
    await showOrders(where.DATABASE_URL, told);
    if (options.kill > 0) console.log(`Servers killed: ${servers.map(({ restarts }) => restarts)}`);
    else
      servers.forEach(({ server }, place) => {
        const { cpu = 0, memory = 0 } = before[place] ?? {};
        const each = ((server.cpu() - cpu) * 1000 * servers.length) / calls.length;
        console.log(
          `Server ${place + 1}: ${each.toFixed(2)} ms of processor a request; ${Math.round(memory)} MB before, ${Math.round(server.memory())} MB after`,
        );
      });
    const failed = calls.filter(({ trouble }) => trouble);
    for (const trouble of new Set(failed.map(({ name, trouble }) => `${name}: ${trouble}`)))
      console.log(`  ${trouble}`);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

async function run(
  servers: readonly Kept[],
  { spots }: World,
  sales: readonly Sale[],
  { shoppers, seconds, pause, kill }: Options,
): Promise<{ calls: Call[]; told: number[] }> {
  const calls: Call[] = [];
  const told: number[] = [];
  const until = performance.now() + seconds * 1000;
  const shop = async (_: unknown, place: number) => {
    const random = createRandom(`shopper/${place}`);
    const agent = new Agent({ keepAlive: true, maxSockets: 6 });
    const from = place % servers.length;
    const urls = [...servers.slice(from), ...servers.slice(0, from)].map(({ url }) => url);
    const ask = createCaller(urls, agent, (call) => calls.push(call));
    while (performance.now() < until) {
      const spot = spotFor(spots, random);
      const look = () => delay(random.int(0, 2 * pause));
      const order = await visit({ ask, look }, spot, pickOf(sales, spot, random), random);
      if (typeof order === 'number') told.push(order);
    }
    agent.destroy();
  };
  let kills = 0;
  const killer =
    kill > 0
      ? setInterval(() => {
          servers[kills % servers.length]?.server.signal('SIGKILL');
          kills += 1;
        }, kill * 1000)
      : null;
  await Promise.all(Array.from({ length: shoppers }, shop));
  if (killer) clearInterval(killer);
  return { calls, told };
}

async function showOrders(url: string, told: readonly number[]): Promise<void> {
  const database = await openPostgres(url);
  const rows = await database.db.select({ id: orders.id }).from(orders);
  await database.close();
  const kept = new Set(rows.map(({ id }) => id));
  const lost = told.filter((id) => !kept.has(id)).length;
  console.log(`${told.length} orders told to shoppers, ${lost} of them lost`);
}

function show(calls: readonly Call[], { shoppers, seconds, servers, pause }: Options): void {
  console.log(
    `\n${shoppers} shoppers browse and order for ${seconds} s, ${pause} ms a page, on ${servers} server(s) and one PostgreSQL`,
  );
  const row = (name: string, of: readonly Call[]) => {
    const taken = of.map((call) => call.taken);
    const failed = of.filter(({ trouble }) => trouble).length;
    return [
      name,
      of.length / seconds,
      quantile(taken, 0.5),
      quantile(taken, 0.95),
      quantile(taken, 0.99),
      String(failed),
    ];
  };
  const names = [...new Set(calls.map(({ name }) => name))].sort();
  printTable(
    ['', 'a second', 'p50 ms', 'p95 ms', 'p99 ms', 'failed'],
    [
      ...names.map((name) =>
        row(
          name,
          calls.filter((call) => call.name === name),
        ),
      ),
      row('all', calls),
    ],
  );
  const failed = calls.filter(({ trouble }) => trouble).length;
  const second = calls.filter(({ isSecond }) => isSecond).length;
  console.log(
    `${((100 * failed) / Math.max(1, calls.length)).toFixed(3)} % failed; ${second} calls were not answered by the first server that was asked`,
  );
}
