import { asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { staffRoles } from '../../domain/desk/staff';
import { storeStaff } from '../db/schema/desk';
import { rentalProviders } from '../db/schema/rental';
import { stores } from '../db/schema/stores';
import type { Deps } from '../deps';
import { inviteTo } from '../desk/signIn';
import type { Workplace } from '../http/staff';
import { byCommand, noteAct } from '../operator/noteAct';
import { called, rowNamed } from './named';
import { OpsError } from './opsError';
import { optionsIn } from './options';
import { table } from './table';

const person = v.object({
  store: v.optional(v.string()),
  provider: v.optional(v.string()),
  email: v.string(),
  role: v.optional(v.picklist(staffRoles, 'must be owner or staff'), 'staff'),
});

async function placeNamed(
  { db }: Deps,
  { store, provider }: { store?: string | undefined; provider?: string | undefined },
): Promise<{ place: Workplace; name: string }> {
  if ((store === undefined) === (provider === undefined))
    throw new OpsError('say either --store or --provider');
  if (provider !== undefined) {
    const found = await rowNamed(db, 'provider', provider);
    return { place: { storeId: null, providerId: found.id }, name: called('provider', found) };
  }
  const found = await rowNamed(db, 'store', store ?? '');
  return { place: { storeId: found.id, providerId: null }, name: called('store', found) };
}

/** Adds somebody to a store or renting office and tells the link by which they choose a password; to those who are there a new one. */
export async function addStaff(deps: Deps, words: readonly string[]): Promise<string> {
  const read = v.safeParse(person, optionsIn(words));
  if (!read.success) {
    const [issue] = read.issues;
    throw new OpsError(`--${v.getDotPath(issue)}: ${issue.message}`);
  }
  const { store, provider, email, role } = read.output;
  const { place, name } = await placeNamed(deps, { store, provider });
  const { link } = await inviteTo(deps, { ...place, email, role }, byCommand);
  return `${email} chooses a password for ${name} here, once and within 7 days:\n${link}`;
}

export async function listStaff({ db }: Deps): Promise<string> {
  const rows = await db
    .select({ person: storeStaff, store: stores.name, provider: rentalProviders.name })
    .from(storeStaff)
    .leftJoin(stores, eq(stores.id, storeStaff.storeId))
    .leftJoin(rentalProviders, eq(rentalProviders.id, storeStaff.providerId))
    .orderBy(asc(storeStaff.storeId), asc(storeStaff.providerId), asc(storeStaff.id));
  return table(
    ['desk', 'name', 'email', 'role', 'password'],
    rows.map(({ person: { storeId, providerId, email, role, passwordHash }, store, provider }) => [
      storeId === null ? `provider ${providerId}` : `store ${storeId}`,
      (store ?? provider)?.en ?? '',
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
