import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { staffRoles } from '../../domain/desk/staff';
import { storeStaff } from '../db/schema/desk';
import { stores } from '../db/schema/stores';
import type { Deps } from '../deps';
import { byCommand, noteAct } from '../desk/noteAct';
import { inviteTo } from '../desk/signIn';
import { storeOf } from '../desk/store';
import { idNamed } from './named';
import { OpsError } from './opsError';
import { optionsIn } from './options';
import { table } from './table';

const person = v.object({
  store: v.string(),
  email: v.string(),
  role: v.optional(v.picklist(staffRoles, 'must be owner or staff'), 'staff'),
});

/** Adds somebody to a store and tells the link by which they choose a password; to those who are there a new one. */
export async function addStaff(deps: Deps, words: readonly string[]): Promise<string> {
  const read = v.safeParse(person, optionsIn(words));
  if (!read.success) {
    const [issue] = read.issues;
    throw new OpsError(`--${v.getDotPath(issue)}: ${issue.message}`);
  }
  const { store, email, role } = read.output;
  const storeId = await idNamed(deps.db, 'store', store);
  if (!(await storeOf(deps.db, storeId))) throw new OpsError(`there is no store ${storeId}`);
  const { link } = await inviteTo(deps, { storeId, email, role }, byCommand);
  return `${email} chooses a password here, once and within 7 days:\n${link}`;
}

export async function listStaff({ db }: Deps): Promise<string> {
  const rows = await db
    .select({ person: storeStaff, store: stores.name })
    .from(storeStaff)
    .innerJoin(stores, eq(stores.id, storeStaff.storeId))
    .orderBy(storeStaff.storeId, storeStaff.id);
  return table(
    ['store', 'name', 'email', 'role', 'password'],
    rows.map(({ person: { storeId, email, role, passwordHash }, store }) => [
      String(storeId),
      store.en,
      email,
      role,
      passwordHash ? 'chosen' : 'not yet',
    ]),
    'Nobody is at any desk.',
  );
}

export async function removeFromStaff({ db, clock }: Deps, email: string): Promise<string> {
  const at = clock.now();
  const isGone = await db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(storeStaff)
      .where(eq(storeStaff.email, email.toLowerCase()))
      .returning({ id: storeStaff.id });
    if (!gone) return false;
    await noteAct(tx, byCommand, { kind: 'staff.removed', about: gone.id, note: email, at });
    return true;
  });
  if (!isGone) throw new OpsError(`${email} is at no desk`);
  return `${email} is at the desk no longer`;
}
