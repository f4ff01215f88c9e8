import { Trans } from '@lingui/react/macro';
import { type OrderPart, quoteChanges } from '../../domain/checkout/quoteChanges';
import type { Quote } from '../../domain/orders/order';
import type { ChangedAmount } from '../ui/TotalChanged';

const parts = {
  items: <Trans>Items</Trans>,
  discount: <Trans>Discount</Trans>,
  coupon: <Trans>Coupon</Trans>,
  delivery: <Trans>Delivery</Trans>,
  fee: <Trans>Service fee</Trans>,
  tip: <Trans>Tip for the courier</Trans>,
  tax: <Trans>Tax</Trans>,
} satisfies Record<OrderPart, unknown>;

/** Each line and fee of an order that is another than it was; `feeName` is what the shop calls its own fee. */
export const orderAmounts = (before: Quote, after: Quote, feeName?: string): ChangedAmount[] =>
  quoteChanges(before, after).map((change) =>
    change.kind === 'thing'
      ? { ...change, name: <bdi>{change.name}</bdi> }
      : {
          key: change.part,
          name: (change.part === 'fee' && feeName) || parts[change.part],
          from: change.from,
          to: change.to,
        },
  );
