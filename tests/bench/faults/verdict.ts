import { openDatabase } from '../../../server/db/open';
import { orders } from '../../../server/db/schema/orders';
import type { Cell } from '../table';
import type { Shopping } from './shoppers';

export interface Verdict {
  fault: string;
  database: string;
  acknowledged: number;
  /** Orders that a shopper was told and that are not there. */
  lost: number;
  /** Orders that are there and that nobody was told. */
  doubled: number;
  calls: number;
  failed: number;
  /** Seconds from the end of the fault until an answer was good. */
  recovered: number;
  /** Seconds of the call that took longest. */
  longest: number;
  process: string;
}

/** What shoppers were told beside what is there of theirs. */
export function booksOf(
  kept: readonly { id: number; owner: string }[],
  { acknowledged, guests }: Pick<Shopping, 'acknowledged' | 'guests'>,
): { lost: number; doubled: number } {
  const theirs = new Set(
    kept.filter(({ owner }) => guests.has(owner.replace('guest:', ''))).map(({ id }) => id),
  );
  return {
    lost: [...acknowledged].filter((id) => !theirs.has(id)).length,
    doubled: [...theirs].filter((id) => !acknowledged.has(id)).length,
  };
}

const isGood = (status: number) => status >= 200 && status < 300;

/** What came of it, by what the shoppers were told and what the database holds. */
export async function judge(
  shopping: Shopping,
  where: { DATABASE_URL: string; DATA_DIR: string },
  { mendedAt, ...told }: { fault: string; database: string; process: string; mendedAt: number },
): Promise<Verdict> {
  const database = await openDatabase(where);
  const kept = await database.db.select({ id: orders.id, owner: orders.owner }).from(orders);
  await database.close();
  const { calls, acknowledged } = shopping;
  const firstGood = calls.find(
    ({ status, ended, took }) => isGood(status) && ended - took >= mendedAt,
  );
  return {
    ...told,
    acknowledged: acknowledged.size,
    ...booksOf(kept, shopping),
    calls: calls.length,
    failed: calls.filter(({ status }) => !isGood(status)).length,
    recovered: firstGood ? (firstGood.ended - mendedAt) / 1000 : Number.NaN,
    longest: calls.reduce((most, { took }) => Math.max(most, took), 0) / 1000,
  };
}

export const heads = [
  'fault',
  'database',
  'orders told',
  'lost',
  'doubled',
  'calls',
  'failed',
  'back after s',
  'longest s',
  'process',
];

export const rowOf = (it: Verdict): Cell[] => [
  it.fault,
  it.database,
  String(it.acknowledged),
  String(it.lost),
  String(it.doubled),
  String(it.calls),
  `${((100 * it.failed) / Math.max(1, it.calls)).toFixed(2)} %`,
  it.recovered,
  it.longest,
  it.process,
];
