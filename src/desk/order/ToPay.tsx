import { Trans } from '@lingui/react/macro';
import type { DeskOrder } from '../../../domain/desk/deskOrder';
import { useMoney } from '../../client/useMoney';

/** What the order costs, and who is still to collect it. */
export function ToPay({ order }: { order: DeskOrder }) {
  const money = useMoney();
  const isOthersToCollect = order.order_type === 'delivery' && !order.deliver_to;
  return (
    <strong>
      {order.payment_status === 'paid' ? (
        <Trans>
          Paid <bdi>{money(order.order_amount)}</bdi>
        </Trans>
      ) : isOthersToCollect ? (
        <Trans>
          The courier collects <bdi>{money(order.order_amount)}</bdi>
        </Trans>
      ) : (
        <Trans>
          To collect <bdi>{money(order.order_amount)}</bdi>
        </Trans>
      )}
    </strong>
  );
}
