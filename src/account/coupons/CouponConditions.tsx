import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Coupon } from '../../../domain/checkout/coupon';
import { useMoney } from '../../client/useMoney';
import { useEndText } from '../../ui/useEndText';
import classes from './Coupons.module.css';

export function CouponConditions({ coupon }: { coupon: Coupon }) {
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
      {coupon.store_id !== null && coupon.store_name && (
        <li>
          <Trans>
            Only at{' '}
            <Link to="/store/$id" params={{ id: String(coupon.store_id) }}>
              {coupon.store_name}
            </Link>
          </Trans>
        </li>
      )}
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
