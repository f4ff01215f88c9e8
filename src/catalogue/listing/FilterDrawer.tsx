import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Drawer } from '@mantine/core';
import { useBackLayer } from '../../flow/useBackLayer';
import { FilterPanel, type FilterPanelProps } from './FilterPanel';

interface FilterDrawerProps extends FilterPanelProps {
  opened: boolean;
  total: string;
  onClose: () => void;
}

export default function FilterDrawer({ opened, total, onClose, ...panel }: FilterDrawerProps) {
  const { t } = useLingui();
  useBackLayer(opened);
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="bottom"
      size="85%"
      radius="lg"
      title={t`Filters`}
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <FilterPanel {...panel} />
      <Button fullWidth radius="xl" size="md" mt="md" onClick={onClose}>
        <Trans>Show {total}</Trans>
      </Button>
    </Drawer>
  );
}
