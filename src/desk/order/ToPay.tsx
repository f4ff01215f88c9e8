import { Trans } from '@lingui/react/macro';
import type { DeskOrder } from '../../../domain/desk/deskOrder';
import { useMoney } from '../../client/useMoney';

/** What the order costs, and whether that is still to be collected. */
export function ToPay({ order }: { order: DeskOrder }) {
  const money = useMoney();
  return (
    <strong>
      {order.payment_status === 'paid' ? (
        <Trans>
          Paid <bdi>{money(order.order_amount)}</bdi>
        </Trans>
      ) : (
        <Trans>
          To collect <bdi>{money(order.order_amount)}</bdi>
        </Trans>
      )}
    </strong>
  );
}
