import { useLingui } from '@lingui/react/macro';
import type { OrderType } from '../../../domain/orders/order';
import type { Stage } from '../../../machines/orders/tracking';

export function useStageTexts(type: OrderType): Record<Stage, { name: string; meaning: string }> {
  const { t } = useLingui();
  const texts = {
    placed: {
      name: t`Order placed`,
      meaning: t`The store has your order and will accept it in a moment.`,
    },
    accepted: { name: t`Accepted`, meaning: t`The store has accepted your order.` },
    preparing: { name: t`Being prepared`, meaning: t`The store gets it ready for you.` },
    collecting: {
      name: t`Being collected`,
      meaning: t`The courier is coming to the sender.`,
    },
    ready: { name: t`Ready to collect`, meaning: t`Your order waits for you at the store.` },
    onTheWay: { name: t`On the way`, meaning: t`Your courier is riding to you.` },
    delivered: { name: t`Delivered`, meaning: t`Your order has arrived. Enjoy!` },
    collected: { name: t`Collected`, meaning: t`You have your order. Enjoy!` },
  };
  if (type !== 'parcel') return texts;
  return {
    ...texts,
    placed: { name: t`Parcel ordered`, meaning: t`We are looking for a courier.` },
    accepted: { ...texts.accepted, meaning: t`A courier will take your parcel.` },
    onTheWay: { ...texts.onTheWay, meaning: t`The courier is riding to the receiver.` },
    delivered: { ...texts.delivered, meaning: t`The receiver has the parcel.` },
  };
}
