import { useLingui } from '@lingui/react/macro';
import type { OrderDetails } from '../../../domain/orders/order';

/** What is told in place of the ride once its courier is there; null before. */
export function useDoorTexts(order: OrderDetails): { name: string; meaning: string } | null {
  const { t } = useLingui();
  if (order.delivery_man?.is_at_door !== 1) return null;
  if (order.order_type === 'parcel')
    return {
      name: t`The courier is at the receiver’s door`,
      meaning:
        order.leave_at_door === 1
          ? t`The parcel is being left there, as you wished.`
          : t`The parcel is being handed over.`,
    };
  return {
    name: t`Your courier is at the door`,
    meaning:
      order.leave_at_door === 1
        ? t`Your order is being left there, as you wished.`
        : t`Please open: your order is here.`,
  };
}
