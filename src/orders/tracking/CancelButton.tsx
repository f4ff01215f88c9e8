import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { OrderKey } from '../../../machines/orders/tracking';
import { openOverlay } from '../../flow/overlays';
import { useTitleNext } from '../../ui/useTitleNext';

interface CancelButtonProps {
  orderKey: OrderKey;
  isParcel: boolean;
  onDone: () => void;
}

export function CancelButton({ orderKey, isParcel, onDone }: CancelButtonProps) {
  const leadToTitle = useTitleNext();
  const cancel = async () => {
    const load = () => import('./CancelDialog');
    const { cancelled } = await openOverlay(load, { orderKey, isParcel });
    if (cancelled) leadToTitle();
    onDone();
  };
  return (
    <Button variant="default" radius="xl" onClick={() => void cancel()}>
      <Trans>Cancel the order</Trans>
    </Button>
  );
}
