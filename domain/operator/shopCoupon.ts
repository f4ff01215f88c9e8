import * as v from 'valibot';
import { couponTypes } from '../checkout/coupon';
import { type CouponFault, couponCode, couponFaults } from '../checkout/couponRules';
import { inWords, typed } from '../desk/deskItem';
import { mostPrice } from '../desk/staff';
import { defaultLanguage, perLanguage } from '../language/languages';
import { moduleType } from '../place/module';
import { type MessageId, says } from '../values/validationMessages';
import { flag, id, num, numOr, rows, text } from '../wire/fields';

const discountTypes = ['percent', 'amount'] as const;
export const longestCouponTitle = 100;
const mostUses = 1_000_000;
const mostPlaces = 500;

const amount = /* @__NO_SIDE_EFFECTS__ */ () =>
  v.pipe(
    typed(0),
    v.check((value) => value >= 0 && value <= mostPrice, says('coupon.amount')),
  );

/** Null without a limit. */
const times = /* @__NO_SIDE_EFFECTS__ */ () =>
  v.pipe(
    v.union([v.null(), typed(null)]),
    v.check(
      (value) => value === null || (Number.isInteger(value) && value > 0 && value <= mostUses),
      says('coupon.times'),
    ),
  );

const moment = /* @__NO_SIDE_EFFECTS__ */ () =>
  v.pipe(
    v.string(),
    v.check(
      (value) => /^\d{4}-\d{2}-\d{2}T/.test(value) && !Number.isNaN(Date.parse(value)),
      says('coupon.moment'),
    ),
  );

const titled = /* @__PURE__ */ v.pipe(
  inWords(longestCouponTitle),
  v.forward(
    v.check((title) => title[defaultLanguage] !== '', says('coupon.title')),
    [defaultLanguage],
  ),
);

const saidOf = /* @__PURE__ */ v.object({
  code: v.pipe(v.string(), v.trim(), v.regex(couponCode, says('coupon.code'))),
  title: titled,
  coupon_type: v.picklist(couponTypes),
  /** Null works in every module. */
  module_id: v.nullable(id),
  store_ids: v.pipe(v.array(id), v.maxLength(mostPlaces)),
  zone_ids: v.pipe(v.array(id), v.maxLength(mostPlaces)),
  discount: amount(),
  discount_type: v.picklist(discountTypes),
  max_discount: amount(),
  min_purchase: amount(),
  start_date: moment(),
  expire_date: moment(),
  limit_per_person: times(),
  limit_in_all: times(),
});
type Said = v.InferOutput<typeof saidOf>;

const isSound = (said: Said, fault: CouponFault) =>
  !couponFaults({
    type: said.coupon_type,
    stores: said.store_ids,
    zones: said.zone_ids,
    startDate: new Date(said.start_date),
    expireDate: new Date(said.expire_date),
    discount: said.discount,
    discountType: said.discount_type,
  }).includes(fault);

const rule = /* @__NO_SIDE_EFFECTS__ */ (
  field: keyof Said,
  holds: (said: Said) => boolean,
  message: MessageId,
) => v.forward(v.check(holds, says(message)), [field]);

/** What an operator says of a coupon. */
export const couponForm = /* @__PURE__ */ v.pipe(
  saidOf,
  rule('expire_date', (said) => isSound(said, 'expireDate'), 'coupon.until'),
  rule('store_ids', (said) => isSound(said, 'stores'), 'coupon.stores'),
  rule('zone_ids', (said) => isSound(said, 'zones'), 'coupon.zones'),
  rule('discount', (said) => isSound(said, 'discount'), 'coupon.percent'),
  rule(
    'discount',
    ({ coupon_type, discount }) => coupon_type === 'free_delivery' || discount > 0,
    'coupon.discount',
  ),
  // A store and a renting office may have the same number: which are meant follows from the module.
  rule(
    'module_id',
    ({ coupon_type, module_id }) => coupon_type !== 'store_wise' || module_id !== null,
    'coupon.module',
  ),
);
export type CouponForm = v.InferOutput<typeof couponForm>;

const named = v.object({ id, name: text });
const terms = {
  id,
  code: text,
  coupon_type: v.picklist(couponTypes),
  discount: num,
  discount_type: v.picklist(discountTypes),
  min_purchase: num,
  start_date: text,
  expire_date: text,
  limit_in_all: numOr(null),
  used_count: num,
  is_active: flag,
};

export const couponStates = ['running', 'planned', 'over'] as const;
export type CouponState = (typeof couponStates)[number];

/** A coupon in a list of operators. */
export const couponRow = v.object({ ...terms, title: text });
export type CouponRow = v.InferOutput<typeof couponRow>;

/** A coupon with all that can be said of it. */
export const shopCoupon = v.object({
  ...terms,
  /** Of what stands there: whoever saves names the one that they had read. */
  version: text,
  title: v.object(perLanguage(() => text)),
  module_id: numOr(null),
  store_ids: rows(id),
  zone_ids: rows(id),
  max_discount: num,
  limit_per_person: numOr(null),
  /** Of those that it is for, what they are called. */
  sellers: rows(named),
});
export type ShopCoupon = v.InferOutput<typeof shopCoupon>;

/** Where a coupon may work. */
export const couponPlaces = v.object({
  modules: rows(v.object({ id, name: text, type: moduleType })),
  zones: rows(named),
});
export type CouponPlaces = v.InferOutput<typeof couponPlaces>;

/** Stores or renting offices of a module. */
export const sellers = v.object({ sellers: rows(named) });
