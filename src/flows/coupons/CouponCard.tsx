import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy, IconTruckDelivery } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Coupon } from '../../../domain/entities/order';
import { useMoney } from '../../api/useMoney';
import { useCouponRefusal } from '../checkout/details/useCouponRefusal';
import classes from './Coupons.module.css';

/** The saving in a few large signs. */
function Saving({ coupon }: { coupon: Coupon }) {
  const money = useMoney();
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
        <bdi>
          {coupon.discount_type === 'percent' ? `${coupon.discount}%` : money(coupon.discount)}
        </bdi>
      </strong>
      <span>
        <Trans>off</Trans>
      </span>
    </>
  );
}

interface CouponCardProps {
  coupon: Coupon;
  isApplied: boolean;
  /** Null takes it back. */
  onApply: (code: string | null) => void;
}

/** One coupon: what it saves, on what conditions, or why it cannot be used. */
export function CouponCard({ coupon, isApplied, onApply }: CouponCardProps) {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const say = useCouponRefusal();
  const clipboard = useClipboard({ timeout: 3000 });
  const until =
    coupon.expire_date &&
    i18n.date(coupon.expire_date, { dateStyle: 'medium', numberingSystem: 'latn' });
  return (
    <article className={classes.card} data-spent={coupon.refusal !== null || undefined}>
      <div className={classes.stub}>
        <Saving coupon={coupon} />
      </div>
      <div className={classes.words}>
        <h2 className={classes.name}>{coupon.title || coupon.code}</h2>
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
