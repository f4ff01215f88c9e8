import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { openPostgres } from '../../server/db/client';
import { items } from '../../server/db/schema/items';
import { orderLines } from '../../server/db/schema/orders';
import { startPostgres } from '../support/postgres';
import { withFolder } from './folder';
import { type MeasuredServer, startMeasured } from './process';
import { printTable, quantile } from './table';

const stock = 100;
const attempts = 2_000;
const shoppersAtOnce = 40;

interface Tally {
  outcomes: Record<string, number>;
  taken: number[];
  seconds: number;
}

/** Two servers on one PostgreSQL sell the same 100 units to 2,000 attempts: how many are sold, and how fast. */
export async function benchRaces(): Promise<void> {
  const postgres = await startPostgres();
  if (!postgres) return;
  try {
    await withFolder((folder) => race({ DATA_DIR: folder, DATABASE_URL: postgres.url }));
  } finally {
    await postgres.stop();
  }
}

async function race(where: { DATA_DIR: string; DATABASE_URL: string }): Promise<void> {
  const servers = await Promise.all([startMeasured(where), startMeasured(where)]);
  const database = await openPostgres(where.DATABASE_URL);
  try {
    const [item] = await database.db
      .select()
      .from(items)
      .where(sql`module_id = 2 and zone_id = 1 and active and campaign_starts is null`)
      .orderBy(items.id)
      .limit(1);
    if (!item) throw new Error('The demo shop has no groceries');
    await database.db
      .update(items)
      .set({ stock, maximumCartQuantity: null })
      .where(eq(items.id, item.id));
    // Open at any hour and for pick-up, so that nothing but the stock refuses an order.
    await database.db.execute(sql`update stores set minimum_order = 0, take_away = true, open_minutes = '{[0,10080)}',
      schedules = (select jsonb_agg(jsonb_build_object('day', d, 'opening_time', '00:00', 'closing_time', '24:00'))
        from generate_series(0, 6) as d) where id = ${item.storeId}`);
    const tally = await sell(servers, item.id, item.storeId);
    const lines = await database.db.select().from(orderLines).where(eq(orderLines.itemId, item.id));
    const sold = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    show(tally, sold);
  } finally {
    await database.close();
    await Promise.all(servers.map((server) => server.stop()));
  }
}

async function sell(
  servers: readonly MeasuredServer[],
  itemId: number,
  storeId: number,
): Promise<Tally> {
  const headers = { zoneId: '[1]', moduleId: '2', 'Content-Type': 'application/json' };
  const post = async (url: string, path: string, body: unknown, more = {}) => {
    const answer = await fetch(`${url}/api/v1${path}`, {
      method: 'POST',
      headers: { ...headers, ...more },
      body: JSON.stringify(body),
    });
    return { ok: answer.ok, body: await answer.json() };
  };
  const urls = servers.map(({ url }) => url);
  const order = {
    order_type: 'take_away',
    payment_method: 'cash_on_delivery',
    store_id: storeId,
    contact_person_name: 'Test Person',
    contact_person_number: '+966501234567',
    lines: [{ item_id: itemId, quantity: 1 }],
  };
  const tally: Tally = { outcomes: {}, taken: [], seconds: 0 };
  let started = 0;
  const shop = async (_: unknown, shopper: number) => {
    const url = urls[shopper % urls.length] ?? '';
    const { guest_id } = (await post(url, '/auth/guest/request', {})).body;
    const quoted = await post(url, '/customer/order/get-tax', { ...order, guest_id });
    while (started < attempts) {
      started += 1;
      const begun = performance.now();
      const { ok, body } = await post(
        url,
        '/customer/order/place',
        { ...order, guest_id, order_amount: quoted.body.total },
        { 'Idempotency-Key': randomUUID() },
      );
      tally.taken.push(performance.now() - begun);
      const outcome = ok ? 'placed' : (body.errors?.[0]?.code ?? 'failed');
      tally.outcomes[outcome] = (tally.outcomes[outcome] ?? 0) + 1;
    }
  };
  const begun = performance.now();
  await Promise.all(Array.from({ length: shoppersAtOnce }, shop));
  tally.seconds = (performance.now() - begun) / 1000;
  return tally;
}

function show({ outcomes, taken, seconds }: Tally, sold: number): void {
  console.log(`\nTwo servers on one PostgreSQL: ${attempts} attempts at ${stock} units`);
  printTable(
    ['', 'count'],
    [...Object.entries(outcomes), ['units sold', sold]].map(([name, count]) => [
      String(name),
      String(count),
    ]),
  );
  printTable(
    ['', 'value'],
    [
      ['attempts a second', taken.length / seconds],
      ['p50 ms', quantile(taken, 0.5)],
      ['p95 ms', quantile(taken, 0.95)],
    ],
  );
  if (sold !== stock) throw new Error(`${sold} of ${stock} units were sold`);
}
