import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Modal } from '@mantine/core';
import { type BookTripActor, bookIntents } from './intents';

/** Nothing was sent: booking needs a connection. */
export function NoConnection({ actor }: { actor: BookTripActor }) {
  const { t } = useLingui();
  const { retry, leave } = bookIntents(actor);
  return (
    <Modal
      opened
      onClose={leave}
      withCloseButton={false}
      title={t`There is no connection`}
      centered
      radius="lg"
    >
      <p role="alert">
        <Trans>
          Booking a trip needs a connection. Nothing is lost: your trip cart and what you entered
          stay as they are.
        </Trans>
      </p>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" radius="xl" onClick={leave}>
          <Trans>Back</Trans>
        </Button>
        <Button radius="xl" data-autofocus onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      </Group>
    </Modal>
  );
}
