import { asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { couriers } from '../db/schema/orders';
import { zones } from '../db/schema/places';
import { courierAccounts } from '../db/schema/ride';
import type { Deps } from '../deps';
import { requirePhone } from '../identity/identifiers';
import { byCommand, noteAct } from '../operator/noteAct';
import { announceRide } from '../orders/tracking/news';
import { inviteToRide } from '../ride/signIn';
import { idNamed } from './named';
import { OpsError } from './opsError';
import { optionsIn } from './options';
import { table } from './table';

const known = v.object({ email: v.string(), courier: v.string() });
const fresh = v.object({
  email: v.string(),
  zone: v.string(),
  phone: v.string(),
  name: v.string(),
  vehicle: v.optional(v.string(), ''),
});

function read<S extends v.GenericSchema>(schema: S, typed: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, typed);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new OpsError(`--${v.getDotPath(issue)}: ${issue.message}`);
}

async function courierOf({ db }: Deps, name: string): Promise<number> {
  const id = await idNamed(db, 'courier', name);
  const [row] = await db.select({ id: couriers.id }).from(couriers).where(eq(couriers.id, id));
  if (!row) throw new OpsError(`there is no courier ${id}`);
  return id;
}

/** One who has signed in by the address before keeps their number. */
async function newCourier(deps: Deps, typed: v.InferOutput<typeof fresh>): Promise<number> {
  const { db } = deps;
  const zoneId = await idNamed(db, 'zone', typed.zone);
  const [zone] = await db.select({ id: zones.id }).from(zones).where(eq(zones.id, zoneId));
  if (!zone) throw new OpsError(`there is no zone ${typed.zone}`);
  const [account] = await db
    .select()
    .from(courierAccounts)
    .where(eq(courierAccounts.email, typed.email.toLowerCase()));
  if (account) return account.courierId;
  const phone = await requirePhone(deps, typed.phone);
  const [row] = await db
    .insert(couriers)
    .values({
      name: { en: typed.name },
      vehicle: { en: typed.vehicle },
      phone,
      image: '',
      zoneId,
    })
    .returning({ id: couriers.id });
  if (!row) throw new Error('The database gave no row back for a new courier');
  return row.id;
}

/** Lets a courier into /ride and tells the link by which they choose a password; to those who are there a new one. */
export async function addCourier(deps: Deps, words: readonly string[]): Promise<string> {
  const typed = optionsIn(words);
  const courierId =
    'courier' in typed
      ? await courierOf(deps, read(known, typed).courier)
      : await newCourier(deps, read(fresh, typed));
  const { email = '' } = typed;
  const { link } = await inviteToRide(deps, courierId, email);
  return `${email} chooses a password here, once and within 7 days:\n${link}`;
}

export async function listCouriers({ db }: Deps): Promise<string> {
  const rows = await db
    .select({ account: courierAccounts, courier: couriers })
    .from(courierAccounts)
    .innerJoin(couriers, eq(couriers.id, courierAccounts.courierId))
    .orderBy(asc(couriers.id));
  return table(
    ['courier', 'name', 'email', 'zone', 'password', 'duty'],
    rows.map(({ account, courier }) => [
      String(courier.id),
      courier.name.en,
      account.email,
      String(courier.zoneId),
      account.passwordHash ? 'chosen' : 'not yet',
      courier.onDutySince ? 'on' : 'off',
    ]),
    'No courier signs in.',
  );
}

const byEmail = async ({ db }: Deps, email: string) => {
  const [row] = await db
    .select({ id: couriers.id, zoneId: couriers.zoneId })
    .from(courierAccounts)
    .innerJoin(couriers, eq(couriers.id, courierAccounts.courierId))
    .where(eq(courierAccounts.email, email.toLowerCase()));
  if (!row) throw new OpsError(`${email} is no courier`);
  return row;
};

/** Their sessions end; orders that they have accepted go on by command. */
export async function removeCourier(deps: Deps, email: string): Promise<string> {
  const { id, zoneId } = await byEmail(deps, email);
  await deps.db.transaction(async (tx) => {
    await tx.delete(courierAccounts).where(eq(courierAccounts.courierId, id));
    await tx
      .update(couriers)
      .set({ onDutySince: null, lat: null, lng: null, placedAt: null })
      .where(eq(couriers.id, id));
    await announceRide(tx, zoneId);
    const at = deps.clock.now();
    await noteAct(tx, byCommand, { kind: 'courier.removed', about: id, at });
  });
  return `${email} is a courier no longer`;
}

/** The cash that a courier has collected is handed in. */
export async function settleCash(deps: Deps, email: string): Promise<string> {
  const { id } = await byEmail(deps, email);
  const at = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    await tx.update(couriers).set({ cashSettledAt: at }).where(eq(couriers.id, id));
    await noteAct(tx, byCommand, { kind: 'courier.settled', about: id, at });
  });
  return `${email} has handed in all cash`;
}
