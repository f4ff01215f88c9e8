import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Coupon } from '../../../domain/checkout/coupon';
import { useMoney } from '../../client/useMoney';
import { useEndText } from '../../ui/useEndText';
import classes from './Coupons.module.css';

interface CouponConditionsProps {
  coupon: Coupon;
  /** It is for trips: its sellers are providers of vehicles. */
  isRental: boolean;
}

function OnlyAt({
  coupon: { coupon_type, store_id, store_name },
  isRental,
}: CouponConditionsProps) {
  if (store_id !== null && store_name)
    return (
      <li>
        <Trans>
          Only at{' '}
          <Link
            to={isRental ? '/rental/provider-details/$id' : '/store/$id'}
            params={{ id: String(store_id) }}
          >
            {store_name}
          </Link>
        </Trans>
      </li>
    );
  if (coupon_type !== 'store_wise') return null;
  if (!store_name)
    return (
      <li>
        {isRental ? <Trans>Only with some providers</Trans> : <Trans>Only at some stores</Trans>}
      </li>
    );
  return (
    <li>
      <Trans>
        Only at <bdi>{store_name}</bdi>
      </Trans>
    </li>
  );
}

export function CouponConditions({ coupon, isRental }: CouponConditionsProps) {
  const money = useMoney();
  const endText = useEndText();
  const until = coupon.expire_date && endText(coupon.expire_date);
  return (
    <ul className={classes.conditions}>
      {coupon.min_purchase > 0 && (
        <li>
          <Trans>
            From <bdi>{money(coupon.min_purchase)}</bdi>
          </Trans>
        </li>
      )}
      {coupon.max_discount > 0 && coupon.discount_type === 'percent' && (
        <li>
          <Trans>
            At most <bdi>{money(coupon.max_discount)}</bdi>
          </Trans>
        </li>
      )}
      {coupon.coupon_type === 'first_order' && (
        <li>
          <Trans>For your first order</Trans>
        </li>
      )}
      <OnlyAt coupon={coupon} isRental={isRental} />
      {coupon.limit !== null && coupon.limit > 0 && (
        <li>
          <Plural value={coupon.limit} one="# time each" other="# times each" />
        </li>
      )}
      {until && (
        <li>
          <Trans>Until {until}</Trans>
        </li>
      )}
    </ul>
  );
}
