import * as v from 'valibot';
import { jsonKey, type StorageKey } from '../../storage/storage';
import type { There } from './there';
import { number, type Row, row, rowsIn } from './values';

const sent = v.object({ key: v.string(), newest: v.number() });

/** The order that was sent last and not answered: its key, and the highest number of an order before it. */
const sentKey: StorageKey<v.InferOutput<typeof sent>> = jsonKey('classic-sent', sent);

async function recent(there: There): Promise<Row[]> {
  const page = { limit: 10, offset: 1 };
  const answers = await Promise.all(
    ['/customer/order/running-orders', '/customer/order/list'].map((path) =>
      there.ask('GET', path, page, { moduleId: null }),
    ),
  );
  return answers.flatMap((answer) => rowsIn(row(answer).orders));
}

const numbers = (orders: readonly Row[]) => orders.map(({ id }) => number(id) ?? 0);

/**
 * The order that an earlier sending of the same key has made, or null: nothing there tells a repetition from a second
 * order, so that orders are looked through before anything is sent again.
 * @throws ApiError
 */
export async function orderOfKey(there: There, isIt: (order: Row) => boolean): Promise<Row | null> {
  const { key } = there.asked;
  if (key === undefined) return null;
  const before = sentKey.get();
  const orders = await recent(there);
  if (before?.key === key)
    return orders.find((one) => (number(one.id) ?? 0) > before.newest && isIt(one)) ?? null;
  sentKey.set({ key, newest: Math.max(0, ...numbers(orders)) });
  return null;
}

export const forgetSent = (): void => sentKey.set(null);
