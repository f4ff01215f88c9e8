import { Trans } from '@lingui/react/macro';
import { Badge, Button } from '@mantine/core';
import { useMoney } from '../../client/useMoney';
import classes from '../../ui/Checkout.module.css';
import type { CouponWords } from './CouponList';
import type { JudgedCoupon } from './judgeCoupons';
import { useCouponRefusal } from './useCouponRefusal';

interface CouponRowProps extends JudgedCoupon {
  best: boolean;
  used: boolean;
  isRental: boolean;
  words: CouponWords;
  onChange: (code: string | null) => void;
}

export function CouponRow(props: CouponRowProps) {
  const { coupon, saves, refusal, best, used, isRental, words, onChange } = props;
  const money = useMoney();
  const say = useCouponRefusal(isRental);
  return (
    <div className={classes.coupon} data-used={used || undefined}>
      <div className={classes.grow}>
        <strong>{coupon.title || coupon.code}</strong>{' '}
        {best && (
          <Badge size="sm" variant="light">
            {words.best}
          </Badge>
        )}
        <div className={classes.soft}>
          {refusal ? (
            say(refusal, coupon)
          ) : (
            <>
              {coupon.code} · {saves > 0 ? <Trans>saves {money(saves)}</Trans> : words.useless}
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
        onClick={() => onChange(used ? null : coupon.code)}
      >
        {used ? <Trans>Applied</Trans> : <Trans>Apply</Trans>}
      </Button>
    </div>
  );
}
