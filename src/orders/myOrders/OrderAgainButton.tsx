import { Trans } from '@lingui/react/macro';
import type { ButtonProps } from '@mantine/core';
import { AgainButton } from './AgainButton';

export function OrderAgainButton({ orderId, ...looks }: { orderId: number } & ButtonProps) {
  const fill = async () => {
    const { startOrderAgain } = await import('./startOrderAgain');
    await startOrderAgain(orderId);
  };
  return (
    <AgainButton onAgain={fill} {...looks}>
      <Trans>Order again</Trans>
    </AgainButton>
  );
}
