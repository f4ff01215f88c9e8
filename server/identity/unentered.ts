import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../db/client';
import { tokens } from '../db/schema/people';
import type { Deps } from '../deps';
import { missingProofs } from './finish';
import * as store from './store';

/** Whether anybody ever had a session of an account; whatever is in it then stays as its owner left it. */
export async function hasEntered(db: Db | Tx, customerId: number): Promise<boolean> {
  const rows = await db
    .select({ hash: tokens.hash })
    .from(tokens)
    .where(eq(tokens.customerId, customerId))
    .limit(1);
  return rows.length > 0;
}

/** Only what its owner has proved opens it, and nobody has entered it yet. */
const isMereProfile = async (db: Db | Tx, customer: store.Customer) =>
  customer.passwordHash === null && !(await hasEntered(db, customer.id));

/**
 * Whether a profile waits for the proof of a phone or an e-mail that may have been mistyped: who proves the rest again
 * is asked for it anew.
 */
export const isUnfinished = async (deps: Deps, customer: store.Customer): Promise<boolean> =>
  (await isMereProfile(deps.db, customer)) && (await missingProofs(deps, customer)).length > 0;

/** Makes room for the profile that takes its place. */
export async function replaceProfile(tx: Tx, customer: store.Customer): Promise<void> {
  if (await isMereProfile(tx, customer)) await store.deleteCustomer(tx, customer.id);
}
