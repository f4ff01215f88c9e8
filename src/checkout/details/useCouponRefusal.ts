import { useLingui } from '@lingui/react/macro';
import type { Coupon } from '../../../domain/checkout/coupon';
import { useMoney } from '../../client/useMoney';

/**
 * Why a coupon cannot be used, in plain words (PRICE-01); in the shop's own where no code says it or its amount is not known.
 * The sellers of trips are providers.
 */
export function useCouponRefusal(
  isRental: boolean,
): (code: string, coupon?: Coupon, said?: string) => string {
  const { t } = useLingui();
  const money = useMoney();
  return (code, coupon, said) => {
    if (code === 'coupon_minimum' && !coupon && said) return said;
    // A code that was typed may be used up by others; what is listed is so by its shopper alone.
    if (code === 'coupon_limit' && said) return said;
    const least = coupon ? ` ${money(coupon.min_purchase)}` : '';
    const texts: Record<string, string> = {
      coupon_minimum: `${t`To apply this coupon, total item amount should be minimum`}${least}`,
      coupon_expired: t`This coupon has expired.`,
      coupon_limit: t`You have used this coupon as often as it allows.`,
      coupon_store: isRental
        ? t`This coupon is for another provider.`
        : t`This coupon is for another store.`,
      coupon_zone: t`This coupon is for another area.`,
    };
    if (code === 'coupon_invalid' && coupon?.coupon_type === 'first_order')
      return t`This coupon is for your first order.`;
    return texts[code] ?? (said || t`This coupon can't be used for this order.`);
  };
}
