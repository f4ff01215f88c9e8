import { Trans } from '@lingui/react/macro';
import type { TripCart } from '../../../domain/rental/tripCart';
import { useConfig } from '../../client/useMoney';

/** The total of a trip cart is its amount minus its discount (PRICE-18): where a tax comes on top, it says so. */
export function TripTotalLabel({ cart }: { cart: TripCart }) {
  const config = useConfig();
  const rate = cart.carts[0]?.provider.tax ?? 0;
  if (rate > 0 && config?.tax_included === 0) return <Trans>Total before tax</Trans>;
  return <Trans>Total</Trans>;
}
