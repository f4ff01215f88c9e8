import { Trans } from '@lingui/react/macro';
import { Button, Stack, Text } from '@mantine/core';
import { intentsOf, type SignInActor } from './intents';

/** No form is shown that the shop would refuse (LOGIN-04, LOGIN-05). */
export const NotSetUp = ({ actor }: { actor: SignInActor }) => (
  <Stack gap="md">
    <Text role="alert">
      <Trans>Signing in is not set up in this shop yet.</Trans>
    </Text>
    <Button radius="xl" size="md" onClick={intentsOf(actor).dismiss}>
      <Trans>Close</Trans>
    </Button>
  </Stack>
);
