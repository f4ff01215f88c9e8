import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { OrderKey } from '../../../machines/orders/tracking';
import { openOverlay } from '../../flow/overlays';

export function CancelButton({ orderKey, onDone }: { orderKey: OrderKey; onDone: () => void }) {
  const cancel = async () => {
    await openOverlay(() => import('./CancelDialog'), orderKey);
    onDone();
  };
  return (
    <Button variant="default" radius="xl" onClick={() => void cancel()}>
      <Trans>Cancel the order</Trans>
    </Button>
  );
}
