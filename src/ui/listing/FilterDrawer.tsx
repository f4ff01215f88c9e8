import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useBackLayer } from '../../flow/useBackLayer';
import classes from './FilterDrawer.module.css';

interface FilterDrawerProps {
  total: string;
  /** Null while no filter is on. */
  onClear: (() => void) | null;
  onClose: () => void;
  children: ReactNode;
}

export default function FilterDrawer({ total, onClear, onClose, children }: FilterDrawerProps) {
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
      <div className={classes.foot}>
        {onClear && (
          <Button variant="subtle" radius="xl" size="md" onClick={onClear}>
            <Trans>Clear all</Trans>
          </Button>
        )}
        <Button className={classes.show} radius="xl" size="md" onClick={onClose}>
          <Trans>Show {total}</Trans>
        </Button>
      </div>
    </Drawer>
  );
}
