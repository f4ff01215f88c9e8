import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useBackLayer } from '../../flow/useBackLayer';

interface FilterDrawerProps {
  total: string;
  onClose: () => void;
  children: ReactNode;
}

export default function FilterDrawer({ total, onClose, children }: FilterDrawerProps) {
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
      {children}
      <Button fullWidth radius="xl" size="md" mt="md" onClick={onClose}>
        <Trans>Show {total}</Trans>
      </Button>
    </Drawer>
  );
}
