import { useLingui } from '@lingui/react/macro';
import type { Order, OrderStatus } from '../../../domain/orders/order';
import { isLookedFor } from '../../../machines/orders/tracking';

export function useStatusNames(order: Order) {
  const { t } = useLingui();
  const { order_type } = order;
  const collected = order_type === 'take_away';
  return {
    pending: t`Order placed`,
    confirmed: t`Accepted`,
    processing: t`Being prepared`,
    handover: collected
      ? t`Ready to collect`
      : order_type === 'parcel'
        ? isLookedFor(order)
          ? t`Order placed`
          : t`Being collected`
        : t`Being prepared`,
    picked_up: t`On the way`,
    delivered: collected ? t`Collected` : t`Delivered`,
    canceled: t`Cancelled`,
    failed: t`Not completed`,
  } satisfies Record<OrderStatus, string>;
}
