import { Trans } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import { type PlaceOrderActor, usePlacingIntents } from './placingIntents';

/** An order that was sent while signed in: only its customer can see whether it arrived. */
export function SenderAway({ actor }: { actor: PlaceOrderActor }) {
  const intents = usePlacingIntents(actor);
  return (
    <Stack>
      <Text>
        <Trans>
          You sent an order while you were signed in, and its answer was lost. Sign in to see
          whether it has arrived. If you order anew without looking, you may order twice.
        </Trans>
      </Text>
      <Button radius="xl" data-autofocus onClick={intents.signIn}>
        <Trans>Sign In</Trans>
      </Button>
      <Group grow preventGrowOverflow={false}>
        <Button variant="default" radius="xl" onClick={intents.leave}>
          <Trans>Back</Trans>
        </Button>
        <Button variant="default" radius="xl" onClick={intents.orderAnew}>
          <Trans>Order anew</Trans>
        </Button>
      </Group>
    </Stack>
  );
}
