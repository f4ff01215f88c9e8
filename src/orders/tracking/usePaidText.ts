import { useLingui } from '@lingui/react/macro';
import { givenBackOf } from '../../../domain/orders/givenBack';
import type { OrderDetails } from '../../../domain/orders/order';
import { useMoney } from '../../client/useMoney';

/** What became of the money that was paid for an order. */
export function usePaidText(order: OrderDetails): string {
  const { t } = useLingui();
  const money = useMoney();
  const back = givenBackOf(order);
  const sum = money(back);
  if (back === 0) return t`paid`;
  return back < order.order_amount ? t`paid, ${sum} given back` : t`given back`;
}
