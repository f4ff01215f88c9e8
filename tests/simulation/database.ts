import pg from 'pg';
import { openPostgres } from '../../server/db/client';
import { resetTo, shop } from './shop';
import type { Stocks } from './world';

export interface World {
  readonly url: string;
  /** A connection that waits for nobody's turn. */
  readonly admin: pg.Client;
  begin(stocks: Stocks): Promise<void>;
  close(): Promise<void>;
}

/** A database of its own on a PostgreSQL server, with the one shop in it. */
export async function openWorld(server: string): Promise<World> {
  const keeper = new pg.Client({ connectionString: server });
  await keeper.connect();
  const name = `flowmart_simulation_${crypto.randomUUID().replaceAll('-', '')}`;
  await keeper.query(`create database ${name}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  const url = address.toString();
  const database = await openPostgres(url);
  await database.prepare(async () => {});
  await database.close();
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(shop);
  return {
    url,
    admin,
    begin: async (stocks) => {
      await admin.query(resetTo(stocks));
    },
    close: async () => {
      await admin.end();
      await keeper.query(`drop database if exists ${name} with (force)`);
      await keeper.end();
    },
  };
}
