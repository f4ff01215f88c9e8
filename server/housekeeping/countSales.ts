import { sql } from 'drizzle-orm';
import type { Db } from '../db/client';

/** Orders of one transaction: what it counts is locked until it ends. */
const batch = 200;
/** Postings so old are all there: a number that was given earlier is not committed later. */
const settledSeconds = 300;
const key = 'sales_counted';

/**
 * Counts delivered orders for what was sold in them and for their stores, each once: what is popular is ordered by it. Of
 * several servers each goes on where another has ended.
 * @returns how many orders were counted
 */
export async function countSales(db: Db, now: Date): Promise<number> {
  let counted = 0;
  for (let found = batch; found === batch; ) {
    found = await countBatch(db, new Date(now.getTime() - settledSeconds * 1000));
    counted += found;
  }
  return counted;
}

const countBatch = (db: Db, until: Date): Promise<number> =>
  db.transaction(async (tx) => {
    await tx.execute(
      sql`insert into facts (key, value) values (${key}, '{"to": 0}') on conflict (key) do nothing`,
    );
    const { rows: known } = await tx.execute<{ to: number }>(
      sql`select (value ->> 'to')::int as to from facts where key = ${key} for update`,
    );
    const { rows } = await tx.execute<{ id: number; order: number; store: number }>(sql`
      select id, order_id as "order", store_id as store from ledger
      where id > ${known[0]?.to ?? 0} and kind = 'order' and at < ${until.toISOString()}::timestamptz
      order by id limit ${batch}`);
    const last = rows.at(-1);
    if (!last) return 0;
    const orders = sql`(select value::int from jsonb_array_elements_text(${JSON.stringify(rows.map(({ order }) => order))}::jsonb))`;
    // In the order in which orders lock them (server/orders/stock.ts), so that the two never wait for each other.
    await tx.execute(sql`
      select from items where id in (select item_id from order_lines where order_id in ${orders})
      order by id for no key update`);
    await tx.execute(sql`
      update items set order_count = order_count + sold.units from (
        select item_id, sum(quantity)::int as units from order_lines where order_id in ${orders} group by item_id
      ) as sold where items.id = sold.item_id`);
    const stores = JSON.stringify(rows.map(({ store }) => store).sort((a, b) => a - b));
    await tx.execute(sql`
      update stores set order_count = order_count + sold.orders from (
        select value::int as id, count(*)::int as orders
        from jsonb_array_elements_text(${stores}::jsonb) group by value
      ) as sold where stores.id = sold.id`);
    const value = JSON.stringify({ to: last.id });
    await tx.execute(sql`update facts set value = ${value}::jsonb where key = ${key}`);
    return rows.length;
  });
