import { Trans } from '@lingui/react/macro';
import { List } from '@mantine/core';
import type { OrderDetails } from '../../../domain/orders/order';
import { useConfig, useMoney } from '../../client/useMoney';

export function EditOrderFacts({ order }: { order: OrderDetails }) {
  const config = useConfig();
  const amount = useMoney()(order.order_amount);
  const isPaid = order.payment_status === 'paid';
  const hasWallet = order.is_mine === 1 && config?.customer_wallet_status === 1;
  const goesToWallet = order.payment_method === 'wallet' || hasWallet;
  return (
    <List spacing="xs">
      <List.Item>
        <Trans>Your order is withdrawn, and the store will not start it.</Trans>
      </List.Item>
      {isPaid && (
        <List.Item>
          {goesToWallet ? (
            <Trans>What you have paid ({amount}) goes to your wallet.</Trans>
          ) : (
            <Trans>What you have paid ({amount}) goes back the way it came.</Trans>
          )}
        </List.Item>
      )}
      <List.Item>
        <Trans>Everything that is still sold is in your cart again, with your notes.</Trans>
      </List.Item>
      <List.Item>
        <Trans>
          The checkout opens as you filled it in. Nothing is ordered until you order again, at the
          prices shown there.
        </Trans>
      </List.Item>
    </List>
  );
}
