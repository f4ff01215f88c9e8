import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addToCart } from '../../../domain/cart/cartEndpoints';
import { listPopularItems } from '../../../domain/catalogue/itemEndpoints';
import { placeOrder } from '../../../domain/orders/orderEndpoints';
import { readErrors } from '../../../domain/wire/errors';
import type { Tx } from '../../../server/db/client';
import { orders } from '../../../server/db/schema/orders';
import { settings } from '../../../server/db/schema/places';
import { startPostgres } from '../../support/postgres';
import { moduleId, openShop, orderBody, type Shop } from '../orders/shop';

const own = process.env.TEST_DATABASE_URL ? null : await startPostgres();
const serverUrl = process.env.TEST_DATABASE_URL ?? own?.url;

// Where there is no PostgreSQL there is no connection to cut: PGlite is in the process.
describe.runIf(serverUrl)('a connection to PostgreSQL that is cut', () => {
  let shop: Shop;
  let admin: pg.Client;
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});

  beforeAll(async () => {
    // However slow this machine is, no caller has waited too long for a second try.
    shop = await openShop({ TEST_DATABASE_URL: serverUrl ?? '', ANSWER_SECONDS: '600' });
    admin = new pg.Client({ connectionString: shop.database.url ?? '' });
    await admin.connect();
  });
  afterAll(async () => {
    await admin.end();
    await shop.close();
    await own?.stop();
    told.mockRestore();
  });

  /** Cuts connections of the shop that `which` (SQL on pg_stat_activity) holds for: their processes. */
  const cut = async (which: string): Promise<number[]> => {
    const { rows } = await admin.query<{ pid: number }>(
      `select pid, pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and ${which}`,
    );
    return rows.map(({ pid }) => pid);
  };
  const ownPid = async (tx: Tx): Promise<number> => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    return rows[0]?.pid ?? 0;
  };
  const isGone = async (pid: number) =>
    (await admin.query('select 1 from pg_stat_activity where pid = $1', [pid])).rowCount === 0;
  const settingOf = async (field: string) =>
    (await shop.db.select().from(settings).where(eq(settings.field, field)))[0]?.value;

  it('between two statements of a transaction, each time: it is rolled back, and the shop goes on', async () => {
    // More often than the pool has connections, so that none may be lost to it.
    for (let n = 0; n < 5; n += 1) {
      let tries = 0;
      const lost = shop.db.transaction(async (tx) => {
        tries += 1;
        await tx.insert(settings).values({ field: `cut_${n}`, value: 1 });
        const pid = await ownPid(tx);
        await cut(`pid = ${pid}`);
        await expect.poll(() => isGone(pid), { interval: 5, timeout: 10_000 }).toBe(true);
        await tx.insert(settings).values({ field: `after_${n}`, value: 1 });
      });
      await expect(lost).rejects.toThrow();
      expect([tries, await settingOf(`cut_${n}`), await settingOf(`after_${n}`)]).toEqual([
        3,
        undefined,
        undefined,
      ]);
    }
    await shop.db.transaction((tx) => tx.insert(settings).values({ field: 'kept', value: 1 }));
    expect(await settingOf('kept')).toBe(1);
  });

  it('between two statements of a transaction, once: it is done again, and its caller notices nothing', async () => {
    let tries = 0;
    const done = await shop.db.transaction(async (tx) => {
      tries += 1;
      await tx.insert(settings).values({ field: 'twice', value: tries });
      if (tries === 1) {
        const pid = await ownPid(tx);
        await cut(`pid = ${pid}`);
        await expect.poll(() => isGone(pid), { interval: 5, timeout: 10_000 }).toBe(true);
      }
      await tx.insert(settings).values({ field: 'twice_after', value: tries });
      return tries;
    });
    expect([done, await settingOf('twice'), await settingOf('twice_after')]).toEqual([2, 2, 2]);
  });

  it('after it has taken a third of the time that an answer may take: it is not begun again', async () => {
    let tries = 0;
    const watch = vi.spyOn(performance, 'now');
    const lost = shop.db.transaction(async (tx) => {
      tries += 1;
      const pid = await ownPid(tx);
      watch.mockReturnValue(performance.now() + 200_001);
      await cut(`pid = ${pid}`);
      await expect.poll(() => isGone(pid), { interval: 5, timeout: 10_000 }).toBe(true);
      await tx.execute(sql`select 1`);
    });
    await expect(lost).rejects.toThrow();
    watch.mockRestore();
    expect(tries).toBe(1);
  });

  it('while it commits: what came of it is unknown, so it is not done again', async () => {
    let tries = 0;
    await shop.db.execute(sql`create table slow_commits (a int);
      create function wait_for_the_cut() returns trigger language plpgsql as
        $$begin perform pg_advisory_lock(77); return null; end$$;
      create constraint trigger at_commit after insert on slow_commits
        deferrable initially deferred for each row execute function wait_for_the_cut()`);
    await admin.query('select pg_advisory_lock(77)');
    const lost = shop.db.transaction(async (tx) => {
      tries += 1;
      await tx.execute(sql`insert into slow_commits values (1)`);
    });
    const failed = expect(lost).rejects.toThrow();
    await expect
      .poll(() => cut("query = 'commit' and wait_event_type = 'Lock'"), { timeout: 10_000 })
      .toHaveLength(1);
    await failed;
    await admin.query('select pg_advisory_unlock(77)');
    expect(tries).toBe(1);
  });

  it('two transactions in the way of each other: both are done, who had to give way at another try', async () => {
    await shop.db.insert(settings).values([
      { field: 'left', value: 0 },
      { field: 'right', value: 0 },
    ]);
    let tries = 0;
    const both = [['left', 'right'] as const, ['right', 'left'] as const];
    const held = new Set<string>();
    await Promise.all(
      both.map(([first, second]) =>
        shop.db.transaction(async (tx) => {
          tries += 1;
          const add = (field: string) =>
            tx.execute(
              sql`update settings set value = to_jsonb(value::text::int + 1) where field = ${field}`,
            );
          await add(first);
          held.add(first);
          await expect.poll(() => held.size, { timeout: 10_000 }).toBe(2);
          await add(second);
        }),
      ),
    );
    // PostgreSQL may send both back.
    expect(tries).toBeGreaterThan(2);
    expect([await settingOf('left'), await settingOf('right')]).toEqual([2, 2]);
  });

  it('while an order is placed, again and again: 503 with Retry-After, nothing of it remains, and the same key places it once', async () => {
    const store = await shop.store();
    const item = await shop.item(store);
    const guest = await shop.guest();
    await shop.call(addToCart, { moduleId, body: { guest_id: guest, item_id: item, quantity: 1 } });
    const parts = { order_type: 'take_away', order_amount: 10.5 };
    const options = {
      moduleId,
      body: orderBody(guest, store, shop.home, parts),
      headers: { 'Idempotency-Key': randomUUID() },
    };
    // Of its own: within a transaction pg_stat_activity shows one moment only.
    const holder = new pg.Client({ connectionString: shop.database.url ?? '' });
    await holder.connect();
    await holder.query('begin');
    await holder.query('select 1 from items where id = $1 for update', [item]);
    let isAnswered = false;
    const placing = shop.request(placeOrder, options).finally(() => {
      isAnswered = true;
    });
    const tries = new Set<number>();
    while (!isAnswered) for (const pid of await cut("wait_event_type = 'Lock'")) tries.add(pid);
    const response = await placing;
    await holder.end();

    expect([tries.size, response.status, response.headers.get('Retry-After')]).toEqual([
      3,
      503,
      '1',
    ]);
    expect(readErrors(await response.json()).map(({ code }) => code)).toEqual(['unavailable']);
    const placed = () =>
      shop.db
        .select({ id: orders.id })
        .from(orders)
        .where(eq(orders.owner, `guest:${guest}`));
    expect([await placed(), await shop.stockOf(item)]).toEqual([[], 50]);

    const again = await shop.call(placeOrder, options);
    expect([await placed(), await shop.stockOf(item)]).toEqual([[{ id: again.order_id }], 49]);
  });

  it('before a transaction has begun, again and again: none is lost to the pool', async () => {
    const work = (n: number) =>
      shop.db
        .transaction((tx) => tx.execute(sql`select ${n}::int`))
        .then(
          () => 'done',
          () => 'failed',
        );
    for (let round = 0; round < 6; round += 1) {
      const running = Array.from({ length: 12 }, (_, n) => work(n));
      await cut("backend_type = 'client backend'");
      await Promise.all(running);
    }
    expect(await Promise.all(Array.from({ length: 40 }, (_, n) => work(n)))).toEqual(
      Array.from({ length: 40 }, () => 'done'),
    );
  });

  it('under load: every call is answered as it should be or with 503 and Retry-After', async () => {
    const answers: string[] = [];
    let isOver = false;
    const shopper = async () => {
      while (!isOver) {
        const response = await shop.request(listPopularItems, { moduleId });
        await response.arrayBuffer();
        answers.push(`${response.status} ${response.headers.get('Retry-After')}`);
      }
    };
    const shoppers = Array.from({ length: 8 }, shopper);
    for (let cuts = 0; cuts < 20; ) {
      const answered = answers.length;
      const gone = await cut(
        "pid = (select min(pid) from pg_stat_activity where state = 'active' and pid <> pg_backend_pid() and datname = current_database())",
      );
      cuts += gone.length;
      await expect
        .poll(() => answers.length, { interval: 2, timeout: 10_000 })
        .toBeGreaterThan(answered);
    }
    isOver = true;
    await Promise.all(shoppers);
    expect([...new Set(answers)].sort()).toEqual(['200 null', '503 1']);
    expect((await shop.request(listPopularItems, { moduleId })).status).toBe(200);
  });

  it('that listens: news are heard again', async () => {
    const heard: string[] = [];
    const stop = await shop.database.channel.subscribe('lost', (payload) => heard.push(payload));
    expect(await cut("query like 'listen%'")).toHaveLength(1);
    await expect
      .poll(
        async () => {
          await shop.database.channel.publish('lost', 'again');
          return heard.length;
        },
        { timeout: 10_000 },
      )
      .toBeGreaterThan(0);
    await stop();
  });

  it('that cannot be opened to listen: whoever subscribes again hears, and each of the news once', async () => {
    const elsewhere = await shop.database.openAgain();
    const keeper = new pg.Client({ connectionString: serverUrl ?? '' });
    await keeper.connect();
    const name = new URL(shop.database.url ?? '').pathname.slice(1);
    const open = (isOpen: boolean) =>
      keeper.query(`alter database ${name} with allow_connections ${isOpen}`);
    const heard: string[] = [];
    const hear = (payload: string) => heard.push(payload);
    await open(false);
    await expect(elsewhere.channel.subscribe('late', hear)).rejects.toThrow();
    await open(true);
    await elsewhere.channel.subscribe('late', hear);
    await shop.database.channel.publish('late', 'first');
    await shop.database.channel.publish('late', 'last');
    await expect.poll(() => heard.at(-1)).toBe('last');
    expect(heard).toEqual(['first', 'last']);
    await keeper.end();
    await elsewhere.close();
  });

  it('that opens and cannot listen: it is given up whole, and each of the news is heard once', async () => {
    const elsewhere = await shop.database.openAgain();
    const heard: string[] = [];
    const hear = (payload: string) => heard.push(payload);
    const listening = async () => {
      const { rows } = await admin.query(
        `select count(*)::int as n from pg_stat_activity
         where datname = current_database() and query in ('listen "given"', 'listen ""')`,
      );
      return rows[0]?.n;
    };
    // PostgreSQL refuses the empty name of the second, after it has listened to the first.
    const both = ['given', ''].map((topic) => elsewhere.channel.subscribe(topic, hear));
    expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
    ]);
    await elsewhere.channel.subscribe('given', hear);
    await expect.poll(listening).toBe(1);
    await elsewhere.channel.subscribe('other', hear);
    await shop.database.channel.publish('given', 'first');
    await shop.database.channel.publish('other', 'last');
    await expect.poll(() => heard.at(-1)).toBe('last');
    expect(heard).toEqual(['first', 'last']);
    await elsewhere.close();
  });

  it('that cannot be opened to listen: whoever joined the one who is refused hears later', async () => {
    const elsewhere = await shop.database.openAgain();
    const keeper = new pg.Client({ connectionString: serverUrl ?? '' });
    await keeper.connect();
    const name = new URL(shop.database.url ?? '').pathname.slice(1);
    const open = (isOpen: boolean) =>
      keeper.query(`alter database ${name} with allow_connections ${isOpen}`);
    const heard: [first: string[], second: string[]] = [[], []];
    await open(false);
    const refused = elsewhere.channel.subscribe('joined', (payload) => heard[0].push(payload));
    const joined = elsewhere.channel.subscribe('joined', (payload) => heard[1].push(payload));
    await expect(refused).rejects.toThrow();
    const stop = await joined;
    await open(true);
    await expect
      .poll(
        async () => {
          await shop.database.channel.publish('joined', 'again');
          return heard[1].length;
        },
        { timeout: 10_000 },
      )
      .toBeGreaterThan(0);
    expect([heard[0], new Set(heard[1])]).toEqual([[], new Set(['again'])]);
    await stop();
    await keeper.end();
    await elsewhere.close();
  });

  it('that prepares the database: it fails with its reason, and the next one can prepare', async () => {
    const preparing = shop.database.prepare(async (db) => {
      const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      const pid = rows[0]?.pid ?? 0;
      await cut(`pid = ${pid}`);
      await expect.poll(() => isGone(pid), { interval: 5, timeout: 10_000 }).toBe(true);
      await db.execute(sql`select 1`);
    });
    await expect(preparing).rejects.toThrow();
    let isPrepared = false;
    await shop.database.prepare(async () => {
      isPrepared = true;
    });
    expect(isPrepared).toBe(true);
  });
});
