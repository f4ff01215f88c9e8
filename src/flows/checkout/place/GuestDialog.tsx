import { Trans } from '@lingui/react/macro';
import { Button, Modal, Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useBackLayer } from '../../../app/useBackLayer';
import { useDraft } from '../context';
import { GuestFields } from './GuestFields';

/** Contact-info dialog for take-away, address dialog for delivery (ADDR-09). */
export function GuestDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { orderType } = useDraft();
  const small = useMediaQuery('(max-width: 48em)');
  useBackLayer(opened);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size="lg"
      fullScreen={small ?? false}
      title={
        orderType === 'delivery' ? (
          <Trans>Delivery address and contact</Trans>
        ) : (
          <Trans>Contact info</Trans>
        )
      }
    >
      <Stack>
        <GuestFields formId="guest-dialog" onDone={onClose} mapOpen={orderType === 'delivery'} />
        <Button type="submit" form="guest-dialog" radius="xl">
          <Trans>Save</Trans>
        </Button>
      </Stack>
    </Modal>
  );
}
