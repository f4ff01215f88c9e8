import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { OrderKey } from '../../../machines/orders/tracking';
import { openOverlay } from '../../flow/overlays';

interface CancelButtonProps {
  orderKey: OrderKey;
  isParcel: boolean;
  onDone: () => void;
}

export function CancelButton({ orderKey, isParcel, onDone }: CancelButtonProps) {
  const cancel = async () => {
    await openOverlay(() => import('./CancelDialog'), { orderKey, isParcel });
    onDone();
  };
  return (
    <Button variant="default" radius="xl" onClick={() => void cancel()}>
      <Trans>Cancel the order</Trans>
    </Button>
  );
}
