import { useLingui } from '@lingui/react/macro';
import type { Stage } from '../../../machines/tracking';

/** What a stage is called, and what it means for the shopper. */
export function useStageTexts(): Record<Stage, { name: string; meaning: string }> {
  const { t } = useLingui();
  return {
    placed: {
      name: t`Order placed`,
      meaning: t`The store has your order and will accept it in a moment.`,
    },
    accepted: { name: t`Accepted`, meaning: t`The store has accepted your order.` },
    preparing: { name: t`Being prepared`, meaning: t`Your order is being made ready.` },
    ready: { name: t`Ready to collect`, meaning: t`Your order waits for you at the store.` },
    onTheWay: { name: t`On the way`, meaning: t`Your courier is riding to you.` },
    delivered: { name: t`Delivered`, meaning: t`Your order has arrived. Enjoy!` },
    collected: { name: t`Collected`, meaning: t`You have your order. Enjoy!` },
  };
}
