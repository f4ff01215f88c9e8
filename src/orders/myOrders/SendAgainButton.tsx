import { Trans } from '@lingui/react/macro';
import type { ButtonProps } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { Order } from '../../../domain/orders/order';
import { sells } from '../../../domain/place/module';
import { AgainButton } from './AgainButton';

interface SendAgainButtonProps extends ButtonProps {
  order: Pick<Order, 'id'>;
}

export function SendAgainButton({ order, ...looks }: SendAgainButtonProps) {
  const navigate = useNavigate();
  const open = async () => {
    // Parcels are sent in their module, and which there are hangs on the place.
    const { placeFirst } = await import('../../place/location/placeFirst');
    if (!(await placeFirst())) return;
    const { enterModule } = await import('../../place/module/enterModule');
    await enterModule((module) => sells(module, 'parcels'));
    await navigate({
      to: '/parcel',
      search: { again: order.id },
    });
  };
  return (
    <AgainButton onAgain={open} {...looks}>
      <Trans>Send again</Trans>
    </AgainButton>
  );
}
