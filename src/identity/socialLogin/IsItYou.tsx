import { Trans } from '@lingui/react/macro';
import { Avatar, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { palettes } from '../../ui/palettes';
import { intentsOf, type SocialActor } from './intents';

const colours = Object.keys(palettes);

/** Somebody with the same e-mail or phone has an account (SOC-03, SOC-04). */
export function IsItYou({ actor }: { actor: SocialActor }) {
  const { sayYes, sayNo } = intentsOf(actor);
  const existing = useSelector(actor, ({ context }) => context.existing);
  const name = existing?.name ?? '';
  return (
    <Stack align="center" gap="md">
      <Avatar
        src={existing?.image || null}
        alt=""
        name={name}
        size={96}
        color="initials"
        allowedInitialsColors={colours}
      />
      <Text fw={700} size="lg">
        {name}
      </Text>
      <Title order={2} size="h3">
        <Trans>Is It You?</Trans>
      </Title>
      <Text ta="center" c="var(--shop-ink-soft)">
        <Trans>There is an account with the same email or phone.</Trans>
      </Text>
      <Group grow w="100%">
        <Button variant="default" radius="xl" size="md" onClick={sayNo}>
          <Trans>No</Trans>
        </Button>
        <Button radius="xl" size="md" onClick={sayYes} data-autofocus>
          <Trans>Yes</Trans>
        </Button>
      </Group>
    </Stack>
  );
}
