import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../db/client';
import { tokens } from '../db/schema/people';
import type { Deps } from '../deps';
import { keptDays } from '../housekeeping/tidy';
import { missingProofs } from './finish';
import * as store from './store';

/** Sessions of an older account may be forgotten already. */
const surelyKept = keptDays.endedSessions * 86_400_000;

/** Whether anybody may have had a session of an account; whatever is in it then stays as its owner left it. */
export async function hasEntered(
  db: Db | Tx,
  { id: customerId, createdAt }: Pick<store.Customer, 'id' | 'createdAt'>,
  now: Date,
): Promise<boolean> {
  if (createdAt.getTime() <= now.getTime() - surelyKept) return true;
  const rows = await db
    .select({ hash: tokens.hash })
    .from(tokens)
    .where(eq(tokens.customerId, customerId))
    .limit(1);
  return rows.length > 0;
}

/** Only what its owner has proved opens it, and nobody has entered it yet. */
const isMereProfile = async (db: Db | Tx, customer: store.Customer, now: Date) =>
  customer.passwordHash === null && !(await hasEntered(db, customer, now));

/**
 * Whether a profile waits for the proof of a phone or an e-mail that may have been mistyped: who proves the rest again
 * is asked for it anew.
 */
export const isUnfinished = async (deps: Deps, customer: store.Customer): Promise<boolean> =>
  (await isMereProfile(deps.db, customer, deps.clock.now())) &&
  (await missingProofs(deps, customer)).length > 0;

/** Makes room for the profile that takes its place. */
export async function replaceProfile(tx: Tx, customer: store.Customer, now: Date): Promise<void> {
  if (await isMereProfile(tx, customer, now)) await store.deleteCustomer(tx, customer.id);
}
