import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMoney } from '../client/useMoney';
import { useConfirmedCart } from './api/cart';
import { cartEstimateQuery } from './api/cartEstimate';
import classes from './CartCosts.module.css';

/** What the cart costs all in all, above the button, where the screen is too low for lines and sums at once. */
export function EstimatedTotal() {
  const money = useMoney();
  const confirmed = useConfirmedCart();
  const { data: quote } = useQuery(cartEstimateQuery(confirmed.entries));
  if (!quote) return null;
  return (
    <p className={classes.total}>
      <Trans>Estimated total</Trans> <bdi>{money(quote.total)}</bdi>
    </p>
  );
}
