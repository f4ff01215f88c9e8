import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { type BookTripActor, bookIntents } from './intents';

/** A trip that was booked while signed in: only its customer can see whether the booking arrived (SESS-11). */
export function TripSenderAway({ actor }: { actor: BookTripActor }) {
  const { t } = useLingui();
  const { signIn, bookAnew, leave } = bookIntents(actor);
  return (
    <Modal
      opened
      onClose={leave}
      withCloseButton={false}
      title={t`Is your trip booked already?`}
      centered
      radius="lg"
    >
      <Stack>
        <Text>
          <Trans>
            You booked a trip while you were signed in, and the answer was lost. Sign in to see
            whether it is booked. If you book anew without looking, you may book twice.
          </Trans>
        </Text>
        <Button radius="xl" data-autofocus onClick={signIn}>
          <Trans>Sign In</Trans>
        </Button>
        <Group grow preventGrowOverflow={false}>
          <Button variant="default" radius="xl" onClick={leave}>
            <Trans>Back</Trans>
          </Button>
          <Button variant="default" radius="xl" onClick={bookAnew}>
            <Trans>Book anew</Trans>
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
