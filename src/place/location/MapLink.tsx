import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconMap2 } from '@tabler/icons-react';
import { useHasMap } from '../../map/useHasMap';
import classes from './LocationEntry.module.css';

/** The landing page's third way to a place: the map (LOC-05). */
export function MapLink({ disabled = false }: { disabled?: boolean }) {
  const hasMap = useHasMap();
  if (!hasMap) return null;
  return (
    <Button
      className={classes.map}
      variant="subtle"
      size="compact-md"
      radius="xl"
      disabled={disabled}
      leftSection={<IconMap2 size={18} aria-hidden />}
      onClick={() =>
        void import('./openLocation').then(({ openLocation }) => openLocation({ entry: 'map' }))
      }
    >
      <Trans>Pick from map</Trans>
    </Button>
  );
}
