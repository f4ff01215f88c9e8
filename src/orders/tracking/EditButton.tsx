import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useRef } from 'react';
import type { OrderDetails } from '../../../domain/orders/order';
import type { OrderKey } from '../../../machines/orders/tracking';

interface EditButtonProps {
  order: OrderDetails;
  orderKey: OrderKey;
  onDone: () => void;
}

/** Takes an order back to change it, as long as the store has not accepted it. */
export function EditButton({ order, orderKey, onDone }: EditButtonProps) {
  // Not disabled meanwhile: the focus comes back to it.
  const isOpen = useRef(false);
  const edit = async () => {
    if (isOpen.current) return;
    isOpen.current = true;
    try {
      const { startEditOrder } = await import('./startEditOrder');
      await startEditOrder(order, orderKey);
      onDone();
    } finally {
      isOpen.current = false;
    }
  };
  return (
    <Button variant="light" radius="xl" onClick={() => void edit()}>
      <Trans>Change the order</Trans>
    </Button>
  );
}
