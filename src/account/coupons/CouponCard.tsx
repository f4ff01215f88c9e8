import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy, IconTruckDelivery } from '@tabler/icons-react';
import type { Coupon } from '../../../domain/checkout/coupon';
import { useCouponRefusal } from '../../checkout/details/useCouponRefusal';
import { useMoney } from '../../client/useMoney';
import { CouponConditions } from './CouponConditions';
import classes from './Coupons.module.css';

function Saving({ coupon }: { coupon: Coupon }) {
  const { t } = useLingui();
  const money = useMoney();
  const percent = coupon.discount;
  if (coupon.coupon_type === 'free_delivery') {
    return (
      <>
        <IconTruckDelivery size={36} aria-hidden />
        <span>
          <Trans>Free delivery</Trans>
        </span>
      </>
    );
  }
  return (
    <>
      <strong className={classes.saving}>
        <bdi>{coupon.discount_type === 'percent' ? t`${percent}%` : money(coupon.discount)}</bdi>
      </strong>
      <span>
        <Trans>off</Trans>
      </span>
    </>
  );
}

interface CouponCardProps {
  coupon: Coupon;
  isRental: boolean;
  isApplied: boolean;
  /** Null takes it back. */
  onApply: (code: string | null) => void;
}

export function CouponCard({ coupon, isRental, isApplied, onApply }: CouponCardProps) {
  const { t } = useLingui();
  const say = useCouponRefusal(isRental);
  const clipboard = useClipboard({ timeout: 3000 });
  return (
    <article className={classes.card} data-spent={coupon.refusal !== null || undefined}>
      <div className={classes.stub}>
        <Saving coupon={coupon} />
      </div>
      <div className={classes.words}>
        <h2 className={classes.name}>{coupon.title || coupon.code}</h2>
        <CouponConditions coupon={coupon} isRental={isRental} />
        {coupon.refusal && <p className={classes.reason}>{say(coupon.refusal, coupon)}</p>}
        <div className={classes.tools}>
          <Button
            variant="default"
            radius="xl"
            size="compact-md"
            className={classes.code}
            leftSection={
              clipboard.copied ? (
                <IconCheck size={16} aria-hidden />
              ) : (
                <IconCopy size={16} aria-hidden />
              )
            }
            aria-label={clipboard.copied ? t`Copied` : t`Copy the code ${coupon.code}`}
            onClick={() => clipboard.copy(coupon.code)}
          >
            <bdi>{coupon.code}</bdi>
          </Button>
          <Button
            radius="xl"
            size="compact-md"
            variant={isApplied ? 'filled' : 'light'}
            disabled={coupon.refusal !== null}
            aria-pressed={isApplied}
            onClick={() => onApply(isApplied ? null : coupon.code)}
          >
            {isApplied ? <Trans>Applied</Trans> : <Trans>Apply</Trans>}
          </Button>
        </div>
        {isApplied && (
          <p className={classes.applied} role="status">
            <Trans>It waits for you in the checkout.</Trans>
          </p>
        )}
      </div>
    </article>
  );
}
