import { Trans } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';
import { IconBellOff, IconPlugConnectedX, IconRefresh } from '@tabler/icons-react';
import type { BoardConnection } from '../../../machines/desk/ordersBoard';
import { useHandles } from '../api/desk';
import classes from '../Desk.module.css';
import { useSound } from '../ring';

interface BoardNoteProps {
  connection: BoardConnection;
  onRetry: () => void;
}

/** What keeps news or their sound away. */
export function BoardNote({ connection, onRetry }: BoardNoteProps) {
  const sound = useSound();
  const isOffice = useHandles() === 'trips';
  return (
    <div role="status" className={classes.notes}>
      {connection === 'lost' && (
        <Alert color="red" radius="md" icon={<IconPlugConnectedX aria-hidden />}>
          {isOffice ? (
            <Trans>
              The shop is not reached, so new trips do not show. It is tried again by itself.
            </Trans>
          ) : (
            <Trans>
              The shop is not reached, so new orders do not show. It is tried again by itself.
            </Trans>
          )}{' '}
          <Button size="compact-sm" variant="white" onClick={onRetry}>
            <Trans>Try now</Trans>
          </Button>
        </Alert>
      )}
      {connection === 'polling' && (
        <Alert color="orange" radius="md" icon={<IconRefresh aria-hidden />}>
          {isOffice ? (
            <Trans>No live connection: trips are asked for every few seconds.</Trans>
          ) : (
            <Trans>No live connection: orders are asked for every few seconds.</Trans>
          )}
        </Alert>
      )}
      {sound === 'asleep' && (
        <Alert color="orange" radius="md" icon={<IconBellOff aria-hidden />}>
          {isOffice ? (
            <Trans>Press anywhere once: only then does the browser let new trips ring.</Trans>
          ) : (
            <Trans>Press anywhere once: only then does the browser let new orders ring.</Trans>
          )}
        </Alert>
      )}
    </div>
  );
}
