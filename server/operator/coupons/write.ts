import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { OwnText } from '../../../domain/language/localized';
import type { ActKind, Actor } from '../../../domain/operator/act';
import type { CouponForm } from '../../../domain/operator/shopCoupon';
import { roundMillis, toMillis } from '../../../domain/values/money';
import type { CouponRow } from '../../checkout/coupons/store';
import type { Tx } from '../../db/client';
import { coupons } from '../../db/schema/carts';
import { modules, zones } from '../../db/schema/places';
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
import { couponAt, couponVersion, lastCouponChanger, sellersOf } from './read';

const texts = {
  taken: t('Another coupon has this code.'),
  gone: t('Some of these are not there any more. Please choose again.'),
};

const wrong = (field: keyof CouponForm, message: typeof texts.gone) =>
  new Refusal('validation', { message, detail: { field: `coupon.${field}` } });

/** What was left empty is shown in the first language. */
const ownWords = ({ en, ...others }: CouponForm['title']): OwnText => ({
  en,
  ...Object.fromEntries(Object.entries(others).filter(([, words]) => words !== '')),
});

/** What a coupon is not for is not kept of it. */
function valuesOf(form: CouponForm, digits: number) {
  const money = (amount: number) => roundMillis(toMillis(amount), digits);
  const isPercent = form.discount_type === 'percent';
  const isFree = form.coupon_type === 'free_delivery';
  return {
    code: form.code,
    title: ownWords(form.title),
    type: form.coupon_type,
    moduleId: form.module_id,
    discount: isFree ? 0 : isPercent ? Math.round(form.discount * 1000) : money(form.discount),
    discountType: form.discount_type,
    maxDiscount: isPercent && !isFree ? money(form.max_discount) : 0,
    minPurchase: money(form.min_purchase),
    startDate: new Date(form.start_date),
    expireDate: new Date(form.expire_date),
    limitPerOwner: form.limit_per_person,
    totalLimit: form.limit_in_all,
    storeIds: form.coupon_type === 'store_wise' ? [...new Set(form.store_ids)] : [],
    zoneIds: form.coupon_type === 'zone_wise' ? [...new Set(form.zone_ids)] : [],
  };
}
type Values = ReturnType<typeof valuesOf>;

/** @throws Refusal `validation` for what is not there, and for a code that another coupon has */
async function verify(tx: Tx, id: number | null, values: Values): Promise<void> {
  const { moduleId, storeIds, zoneIds, code } = values;
  // Of two who choose one code at a moment the second waits here, and then sees the first's.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`coupon ${code.toUpperCase()}`}))`);
  const [other] = await tx
    .select({ id: coupons.id })
    .from(coupons)
    .where(
      and(
        eq(sql`upper(${coupons.code})`, code.toUpperCase()),
        id === null ? undefined : ne(coupons.id, id),
      ),
    );
  if (other) throw wrong('code', texts.taken);
  if (moduleId !== null && (await tx.$count(modules, eq(modules.id, moduleId))) === 0)
    throw wrong('module_id', texts.gone);
  const known = await sellersOf(tx, moduleId, { ids: storeIds }, 'en');
  if (known.length < storeIds.length) throw wrong('store_ids', texts.gone);
  const areas = zoneIds.length > 0 ? await tx.$count(zones, inArray(zones.id, zoneIds)) : 0;
  if (areas < zoneIds.length) throw wrong('zone_ids', texts.gone);
}

const note = (tx: Tx, { clock }: Deps, actor: Actor, kind: ActKind, { id, code }: CouponRow) =>
  noteAct(tx, actor, { kind, about: id, note: code, at: clock.now() });

const digitsOf = async ({ settings }: Deps) => (await settings.config()).digit_after_decimal_point;

/** @throws Refusal `validation`, `idempotency_key_reused` */
export async function addCoupon(
  deps: Deps,
  actor: Actor,
  key: string,
  form: CouponForm,
): Promise<CouponRow> {
  const { db, clock } = deps;
  const values = valuesOf(form, await digitsOf(deps));
  const known: OnceKey = {
    owner: `operator:${actor.by}`,
    key,
    requestHash: hashRequest('add-coupon', form),
  };
  return db.transaction(async (tx) => {
    if (!(await claimKey(tx, known, clock.now()))) {
      const before = await findAnswer<{ id: number }>(tx, known);
      if (!before) throw new Refusal('unavailable', { retryAfter: 1 });
      return couponAt(tx, before.id);
    }
    await verify(tx, null, values);
    const [row] = await tx.insert(coupons).values(values).returning();
    if (!row) throw new Error('A coupon that was just made is not there');
    await note(tx, deps, actor, 'coupon.added', row);
    await storeAnswer(tx, known, { id: row.id });
    return row;
  });
}

/** Nobody uses or changes it until the transaction has ended. @throws Refusal `not_found` */
async function holdCoupon(tx: Tx, id: number): Promise<CouponRow> {
  const [row] = await tx.select().from(coupons).where(eq(coupons.id, id)).for('update');
  if (!row) throw new Refusal('not_found');
  return row;
}

/** @throws Refusal `not_found`, `changed_meanwhile`, `validation` */
export async function editCoupon(
  deps: Deps,
  actor: Actor,
  id: number,
  { coupon, version }: { coupon: CouponForm; version: string },
): Promise<CouponRow> {
  const values = valuesOf(coupon, await digitsOf(deps));
  return deps.db.transaction(async (tx) => {
    const row = await holdCoupon(tx, id);
    if (couponVersion(row) !== version) {
      const by = await lastCouponChanger(tx, id);
      throw new Refusal('changed_meanwhile', { detail: { by } });
    }
    await verify(tx, id, values);
    if (values.totalLimit !== null && values.totalLimit < row.usedCount) {
      const count = String(row.usedCount);
      throw wrong('limit_in_all', t('It has been used {count} times already.', { count }));
    }
    const [changed] = await tx.update(coupons).set(values).where(eq(coupons.id, id)).returning();
    if (!changed) throw new Refusal('not_found');
    await note(tx, deps, actor, 'coupon.edited', changed);
    return changed;
  });
}

/** What was ordered with it stays as it is. @throws Refusal `not_found` */
export async function setActive(
  deps: Deps,
  actor: Actor,
  id: number,
  isActive: boolean,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const row = await holdCoupon(tx, id);
    if (row.active === isActive) return;
    await tx.update(coupons).set({ active: isActive }).where(eq(coupons.id, id));
    await note(tx, deps, actor, isActive ? 'coupon.resumed' : 'coupon.ended', row);
  });
}
