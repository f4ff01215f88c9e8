import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Drawer } from '@mantine/core';
import { useBackLayer } from '../../flow/useBackLayer';
import { VehicleFilterPanel, type VehicleFilterPanelProps } from './VehicleFilterPanel';

interface VehicleFilterDrawerProps extends VehicleFilterPanelProps {
  total: string;
  onClose: () => void;
}

export default function VehicleFilterDrawer({
  total,
  onClose,
  ...panel
}: VehicleFilterDrawerProps) {
  const { t } = useLingui();
  useBackLayer(true);
  return (
    <Drawer
      opened
      onClose={onClose}
      position="bottom"
      size="85%"
      radius="lg"
      title={t`Filters`}
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <VehicleFilterPanel {...panel} />
      <Button fullWidth radius="xl" size="md" mt="md" onClick={onClose}>
        <Trans>Show {total}</Trans>
      </Button>
    </Drawer>
  );
}
