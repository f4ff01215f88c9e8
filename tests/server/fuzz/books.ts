import { sql } from 'drizzle-orm';
import { vehicles } from '../../../server/db/schema/rental';
import { keysAreSingle, vehiclesAreFree } from '../../simulation/rules/fleet';
import { isLive, sumOf } from '../../simulation/rules/goods';
import {
  fundsAreBooked,
  ledgersAddUp,
  ordersArePaidOnce,
  refundsAreCapped,
  tripsArePaidOnce,
} from '../../simulation/rules/money';
import { type Snapshot, wholeBooks } from '../../simulation/snapshot';
import type { FuzzWorld } from './fuzzWorld';

/** Units of the fuzzing's own items: what there was, less what is sold and not given back. */
function stockIsKept({ items, lines, orders }: Snapshot, stocked: FuzzWorld['stocked']): string[] {
  const live = new Set(orders.filter(isLive).map(({ id }) => id));
  return items.flatMap(({ id, stock }) => {
    const begun = stocked.get(id);
    const sold = lines.filter((line) => line.item === id && live.has(line.order_id));
    const gone = sumOf(sold.map(({ quantity }) => quantity));
    if (stock < 0) return [`item ${id} has ${stock} units`];
    return begun === undefined || begun === stock + gone
      ? []
      : [`item ${id}: ${begun} at first, ${gone} sold, ${stock} left`];
  });
}

/** What the books say that they may not, once everything has been sent. */
export async function wrongInBooks({ db, stocked }: FuzzWorld): Promise<string[]> {
  const { rows } = await db.execute<{ books: Snapshot }>(sql.raw(wholeBooks));
  const [read] = rows;
  if (!read) throw new Error('There are no books');
  const { books } = read;
  const fleet = await db.select({ id: vehicles.id, count: vehicles.count }).from(vehicles);
  const counts = Object.fromEntries(fleet.map(({ id, count }) => [id, count]));
  return [
    ...stockIsKept(books, stocked),
    ...ledgersAddUp(books),
    ...ordersArePaidOnce(books),
    ...tripsArePaidOnce(books),
    ...refundsAreCapped(books),
    ...fundsAreBooked(books),
    ...keysAreSingle(books),
    ...vehiclesAreFree(books, { items: {}, colours: {}, vehicles: counts }),
  ];
}
