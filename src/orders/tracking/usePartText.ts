import { useLingui } from '@lingui/react/macro';
import { type Order, restToPay } from '../../../domain/orders/order';
import { useMoney } from '../../client/useMoney';

/** What has been paid of an order and what has not; null where it is all of it, or nothing. */
export function usePartText(order: Order): string | null {
  const { t } = useLingui();
  const money = useMoney();
  const part = order.paid_part ?? 0;
  if (part <= 0 || order.payment_status === 'paid') return null;
  const [paid, rest] = [money(part), money(restToPay(order))];
  return t`${paid} paid, ${rest} still to pay`;
}
