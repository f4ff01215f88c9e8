import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { OrderKey } from '../../../machines/orders/tracking';
import { openOverlay } from '../../flow/overlays';

/** Opens the cancellation, as long as the store has not begun. */
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
