import { eq, inArray } from 'drizzle-orm';
import type { OwnText } from '../../../domain/language/localized';
import type { ActKind, Actor } from '../../../domain/operator/act';
import type { ZoneForm } from '../../../domain/operator/shopZone';
import type { ZoneServes } from '../../../domain/operator/zoneServes';
import { roundMillis, toMillis } from '../../../domain/values/money';
import type { Tx } from '../../db/client';
import { modules, moduleZones, zones } from '../../db/schema/places';
import type { Deps } from '../../deps';
import { Refusal } from '../../http/refusal';
import { t } from '../../locales/t';
import {
  claimKey,
  findAnswer,
  hashRequest,
  type OnceKey,
  storeAnswer,
} from '../../orders/idempotency';
import { noteAct } from '../noteAct';
import { moveStores } from './moveStores';
import { chargesIn, lastZoneChanger, reachOf, type WholeZone, zoneAt, zoneVersion } from './read';
import { placeAddresses, servesOf } from './serves';

const gone = t('Some of these are not there any more. Please choose again.');

/** What was left empty is shown in the first language. */
const ownWords = ({ en, ...others }: ZoneForm['name']): OwnText => ({
  en,
  ...Object.fromEntries(Object.entries(others).filter(([, words]) => words !== '')),
});

const digitsOf = async ({ settings }: Deps) => (await settings.config()).digit_after_decimal_point;

/** What each module that works there costs. */
function chargesOf(form: ZoneForm, digits: number) {
  const money = (amount: number) => roundMillis(toMillis(amount), digits);
  const working = form.modules.filter(({ works }) => works === 1);
  const last = new Map(working.map((one) => [one.module_id, one]));
  return [...last.values()].map((one) => ({
    moduleId: one.module_id,
    perKmCharge: money(one.per_km_shipping_charge),
    minimumCharge: money(one.minimum_shipping_charge),
    maximumCharge: one.maximum_shipping_charge === null ? null : money(one.maximum_shipping_charge),
    increasedFee: Math.round(one.increased_delivery_fee * 1000),
  }));
}
type Charges = ReturnType<typeof chargesOf>;

/** @throws Refusal `validation` for a module that is not there */
async function verify(tx: Tx, charges: Charges): Promise<void> {
  const ids = charges.map(({ moduleId }) => moduleId);
  if ((await tx.$count(modules, inArray(modules.id, ids))) < ids.length)
    throw new Refusal('validation', { message: gone, detail: { field: 'zone.modules' } });
}

async function writeCharges(tx: Tx, zoneId: number, charges: Charges): Promise<void> {
  await tx.delete(moduleZones).where(eq(moduleZones.zoneId, zoneId));
  await tx.insert(moduleZones).values(charges.map((row) => ({ ...row, zoneId })));
}

const note = (tx: Tx, { clock }: Deps, actor: Actor, kind: ActKind, { zone }: WholeZone) =>
  noteAct(tx, actor, { kind, about: zone.id, note: zone.name.en, at: clock.now() });

/** @throws Refusal `validation`, `idempotency_key_reused` */
export async function addZone(
  deps: Deps,
  actor: Actor,
  key: string,
  form: ZoneForm,
): Promise<WholeZone> {
  const { db, clock } = deps;
  const charges = chargesOf(form, await digitsOf(deps));
  const known: OnceKey = {
    owner: `operator:${actor.by}`,
    key,
    requestHash: hashRequest('add-zone', form),
  };
  return db.transaction(async (tx) => {
    if (!(await claimKey(tx, known, clock.now()))) {
      const before = await findAnswer<{ id: number }>(tx, known);
      if (!before) throw new Refusal('unavailable', { retryAfter: 1 });
      return zoneAt(tx, before.id);
    }
    await verify(tx, charges);
    const said = { name: ownWords(form.name), area: form.area };
    const [zone] = await tx.insert(zones).values(said).returning();
    if (!zone) throw new Error('A zone that was just made is not there');
    await writeCharges(tx, zone.id, charges);
    const whole = { zone, charges: await chargesIn(tx, zone.id) };
    await placeAddresses(tx, zone.id, [reachOf(whole)]);
    await moveStores(tx, zone.id, reachOf(whole), form.store_ids);
    await note(tx, deps, actor, 'zone.added', whole);
    await storeAnswer(tx, known, { id: zone.id });
    return whole;
  });
}

/** Nobody changes it until the transaction has ended. @throws Refusal `not_found` */
async function holdZone(tx: Tx, id: number): Promise<WholeZone> {
  const [zone] = await tx.select().from(zones).where(eq(zones.id, id)).for('update');
  if (!zone) throw new Refusal('not_found');
  return { zone, charges: await chargesIn(tx, id) };
}

/** @throws Refusal `leaves_outside` where more of anything is served no longer than is meant */
function refuseMore(leaves: ZoneServes, meant: ZoneServes | null): void {
  const isMeant =
    leaves.stores <= (meant?.stores ?? 0) &&
    leaves.orders <= (meant?.orders ?? 0) &&
    leaves.places <= (meant?.places ?? 0);
  if (!isMeant) throw new Refusal('leaves_outside', { detail: { leaves } });
}

/** @throws Refusal `not_found`, `changed_meanwhile`, `leaves_outside`, `validation` */
export async function editZone(
  deps: Deps,
  actor: Actor,
  id: number,
  said: { zone: ZoneForm; version: string; leaves: ZoneServes | null },
): Promise<WholeZone> {
  const charges = chargesOf(said.zone, await digitsOf(deps));
  return deps.db.transaction(async (tx) => {
    const old = await holdZone(tx, id);
    if (zoneVersion(old) !== said.version) {
      const by = await lastZoneChanger(tx, id);
      throw new Refusal('changed_meanwhile', { detail: { by } });
    }
    await verify(tx, charges);
    const { area } = said.zone;
    const then = { area, moduleIds: charges.map(({ moduleId }) => moduleId) };
    // A zone that is closed serves nobody.
    const leaves = old.zone.active ? await servesOf(tx, id, reachOf(old), then) : null;
    if (leaves) refuseMore(leaves, said.leaves);
    const name = ownWords(said.zone.name);
    const [zone] = await tx.update(zones).set({ name, area }).where(eq(zones.id, id)).returning();
    if (!zone) throw new Refusal('not_found');
    await writeCharges(tx, id, charges);
    await placeAddresses(tx, id, [reachOf(old), then]);
    await moveStores(tx, id, then, said.zone.store_ids);
    const whole = { zone, charges: await chargesIn(tx, id) };
    await note(tx, deps, actor, 'zone.edited', whole);
    return whole;
  });
}

/** Orders under way stay as they are. @throws Refusal `not_found`, `leaves_outside` where closed it serves more no longer */
export async function setZoneActive(
  deps: Deps,
  actor: Actor,
  id: number,
  { active, leaves }: { active: boolean; leaves: ZoneServes | null },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const whole = await holdZone(tx, id);
    if (whole.zone.active === active) return;
    if (!active) refuseMore(await servesOf(tx, id, reachOf(whole)), leaves);
    await tx.update(zones).set({ active }).where(eq(zones.id, id));
    await placeAddresses(tx, id, [reachOf(whole)]);
    await note(tx, deps, actor, active ? 'zone.opened' : 'zone.closed', whole);
  });
}
