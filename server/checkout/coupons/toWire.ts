import type { Coupon } from '../../../domain/checkout/coupon';
import type { CouponRefusal } from '../../../domain/checkout/couponDiscount';
import type { Language } from '../../../domain/language/languages';
import type { Localized } from '../../../domain/language/localized';
import { inLanguage, type OwnText } from '../../../domain/language/localized';
import { formatMoney, fromMillis, type MoneyFormat } from '../../../domain/values/money';
import { Refusal } from '../../http/refusal';
import { t } from '../../locales/t';
import type { CouponRow } from './store';

export function toWireCoupon(row: CouponRow, language: Language): Coupon {
  const only = row.type === 'store_wise' && row.storeIds.length === 1 ? row.storeIds[0] : null;
  return {
    id: row.id,
    title: inLanguage(row.title, language),
    code: row.code,
    coupon_type: row.type,
    // Percentages and amounts are both kept in thousandths.
    discount: row.discount / 1000,
    discount_type: row.discountType,
    max_discount: fromMillis(row.maxDiscount),
    min_purchase: fromMillis(row.minPurchase),
    start_date: row.startDate.toISOString(),
    expire_date: row.expireDate.toISOString(),
    limit: row.limitPerOwner,
    data: row.type === 'zone_wise' ? row.zoneIds : row.storeIds,
    store_id: only ?? null,
    store_name: '',
    refusal: null,
  };
}

/** Of more sellers than this a coupon says only that it is for some. */
const mostNamed = 4;

/** Where a coupon of certain stores, or of certain providers, works. */
export function namesOf(
  { coupon_type, data }: Pick<Coupon, 'coupon_type' | 'data'>,
  sellers: readonly { readonly id: number; readonly name: OwnText }[],
  language: Language,
): string {
  if (coupon_type !== 'store_wise') return '';
  const names = sellers.filter(({ id }) => data.includes(id));
  return names.length > mostNamed
    ? ''
    : names.map(({ name }) => inLanguage(name, language)).join(', ');
}

/** Text of PRICE-01: the spec's words, followed by the amount. */
const minimumText = (coupon: Coupon, format: MoneyFormat): Localized => {
  const amount = formatMoney(coupon.min_purchase, format);
  return t('To apply this coupon, total item amount should be minimum {amount}', { amount });
};

export function couponRefusal(code: CouponRefusal, coupon: Coupon, format: MoneyFormat): Refusal {
  if (code === 'coupon_minimum') {
    const detail = { min_purchase: coupon.min_purchase };
    return new Refusal(code, { message: minimumText(coupon, format), detail });
  }
  return code === 'coupon_invalid' && coupon.coupon_type === 'first_order'
    ? new Refusal(code, { message: t('This coupon is for your first order.') })
    : new Refusal(code);
}
