import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { IconTicket } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Coupon } from '../../../domain/entities/order';
import type { TripQuote } from '../../../domain/entities/rental/trip';
import { toMillis } from '../../../domain/money';
import { decideCoupon } from '../../../domain/pricing/coupon';
import { tripCouponsQuery } from '../../api/rental';
import { useConfig } from '../../api/useMoney';
import { currentPlace } from '../../storage/storage';
import classes from '../checkout/Checkout.module.css';
import { useCouponRefusal } from '../checkout/details/useCouponRefusal';

interface TripCouponsProps {
  providerId: number;
  quote: TripQuote | undefined;
  code: string | null;
  onChange: (code: string | null) => void;
}

/** Coupons for the trip, each with the reason when it cannot be used (PRICE-01 to PRICE-07). */
export function TripCoupons({ providerId, quote, code, onChange }: TripCouponsProps) {
  const { t } = useLingui();
  const say = useCouponRefusal();
  const digits = useConfig()?.digit_after_decimal_point ?? 2;
  const { data: coupons = [] } = useQuery(tripCouponsQuery(providerId));
  const [typed, setTyped] = useState('');
  const refusalOf = (coupon: Coupon) => {
    if (coupon.refusal) return coupon.refusal;
    if (!quote) return null;
    const decision = decideCoupon(coupon, {
      storeId: providerId,
      zoneId: currentPlace()?.zoneIds[0] ?? 0,
      subtotal: toMillis(quote.subtotal),
      discounted: toMillis(quote.subtotal - quote.discount),
      now: new Date(),
      timesUsed: 0,
      ordersPlaced: 0,
      digits,
    });
    return decision.ok ? null : decision.code;
  };
  const refused = code ? quote?.coupon_refusal : null;
  const apply = () => onChange(typed.trim().toUpperCase() || null);
  return (
    <section className={classes.step} aria-labelledby="trip-coupon">
      <h2 id="trip-coupon" className={classes.stepTitle}>
        <Trans>Coupon</Trans>
      </h2>
      <Stack gap="xs" mt="md">
        {coupons.slice(0, 5).map((coupon) => {
          const isUsed = coupon.code === code && quote?.coupon_refusal === null;
          const refusal = refusalOf(coupon);
          return (
            <div key={coupon.code} className={classes.coupon} data-used={isUsed || undefined}>
              <div className={classes.grow}>
                <strong>{coupon.title || coupon.code}</strong>
                <div className={classes.soft}>{refusal ? say(refusal, coupon) : coupon.code}</div>
              </div>
              <Button
                size="compact-sm"
                radius="xl"
                variant={isUsed ? 'filled' : 'light'}
                disabled={refusal !== null}
                aria-pressed={isUsed}
                onClick={() => onChange(isUsed ? null : coupon.code)}
              >
                {isUsed ? <Trans>Applied</Trans> : <Trans>Apply</Trans>}
              </Button>
            </div>
          );
        })}
        <Group gap="xs" align="flex-start">
          <TextInput
            className={classes.grow}
            aria-label={t`Coupon code`}
            placeholder={t`Coupon code`}
            leftSection={<IconTicket size={18} aria-hidden />}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={50}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              apply();
            }}
            error={
              refused &&
              (say(
                refused.code,
                coupons.find((coupon) => coupon.code === code),
              ) ||
                refused.message)
            }
          />
          <Button variant="light" radius="xl" onClick={apply} disabled={!typed.trim()}>
            <Trans>Apply</Trans>
          </Button>
        </Group>
        {code && (
          <Group gap="xs">
            <span className={classes.soft}>
              <Trans>Chosen: {code}</Trans>
            </span>
            <Button
              variant="subtle"
              size="compact-sm"
              color="gray"
              onClick={() => {
                setTyped('');
                onChange(null);
              }}
            >
              <Trans>Remove coupon</Trans>
            </Button>
          </Group>
        )}
      </Stack>
    </section>
  );
}
