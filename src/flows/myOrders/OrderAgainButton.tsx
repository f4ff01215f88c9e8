import { Trans } from '@lingui/react/macro';
import { Button, type ButtonProps } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';

/** Puts what an order held into the cart. */
export function OrderAgainButton({ orderId, ...looks }: { orderId: number } & ButtonProps) {
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      const { startOrderAgain } = await import('./startOrderAgain');
      await startOrderAgain(orderId);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="light"
      radius="xl"
      leftSection={<IconRefresh size={18} aria-hidden />}
      loading={busy}
      onClick={() => void press()}
      {...looks}
    >
      <Trans>Order again</Trans>
    </Button>
  );
}
