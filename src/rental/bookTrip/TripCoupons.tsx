import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { TripQuote } from '../../../domain/rental/trip';
import type { TripCart } from '../../../domain/rental/tripCart';
import { CouponList } from '../../checkout/details/CouponList';
import { rankCoupons } from '../../checkout/details/judgeCoupons';
import { shopNow } from '../../client/steadyClock';
import { storedPlace } from '../../client/storage/storage';
import { useConfig } from '../../client/useMoney';
import classes from '../../ui/Checkout.module.css';
import { pickupZonesQuery, tripCouponsQuery } from '../api/rental';

interface TripCouponsProps {
  cart: TripCart;
  quote: TripQuote | undefined;
  code: string | null;
  onChange: (code: string | null) => void;
}

/** Coupons for the trip: the best one proposed, each with what it saves or why it cannot be used (PRICE-01 to PRICE-07). */
export function TripCoupons({ cart, quote, code, onChange }: TripCouponsProps) {
  const digits = useConfig()?.digit_after_decimal_point ?? 2;
  const providerId = cart.carts[0]?.provider.id ?? 0;
  const { data: coupons, isLoading } = useQuery(tripCouponsQuery(providerId));
  const zones = useQuery(pickupZonesQuery(cart.user_data?.pickup_location ?? null));
  const zoneIds = zones.data ?? (zones.isLoading ? null : (storedPlace()?.zoneIds ?? []));
  const ground = quote &&
    zoneIds && {
      storeId: providerId,
      zoneIds,
      subtotal: quote.subtotal,
      discount: quote.discount,
      delivery: 0,
      digits,
    };
  return (
    <section className={classes.step} aria-labelledby="trip-coupon">
      <h2 id="trip-coupon" className={classes.stepTitle}>
        <Trans>Coupon</Trans>
      </h2>
      <CouponList
        isRental
        judged={ground ? rankCoupons(coupons ?? [], ground, shopNow()) : []}
        isLoading={isLoading || zones.isLoading}
        code={code}
        refusal={code ? quote?.coupon_refusal : null}
        words={{
          best: <Trans>Best for this trip</Trans>,
          useless: <Trans>saves nothing on this trip</Trans>,
        }}
        onChange={onChange}
      />
    </section>
  );
}
