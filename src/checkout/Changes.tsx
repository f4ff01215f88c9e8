import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { type OrderPart, quoteChanges } from '../../domain/checkout/quoteChanges';
import type { Quote } from '../../domain/orders/order';
import { useConfig, useMoney } from '../client/useMoney';
import costs from '../ui/Costs.module.css';

const parts = {
  items: <Trans>Items</Trans>,
  discount: <Trans>Discount</Trans>,
  coupon: <Trans>Coupon</Trans>,
  delivery: <Trans>Delivery</Trans>,
  fee: <Trans>Service fee</Trans>,
  tip: <Trans>Tip for the courier</Trans>,
  tax: <Trans>Tax</Trans>,
} satisfies Record<OrderPart, unknown>;

/** Each line and fee that is another than it was, from what to what; nothing where that is not known. */
export function Changes({ before, after }: { before: Quote; after: Quote }) {
  const money = useMoney();
  const fee = useConfig()?.additional_charge_name;
  const changes = quoteChanges(before, after);
  if (changes.length === 0) return null;
  return (
    <dl className={costs.costs}>
      {changes.map((change) => (
        <div key={change.kind === 'thing' ? change.key : change.part} className={costs.cost}>
          <dt>
            {change.kind === 'thing' ? (
              <bdi>{change.name}</bdi>
            ) : (
              (change.part === 'fee' && fee) || parts[change.part]
            )}
          </dt>
          <dd>
            <Amount amount={change.from} />
            <VisuallyHidden>
              {' '}
              <Trans>now</Trans>
            </VisuallyHidden>{' '}
            {change.to === null ? <Trans>no longer there</Trans> : <bdi>{money(change.to)}</bdi>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What it was; nothing of what has come since. */
function Amount({ amount }: { amount: number | null }) {
  const money = useMoney();
  if (amount === null) return <Trans>new</Trans>;
  return (
    <s className={costs.soft}>
      <bdi>{money(amount)}</bdi>
    </s>
  );
}
