import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { createRandom } from '../../demo/city/random';
import { deskEvent } from '../../domain/desk/deskOrder';
import { openPostgres } from '../../server/db/client';
import { startPostgres } from '../support/postgres';
import { exploreWorld } from './catalogue/world';
import { withFolder } from './folder';
import { openStores, pickOf, type Sale, spotFor } from './load/sales';
import { type Call, createCaller, visit } from './load/shopper';
import { type MeasuredServer, startMeasured } from './process';
import { printTable, quantile } from './table';

/** Seconds that a desk has for an order after the last one was placed. */
const graceSeconds = 10;

interface Options {
  desks: number;
  /** Orders a minute. */
  minute: number;
  seconds: number;
  servers: number;
}

/** Gives each of some stores somebody at its desk, with the password of the demo's own. */
async function staffOf(url: string, stores: readonly number[]): Promise<string[]> {
  const database = await openPostgres(url);
  try {
    const { rows } = await database.db.execute<{ email: string }>(sql`
      insert into store_staff (store_id, email, role, password_hash)
      select id, 'desk' || id || '@bench.example', 'owner',
        (select password_hash from store_staff where email = 'store1@flowmart.example')
      from stores where id in (${sql.join([...stores], sql`, `)}) returning email`);
    return rows.map(({ email }) => email);
  } finally {
    await database.close();
  }
}

async function signIn(url: string, email: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/desk/sign-in`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: 'demo1234' }),
  });
  return v.parse(v.object({ token: v.string() }), await answer.json()).token;
}

/** Follows a desk until it is told to end; notes when each order was there first, by its number. */
async function follow(url: string, token: string, seen: Map<number, number>, signal: AbortSignal) {
  const answer = await fetch(`${url}/api/v1/desk/stream`, {
    headers: { Authorization: `Bearer ${token}` },
    signal,
  });
  let rest = '';
  for await (const text of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const parts = (rest + text).split('\n\n');
    rest = parts.pop() ?? '';
    const at = performance.now();
    for (const part of parts) {
      const data = /^data: ?(.*)$/m.exec(part)?.[1];
      if (!data) continue;
      for (const { id } of v.parse(deskEvent, JSON.parse(data)).orders)
        if (!seen.has(id)) seen.set(id, at);
    }
  }
}

/** Orders that were told to shoppers, with the moment at which each was sent. */
async function shop(
  servers: readonly MeasuredServer[],
  sales: readonly Sale[],
  { minute, seconds }: Options,
): Promise<{ sent: Map<number, number>; failed: Call[] }> {
  const first = servers[0]?.url ?? '';
  const { spots } = await exploreWorld(first);
  const sent = new Map<number, number>();
  const failed: Call[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: 40 });
  const come = async (place: number) => {
    const random = createRandom(`desk/${place}`);
    const there = spots.filter((spot) => pickOf(sales, spot, random));
    const spot = spotFor(there, random);
    let at = 0;
    const ask = createCaller([servers[place % servers.length]?.url ?? first], agent, (call) => {
      if (call.trouble) failed.push(call);
      if (call.name === 'order: place') at = performance.now() - call.taken;
    });
    const shopper = { ask, look: async () => {} };
    const order = await visit(shopper, spot, pickOf(sales, spot, random), random, 1);
    if (typeof order === 'number') sent.set(order, at);
  };
  const begun = performance.now();
  const visits: Promise<void>[] = [];
  for (let place = 0; place < (minute * seconds) / 60; place += 1) {
    await delay(begun + (place * 60_000) / minute - performance.now());
    visits.push(come(place));
  }
  await Promise.all(visits);
  agent.destroy();
  return { sent, failed };
}

async function run(where: Record<string, string>, url: string, options: Options): Promise<void> {
  const env = { ...where, DEMO_SPEED: '0.001', SERVER_RENDERING: '0' };
  const servers = [await startMeasured(env)];
  const ended = new AbortController();
  try {
    while (servers.length < options.servers) servers.push(await startMeasured(env));
    const all = await openStores(url);
    const stores = [...new Set(all.map(({ store_id }) => store_id))].slice(0, options.desks);
    const emails = await staffOf(url, stores);
    const seen = new Map<number, number>();
    const desks: Promise<void>[] = [];
    for (const [place, email] of emails.entries()) {
      const at = servers[place % servers.length]?.url ?? '';
      const token = await signIn(at, email);
      desks.push(
        follow(at, token, seen, ended.signal).catch((error: unknown) => {
          if (!ended.signal.aborted) throw error;
        }),
      );
    }
    const sales = all.filter(({ store_id }) => stores.includes(store_id));
    const { sent, failed } = await shop(servers, sales, options);
    const until = performance.now() + graceSeconds * 1000;
    while ([...sent.keys()].some((id) => !seen.has(id)) && performance.now() < until)
      await delay(50);
    ended.abort();
    await Promise.all(desks);
    show(sent, seen, failed, options);
  } finally {
    ended.abort();
    await Promise.all(servers.map((server) => server.stop()));
  }
}

function show(
  sent: ReadonlyMap<number, number>,
  seen: ReadonlyMap<number, number>,
  failed: readonly Call[],
  { desks, minute, seconds, servers }: Options,
): void {
  const taken = [...sent].flatMap(([id, at]) => {
    const there = seen.get(id);
    return there === undefined ? [] : [there - at];
  });
  console.log(
    `\n${desks} desks open, ${minute} orders a minute for ${seconds} s, on ${servers} server(s) and one PostgreSQL: ms from the sending of an order until its desk has it`,
  );
  printTable(
    ['orders', 'p50', 'p95', 'p99', 'most', 'never', 'calls failed'],
    [
      [
        String(sent.size),
        ...[0.5, 0.95, 0.99, 1].map((share) => quantile(taken, share)),
        String(sent.size - taken.length),
        String(failed.length),
      ],
    ],
  );
  for (const trouble of new Set(failed.map((call) => `${call.name}: ${call.trouble}`)))
    console.log(`  ${trouble}`);
}

/** Desks of stores that are open while shoppers browse and order there: how long an order takes to its desk. */
export async function benchDesks(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      desks: { type: 'string', default: '20' },
      minute: { type: 'string', default: '200' },
      seconds: { type: 'string', default: '60' },
      servers: { type: 'string', default: '2' },
    },
  });
  const postgres = await startPostgres();
  if (!postgres) return;
  const options = {
    desks: Number(values.desks),
    minute: Number(values.minute),
    seconds: Number(values.seconds),
    servers: Number(values.servers),
  };
  try {
    await withFolder((DATA_DIR) =>
      run({ DATA_DIR, DATABASE_URL: postgres.url }, postgres.url, options),
    );
  } finally {
    await postgres.stop();
  }
}
