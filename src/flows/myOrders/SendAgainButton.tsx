import { Trans } from '@lingui/react/macro';
import { Button, type ButtonProps } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { currentPlace } from '../../app/place';

interface SendAgainButtonProps extends ButtonProps {
  orderId: number;
  /** What a guest's order is known by beside its number. */
  contactNumber?: string | null;
}

/** Opens a new parcel with the people, places and kind of one that was sent. */
export function SendAgainButton({ orderId, contactNumber, ...looks }: SendAgainButtonProps) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      // Parcels are sent in their module, and which there are hangs on the place.
      if (!currentPlace().hasLocation) {
        const { openLocation } = await import('../location/openLocation');
        await openLocation();
      }
      if (!currentPlace().hasLocation) return;
      const { enterModule } = await import('../../app/enterModule');
      await enterModule(({ module_type: type }) => type === 'parcel');
      await navigate({
        to: '/parcel',
        search: { again: orderId, ...(contactNumber ? { contact: contactNumber } : {}) },
      });
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
      <Trans>Send again</Trans>
    </Button>
  );
}
