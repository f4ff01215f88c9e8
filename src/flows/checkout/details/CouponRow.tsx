import { Trans } from '@lingui/react/macro';
import { Badge, Button } from '@mantine/core';
import { useMoney } from '../../../api/useMoney';
import classes from '../Checkout.module.css';
import { useCheckout } from '../context';
import type { JudgedCoupon } from './judgeCoupons';
import { useCouponRefusal } from './useCouponRefusal';

/** One coupon: what it saves, or why it cannot be used. */
export function CouponRow({
  coupon,
  saves,
  refusal,
  best,
  used,
}: JudgedCoupon & { best: boolean; used: boolean }) {
  const { intents } = useCheckout();
  const money = useMoney();
  const say = useCouponRefusal();
  return (
    <div className={classes.coupon} data-used={used || undefined}>
      <div className={classes.grow}>
        <strong>{coupon.title || coupon.code}</strong>{' '}
        {best && (
          <Badge size="sm" variant="light">
            <Trans>Best for this order</Trans>
          </Badge>
        )}
        <div className={classes.soft}>
          {refusal ? (
            say(refusal, coupon)
          ) : (
            <>
              {coupon.code} ·{' '}
              {saves > 0 ? (
                <Trans>saves {money(saves)}</Trans>
              ) : (
                <Trans>saves nothing on this order</Trans>
              )}
            </>
          )}
        </div>
      </div>
      <Button
        size="compact-sm"
        radius="xl"
        variant={used ? 'filled' : 'light'}
        disabled={refusal !== null}
        aria-pressed={used}
        onClick={() => intents.type({ couponCode: used ? null : coupon.code })}
      >
        {used ? <Trans>Applied</Trans> : <Trans>Apply</Trans>}
      </Button>
    </div>
  );
}
