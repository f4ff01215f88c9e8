import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { taxOf } from '../../../domain/checkout/tax';
import type { TripCart } from '../../../domain/rental/tripCart';
import { fromMillis } from '../../../domain/values/money';
import classes from '../../cart/CartCosts.module.css';
import { useConfig, useMoney } from '../../client/useMoney';
import { TripTotalLabel } from './TripTotalLabel';
import { useTripPrice } from './useTripPrice';

const Cost = (props: { label: ReactNode; amount: string; strong?: boolean }) => (
  <div className={classes.cost} data-strong={props.strong || undefined}>
    <dt>{props.label}</dt>
    <dd>
      <bdi>{props.amount}</bdi>
    </dd>
  </div>
);

interface TripTotalProps {
  cart: TripCart;
  /** The total stands with the button. */
  isInBar?: boolean;
}

/** The trip's amount minus its discount, floored at 0 (PRICE-18), and its tax beside it; both follow every press at once. */
export function TripTotal({ cart, isInBar = false }: TripTotalProps) {
  const money = useMoney();
  const config = useConfig();
  const amounts = useTripPrice(cart);
  if (!amounts || !config) return null;
  const { price, discount, discountBy, total } = amounts;
  const isIncluded = config.tax_included === 1;
  const rate = cart.carts[0]?.provider.tax ?? 0;
  const tax = taxOf(total, rate, isIncluded, config.digit_after_decimal_point);
  return (
    <div className={classes.costs} data-sums>
      <dl className={classes.list}>
        {discount > 0 && (
          <>
            <Cost label={<Trans>Vehicles</Trans>} amount={money(fromMillis(price))} />
            <Cost
              label={
                discountBy === 'provider' ? (
                  <Trans>Discount of the provider</Trans>
                ) : (
                  <Trans>Discount</Trans>
                )
              }
              amount={money(fromMillis(-discount))}
            />
          </>
        )}
        {!isInBar && (
          <Cost strong label={<TripTotalLabel cart={cart} />} amount={money(fromMillis(total))} />
        )}
        {tax > 0 && (
          <Cost
            label={
              isIncluded ? <Trans>Tax (included)</Trans> : <Trans>Tax, added at the checkout</Trans>
            }
            amount={money(fromMillis(tax))}
          />
        )}
      </dl>
      <p className={classes.later}>
        {tax > 0 ? (
          <Trans>Coupons are taken off at the checkout.</Trans>
        ) : (
          <Trans>Coupon and tax are worked out at the checkout.</Trans>
        )}
      </p>
    </div>
  );
}
