import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Badge } from '@mantine/core';
import type { CouponRow } from '../../../domain/operator/shopCoupon';
import { useMoney } from '../../client/useMoney';
import { useMoment } from '../../ui/useMoment';
import classes from '../Operator.module.css';
import { openShopPart } from './openShopPart';

function Worth({ coupon }: { coupon: CouponRow }) {
  const { t } = useLingui();
  const money = useMoney();
  const { coupon_type, discount: percent, discount_type } = coupon;
  if (coupon_type === 'free_delivery') return <Trans>Free delivery</Trans>;
  return <bdi>{discount_type === 'percent' ? t`${percent}%` : money(coupon.discount)}</bdi>;
}

export function CouponListRow({ coupon }: { coupon: CouponRow }) {
  const moment = useMoment();
  const { id, code, title, used_count: used, limit_in_all: most } = coupon;
  return (
    <li>
      <button
        type="button"
        className={classes.row}
        onClick={() => openShopPart({ kind: 'coupon', id })}
      >
        <span className={classes.top}>
          <bdi className={classes.name}>{code}</bdi>
          {coupon.is_active === 0 && (
            <Badge color="gray" variant="light">
              <Trans>Ended</Trans>
            </Badge>
          )}
          <span className={classes.amount}>
            <Worth coupon={coupon} />
          </span>
        </span>
        <bdi>{title}</bdi>
        <span className={classes.soft}>
          <bdi>{moment(coupon.start_date)}</bdi> – <bdi>{moment(coupon.expire_date)}</bdi>
          {' · '}
          {most === null ? (
            <Plural value={used} _0="Never used" one="Used once" other="Used # times" />
          ) : (
            <Trans>
              Used {used} of {most} times
            </Trans>
          )}
        </span>
      </button>
    </li>
  );
}
