import * as v from 'valibot';
import { couponTypes } from '../../../domain/checkout/coupon';
import { perLanguage } from '../../../domain/language/languages';
import type { ShopCoupon } from '../../../domain/operator/shopCoupon';

const number = v.union([v.number(), v.string()]);
const list = v.array(v.number());

/** The fields of a coupon as they are typed; what it must be is another schema. */
export const typedCoupon = v.object({
  code: v.string(),
  title: v.object(perLanguage(() => v.string())),
  coupon_type: v.picklist(couponTypes),
  module_id: v.nullable(v.number()),
  store_ids: list,
  zone_ids: list,
  discount: number,
  discount_type: v.picklist(['percent', 'amount']),
  max_discount: number,
  min_purchase: number,
  start_date: v.string(),
  expire_date: v.string(),
  limit_per_person: number,
  limit_in_all: number,
});
export type TypedCoupon = v.InferOutput<typeof typedCoupon>;

/** Nothing is an empty field, not a 0. */
const orEmpty = (value: number | null) => value || '';

const none: TypedCoupon = {
  code: '',
  title: perLanguage(() => ''),
  coupon_type: 'default',
  module_id: null,
  store_ids: [],
  zone_ids: [],
  discount: '',
  discount_type: 'percent',
  max_discount: '',
  min_purchase: '',
  start_date: '',
  expire_date: '',
  limit_per_person: 1,
  limit_in_all: '',
};

export const typedOf = (coupon: ShopCoupon | null, now: Date): TypedCoupon =>
  coupon
    ? {
        code: coupon.code,
        title: coupon.title,
        coupon_type: coupon.coupon_type,
        module_id: coupon.module_id,
        store_ids: coupon.store_ids,
        zone_ids: coupon.zone_ids,
        discount: orEmpty(coupon.discount),
        discount_type: coupon.discount_type,
        max_discount: orEmpty(coupon.max_discount),
        min_purchase: orEmpty(coupon.min_purchase),
        start_date: coupon.start_date,
        expire_date: coupon.expire_date,
        limit_per_person: orEmpty(coupon.limit_per_person),
        limit_in_all: orEmpty(coupon.limit_in_all),
      }
    : { ...none, start_date: now.toISOString() };
