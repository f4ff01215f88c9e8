import { Trans } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import type { Connection } from '../../../machines/orders/tracking';
import classes from './Tracking.module.css';

export function ConnectionNote({
  connection,
  onRetry,
}: {
  connection: Connection;
  onRetry: () => void;
}) {
  return (
    <div role="status" className={classes.connection}>
      {connection === 'lost' && (
        <Alert color="orange" radius="md" mt="md" icon={<IconPlugConnectedX aria-hidden />}>
          <Trans>Connection lost. What you see may be out of date; we keep trying.</Trans>{' '}
          <Button size="compact-sm" variant="subtle" onClick={onRetry}>
            <Trans>Try now</Trans>
          </Button>
        </Alert>
      )}
    </div>
  );
}
