import type { ActKind, Actor } from '../../domain/operator/act';
import type { Db, Tx } from '../db/client';
import { acts } from '../db/schema/acts';

export const byCommand: Actor = { role: 'command', by: '' };

/** Longer words than these are cut: the log says what was done, not all that was written. */
const mostLetters = 200;

/** Notes who did what, in the transaction in which it happens: what is rolled back is in no log. */
export async function noteAct(
  db: Db | Tx,
  { role, by }: Actor,
  did: { kind: ActKind; about?: number | null; note?: string; at?: Date },
): Promise<void> {
  const { about = null, note = '', ...rest } = did;
  const words = note.slice(0, mostLetters);
  await db.insert(acts).values({ role, by, about, note: words, ...rest });
}
