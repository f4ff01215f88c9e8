import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeOrderPayload } from '../../../domain/orders/order';
import { quoteOrder } from '../../../domain/orders/orderEndpoints';
import { flashSaleItems, flashSales } from '../../../server/db/schema/flashSales';
import { orderLines } from '../../../server/db/schema/orders';
import { Refusal } from '../../../server/http/refusal';
import { placeOrder } from '../../../server/orders/place';
import { guards, without } from '../../simulation/guards';
import { startPostgres } from '../../support/postgres';
import { moduleId, openShop, orderBody, type Shop, zoneId } from '../orders/shop';
import { type HeldServer, openHeldServer } from './heldServer';

const own = process.env.TEST_DATABASE_URL ? null : await startPostgres();
const serverUrl = process.env.TEST_DATABASE_URL ?? own?.url;
afterAll(() => own?.stop());

const guard = guards.find(({ name }) => name === 'units of a flash sale');
if (!guard) throw new Error('There is no such guard');
const request = new Request('http://localhost:3000/api/v1/customer/order/place');

// PGlite has one connection: no two orders are between the same statements.
describe.runIf(serverUrl)('the last unit of a flash sale', () => {
  let shop: Shop;
  let store: number;
  const servers: HeldServer[] = [];
  beforeAll(async () => {
    shop = await openShop({ TEST_DATABASE_URL: serverUrl ?? '' });
    store = await shop.store();
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.close()));
    await shop.close();
  });

  /** One unit at 6.00 in place of 10.00, of something whose stock is not counted: no row but the sale's is in the way of two. */
  const offer = async () => {
    const itemId = await shop.item(store, { stock: null });
    const now = shop.deps.clock.now().getTime();
    const [sale] = await shop.db
      .insert(flashSales)
      .values({
        moduleId,
        title: { en: 'An hour', ar: 'ساعة' },
        startsAt: new Date(now),
        endsAt: new Date(now + 3_600_000),
      })
      .returning();
    await shop.db
      .insert(flashSaleItems)
      .values({ saleId: sale?.id ?? 0, itemId, discount: 40_000, stock: 1 });
    return itemId;
  };

  const buy = async (server: HeldServer, itemId: number) => {
    const guest = await shop.guest();
    const body = {
      ...orderBody(guest, store, shop.home, { order_type: 'take_away' }),
      lines: [{ item_id: itemId, quantity: 1, model: 'Item', price: 10 }],
    };
    const { total } = await shop.call(quoteOrder, { moduleId, body });
    const order = v.parse(placeOrderPayload, { ...body, order_amount: total });
    const scope = {
      caller: { kind: 'guest', id: guest },
      owner: `guest:${guest}`,
      moduleId,
      zoneIds: [zoneId],
      language: 'en',
      address: '',
    } as const;
    try {
      await placeOrder(server.deps, scope, order, randomUUID(), request);
      return 'placed';
    } catch (error) {
      if (error instanceof Refusal) return error.code;
      throw error;
    }
  };

  /** Two have seen it at its price; one stands before the statement that takes it until the other has it. */
  const race = async (rewrite: (statement: string) => string) => {
    const itemId = await offer();
    const open = () => openHeldServer(shop.deps, shop.database.url ?? '', rewrite);
    const [slow, fast] = [await open(), await open()];
    servers.push(slow, fast);
    const held = slow.holdBefore(guard.statement);
    const slowBuys = buy(slow, itemId);
    await held.reached;
    const second = await buy(fast, itemId);
    held.release();
    const first = await slowBuys;
    const [sale] = await shop.db
      .select()
      .from(flashSaleItems)
      .where(eq(flashSaleItems.itemId, itemId));
    const lines = await shop.db.select().from(orderLines).where(eq(orderLines.itemId, itemId));
    return { first, second, sold: sale?.sold, ordered: lines.length };
  };

  it('goes to one of two, and the other is told', async () => {
    expect(await race((statement) => statement)).toEqual({
      first: 'out_of_stock',
      second: 'placed',
      sold: 1,
      ordered: 1,
    });
  });

  it('without the guard, and without what PostgreSQL refuses after it, goes to both', async () => {
    const { table, constraint } = guard.relaxed ?? { table: '', constraint: '' };
    await shop.db.execute(sql.raw(`alter table ${table} drop constraint ${constraint}`));
    expect(await race(without(guard).rewrite)).toEqual({
      first: 'placed',
      second: 'placed',
      sold: 2,
      ordered: 2,
    });
  });
});
