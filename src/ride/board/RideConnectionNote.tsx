import { Trans } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';
import { IconPlugConnectedX, IconRefresh } from '@tabler/icons-react';
import type { RideConnection } from '../../../machines/ride/rideBoard';

interface RideConnectionNoteProps {
  connection: RideConnection;
  onRetry: () => void;
}

export function RideConnectionNote({ connection, onRetry }: RideConnectionNoteProps) {
  return (
    <div role="status">
      {connection === 'lost' && (
        <Alert color="red" radius="md" icon={<IconPlugConnectedX aria-hidden />}>
          <Trans>The shop is not reached. Your orders stay; new offers do not show.</Trans>{' '}
          <Button size="compact-sm" variant="white" onClick={onRetry}>
            <Trans>Try now</Trans>
          </Button>
        </Alert>
      )}
      {connection === 'polling' && (
        <Alert color="orange" radius="md" icon={<IconRefresh aria-hidden />}>
          <Trans>No live connection: offers are asked for every few seconds.</Trans>
        </Alert>
      )}
    </div>
  );
}
