import { Trans } from '@lingui/react/macro';
import type { ButtonProps } from '@mantine/core';
import type { Order } from '../../../domain/orders/order';
import { AgainButton } from './AgainButton';

export function OrderAgainButton({ order, ...looks }: { order: Order } & ButtonProps) {
  const fill = async () => {
    const { startOrderAgain } = await import('./startOrderAgain');
    await startOrderAgain(order);
  };
  return (
    <AgainButton onAgain={fill} {...looks}>
      <Trans>Order again</Trans>
    </AgainButton>
  );
}
