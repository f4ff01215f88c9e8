import { asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { formatMoney, fromMillis, toMillis } from '../../domain/values/money';
import { couriers } from '../db/schema/orders';
import { courierAccounts } from '../db/schema/ride';
import type { Deps } from '../deps';
import { Refusal } from '../http/refusal';
import { requireEmail, requirePhone } from '../identity/identifiers';
import { byCommand, noteAct } from '../operator/noteAct';
import { announceRide } from '../orders/tracking/news';
import { cashInHand, collectedCash } from '../ride/cashInHand';
import { inviteToRide } from '../ride/signIn';
import { isRidersPhone } from '../ride/store';
import { called, type NamedRow, rowNamed } from './named';
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

/** One who has signed in by the address before keeps their number. */
async function newCourier(deps: Deps, typed: v.InferOutput<typeof fresh>): Promise<NamedRow> {
  const { db } = deps;
  requireEmail(typed.email);
  const { id: zoneId } = await rowNamed(db, 'zone', typed.zone);
  const [account] = await db
    .select()
    .from(courierAccounts)
    .where(eq(courierAccounts.email, typed.email.toLowerCase()));
  if (account) return rowNamed(db, 'courier', `id:${account.courierId}`);
  const phone = await requirePhone(deps, typed.phone);
  if (await isRidersPhone(db, phone)) {
    throw new Refusal('phone_taken', { detail: { field: 'phone' } });
  }
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
  return { id: row.id, name: typed.name };
}

/** Lets a courier into /ride and tells the link by which they choose a password; to those who are there a new one. */
export async function addCourier(deps: Deps, words: readonly string[]): Promise<string> {
  const typed = optionsIn(words);
  const courier =
    'courier' in typed
      ? await rowNamed(deps.db, 'courier', read(known, typed).courier)
      : await newCourier(deps, read(fresh, typed));
  const { email = '' } = typed;
  const { link } = await inviteToRide(deps, courier.id, email);
  return `${email} chooses a password for ${called('courier', courier)} here, once and within 7 days:\n${link}`;
}

/** Who signs in, and whoever has cash of the shop. */
export async function listCouriers({ db, settings }: Deps): Promise<string> {
  const config = await settings.config();
  const all = await db
    .select({ account: courierAccounts, courier: couriers })
    .from(couriers)
    .leftJoin(courierAccounts, eq(couriers.id, courierAccounts.courierId))
    .orderBy(asc(couriers.id));
  const rows: string[][] = [];
  for (const { account, courier } of all) {
    const cash = await cashInHand(db, courier.id);
    if (account || cash > 0)
      rows.push([
        String(courier.id),
        courier.name.en,
        account?.email ?? '',
        String(courier.zoneId),
        account?.passwordHash ? 'chosen' : 'not yet',
        courier.onDutySince ? 'on' : 'off',
        formatMoney(fromMillis(cash), config),
      ]);
  }
  return table(
    ['courier', 'name', 'email', 'zone', 'password', 'duty', 'cash'],
    rows,
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

/** Cash that a courier has collected is handed in: all of it, by its amount, so that what comes in meanwhile stays theirs. */
export async function settleCash(deps: Deps, named: string, typed: string): Promise<string> {
  const { id } = named.includes('@')
    ? await byEmail(deps, named)
    : await rowNamed(deps.db, 'courier', named);
  const config = await deps.settings.config();
  const at = deps.clock.now();
  const said = await deps.db.transaction(async (tx) => {
    await tx.select({ id: couriers.id }).from(couriers).where(eq(couriers.id, id)).for('update');
    const { amount: cash, until } = await collectedCash(tx, id);
    const amount = formatMoney(fromMillis(cash), config);
    if (toMillis(Number(typed)) !== cash) throw new OpsError(`${named} has ${amount} in hand`);
    // Up to what was counted: a delivery that is being written down now began before this moment.
    if (until) await tx.update(couriers).set({ cashSettledAt: until }).where(eq(couriers.id, id));
    await noteAct(tx, byCommand, { kind: 'courier.settled', about: id, note: amount, at });
    return amount;
  });
  return `${named} has handed in ${said}`;
}
