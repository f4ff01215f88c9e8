import { Trans } from '@lingui/react/macro';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { type BookTripActor, bookIntents } from './intents';

interface TryAgainProps {
  actor: BookTripActor;
  title: string;
  children: ReactNode;
}

/** Why a trip is not booked, or not known to be, and the two ways on. */
export function TryAgain({ actor, title, children }: TryAgainProps) {
  const { retry, leave } = bookIntents(actor);
  return (
    <Modal opened onClose={leave} withCloseButton={false} title={title} centered radius="lg">
      <Stack role="alert">
        <Text>{children}</Text>
        <Group grow preventGrowOverflow={false}>
          <Button variant="default" radius="xl" onClick={leave}>
            <Trans>Back</Trans>
          </Button>
          <Button radius="xl" data-autofocus onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
