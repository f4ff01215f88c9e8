import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { openDatabase } from '../../../server/db/open';
import { type MeasuredServer, startMeasured } from '../process';
import type { Sale } from './shoppers';

export interface Where {
  DATABASE_URL: string;
  DATA_DIR: string;
}

/** A server at an address of its own, as whatever watches over it starts it anew there when it has ended. */
export interface Kept {
  readonly url: string;
  readonly server: MeasuredServer;
  /** How often it was started anew. */
  readonly restarts: number;
  stop(): Promise<void>;
}

export async function keepServer(env: Record<string, string>): Promise<Kept> {
  let server = await startMeasured(env);
  const { url } = server;
  let restarts = 0;
  let isOver = false;
  const watch = async (): Promise<void> => {
    await server.ended;
    if (isOver) return;
    const said = server.complaints().trim().split('\n').at(-1);
    if (said) console.log(`  ended: ${said}`);
    restarts += 1;
    server = await startMeasured(env, Number(new URL(url).port));
    return watch();
  };
  const watching = watch();
  return {
    url,
    get server() {
      return server;
    },
    get restarts() {
      return restarts;
    },
    stop: async () => {
      isOver = true;
      await server.stop();
      await watching;
    },
  };
}

/** Opens a store at all hours with an item that never sells out: nothing but trouble refuses an order. */
export async function openSale(where: Where): Promise<Sale> {
  const database = await openDatabase(where);
  try {
    const { rows } = await database.db.execute<{ id: number; store_id: number }>(sql`
      select id, store_id from items
      where module_id = 2 and zone_id = 1 and active and campaign_starts is null order by id limit 1`);
    const [item] = rows;
    if (!item) throw new Error('The demo shop has no groceries');
    await database.db.execute(
      sql`update items set stock = 10000000, maximum_cart_quantity = null where id = ${item.id}`,
    );
    await database.db.execute(sql`update stores set minimum_order = 0, take_away = true, open_minutes = '{[0,10080)}',
      schedules = (select jsonb_agg(jsonb_build_object('day', d, 'opening_time', '00:00', 'closing_time', '24:00'))
        from generate_series(0, 6) as d) where id = ${item.store_id}`);
    return { itemId: item.id, storeId: item.store_id };
  } finally {
    await database.close();
  }
}

/** Processes of a PostgreSQL on this machine: the one that it began with, and those of its connections. */
export async function processesOf(url: string): Promise<() => number[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('show data_directory');
  await client.end();
  const folder: string = rows[0].data_directory;
  const first = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const parentOf = (pid: string): number => {
    try {
      return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]);
    } catch {
      return 0;
    }
  };
  return () => [
    first,
    ...readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && parentOf(name) === first)
      .map(Number),
  ];
}
