import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconMessage } from '@tabler/icons-react';
import type { RideJob } from '../../../domain/ride/rideOrder';
import classes from './Talk.module.css';

interface TalkButtonProps {
  talk: NonNullable<RideJob['talk']>;
  onOpen: (id: number) => void;
}

/** What the shopper of an order has written (RIDE-17). */
export function TalkButton({ talk, onOpen }: TalkButtonProps) {
  return (
    <Button
      variant="light"
      radius="xl"
      size="md"
      leftSection={<IconMessage size={18} aria-hidden />}
      rightSection={talk.waiting === 1 && <span className={classes.dot} />}
      onClick={() => onOpen(talk.id)}
    >
      {talk.waiting === 1 ? <Trans>New message</Trans> : <Trans>Messages</Trans>}
    </Button>
  );
}
