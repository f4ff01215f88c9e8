import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addToCart, listCart } from '../../../domain/cart/cartEndpoints';
import { getItem } from '../../../domain/catalogue/itemEndpoints';
import { getStore } from '../../../domain/catalogue/storeEndpoints';
import * as desk from '../../../domain/desk/deskEndpoints';
import { requestGuestId } from '../../../domain/identity/sessionEndpoints';
import { placeOrder, quoteOrder, trackOrder } from '../../../domain/orders/orderEndpoints';
import { type Database, openPostgres } from '../../../server/db/client';
import { migrationsFolder, projectRoot } from '../../../server/root';
import { unpackFormer } from '../../support/former';
import { startPostgres } from '../../support/postgres';
import type { Program } from '../../support/runProcess';
import { initOf, urlOf } from '../../support/wireCall';
import { findOpenItem } from '../orders/findOpenItem';
import { orderBody } from '../orders/shop';
import { startVersion, type Version } from './version';

const own = process.env.TEST_DATABASE_URL ? null : await startPostgres();
const serverUrl = process.env.TEST_DATABASE_URL ?? own?.url;

// Several servers share no embedded database.
describe.runIf(serverUrl)('the former release beside this one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'flowmart-versions-'));
  const name = `versions_${process.pid}`;
  const url = new URL(`/${name}`, serverUrl).href;
  const programs: Program[] = [];
  let admin: pg.Client;
  let database: Database;
  let formerRoot: string;
  let former: Version;
  let present: Version;
  let itemId: number;
  let storeId: number;
  let home: { lat: number; lng: number };
  /** What a balancer that asks all the while was answered while the newer one brought the tables up to date. */
  const meanwhile: number[] = [];

  const start = async (root: string, data: string): Promise<Version> => {
    const version = await startVersion(root, {
      DATABASE_URL: url,
      DATA_DIR: join(folder, data),
    });
    programs.push(version.program);
    return version;
  };

  const guestOf = async (version: Version) => (await version.call(requestGuestId)).guest_id;
  const fill = (version: Version, guest: string, quantity = 1) =>
    version.call(addToCart, { body: { guest_id: guest, item_id: itemId, quantity } });
  const order = async (version: Version, guest: string) => {
    const wanted = orderBody(guest, storeId, home);
    const { total } = await version.call(quoteOrder, { body: wanted });
    const placed = await version.call(placeOrder, { body: { ...wanted, order_amount: total } });
    return placed.order_id;
  };
  const stock = async () => {
    const { rows } = await database.db.execute<{ stock: number }>(
      sql`select stock from items where id = ${itemId}`,
    );
    return rows[0]?.stock ?? null;
  };
  const applied = async () => {
    const { rows } = await database.db.execute<{ count: number }>(
      sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
    );
    return rows[0]?.count ?? 0;
  };

  beforeAll(async () => {
    formerRoot = unpackFormer(join(folder, 'former'));
    admin = new pg.Client({ connectionString: serverUrl });
    await admin.connect();
    await admin.query(`create database ${name}`);
    former = await start(formerRoot, 'former-data');
    database = await openPostgres(url);
    ({ itemId, storeId } = await findOpenItem(database.db));
    await database.db.execute(sql`insert into store_staff (store_id, email, role, password_hash)
      select ${storeId}, 'grocer@store.example', 'owner', password_hash from store_staff where email = 'store1@flowmart.example'`);
    const config = await fetch(`${former.address}/api/v1/config`);
    home = v.parse(
      v.object({ default_location: v.object({ lat: v.number(), lng: v.number() }) }),
      await config.json(),
    ).default_location;
  }, 120_000);

  afterAll(async () => {
    for (const { child } of programs) child.kill('SIGKILL');
    await Promise.all(programs.map(({ ended }) => ended));
    await database?.close();
    await admin?.query(`drop database if exists ${name} with (force)`);
    await admin?.end();
    await own?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('serves all the while that this one brings the tables up to date', async () => {
    const files = (root: string) =>
      readdirSync(join(root, 'server/db/migrations')).filter((file) => file.endsWith('.sql'));
    const migrations = readdirSync(migrationsFolder).filter((file) => file.endsWith('.sql'));
    expect(await applied()).toBe(files(formerRoot).length);
    expect(files(formerRoot).length).toBeLessThanOrEqual(migrations.length);
    let isStarting = true;
    const asking = (async () => {
      while (isStarting) {
        const answers = await Promise.all([
          fetch(`${former.address}/readyz`),
          fetch(former.address + urlOf(getItem, { params: { id: itemId } }), initOf(getItem, {})),
        ]);
        meanwhile.push(...answers.map(({ status }) => status));
        await delay(20);
      }
    })();
    present = await start(projectRoot, 'present-data');
    isStarting = false;
    await asking;
    expect(await applied()).toBe(migrations.length);
    expect(meanwhile.length).toBeGreaterThan(5);
    expect([...new Set(meanwhile)]).toEqual([200]);
  }, 90_000);

  it('shows the same catalogue', async () => {
    const seen = async ({ call }: Version) => {
      const item = await call(getItem, { params: { id: itemId } });
      const store = await call(getStore, { params: { id: storeId } });
      return { item: [item.id, item.name, item.price, item.stock], store: [store.id, store.name] };
    };
    expect(await seen(former)).toEqual(await seen(present));
  });

  it.each<[string, () => Version, () => Version]>([
    ['former', () => former, () => present],
    ['present', () => present, () => former],
  ])('an order placed through the %s one is accepted at the other one', async (_, here, there) => {
    const before = await stock();
    const guest = await guestOf(here());
    await fill(here(), guest, 2);
    const cartOf = async ({ call }: Version) =>
      (await call(listCart, { query: { guest_id: guest } })).map((line) => [
        line.item_id,
        line.quantity,
        line.price,
      ]);
    expect(await cartOf(there())).toEqual(await cartOf(here()));
    // One more of it through the other one: both count the same line.
    await fill(there(), guest);
    expect((await cartOf(here())).map(([item, quantity]) => [item, quantity])).toEqual([
      [itemId, 3],
    ]);

    const { token } = await there().call(desk.signInAtDesk, {
      body: { email: 'grocer@store.example', password: 'demo1234' },
    });
    await there().call(desk.listDeskOrders, { token });
    const id = await order(here(), guest);
    expect(await stock()).toBe((before ?? 0) - 3);
    const open = await there().call(desk.listDeskOrders, { token });
    expect(open.orders.filter((one) => one.id === id).map((one) => one.order_status)).toEqual([
      'pending',
    ]);
    // The token of one is good at the other.
    const [atHere] = (await here().call(desk.listDeskOrders, { token })).orders.filter(
      (one) => one.id === id,
    );
    expect(atHere?.order_status).toBe('pending');
    const accepted = await there().call(desk.acceptOrder, {
      token,
      params: { id },
      body: { minutes: 15 },
    });
    expect(accepted.order_status).toBe('processing');
    for (const { call } of [here(), there()]) {
      const tracked = await call(trackOrder, { query: { guest_id: guest, order_id: id } });
      expect([tracked.id, tracked.order_status]).toEqual([id, 'processing']);
    }
    const prepared = await here().call(desk.markPrepared, { token, params: { id } });
    expect(prepared.order_status).toBe('handover');
  });

  it('starts anew on the newer tables, as going back to it would', async () => {
    former.program.child.kill('SIGTERM');
    expect(await former.program.ended).toBe(0);
    former = await start(formerRoot, 'former-data');
    expect((await fetch(`${former.address}/readyz`)).status).toBe(200);
    const guest = await guestOf(former);
    await fill(former, guest);
    const id = await order(former, guest);
    const tracked = await present.call(trackOrder, { query: { guest_id: guest, order_id: id } });
    expect(tracked.order_status).toBe('pending');
    expect(programs.map(({ err }) => err())).toEqual(['', '', '']);
  }, 60_000);
});
