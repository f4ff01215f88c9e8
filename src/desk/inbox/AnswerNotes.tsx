import { Trans } from '@lingui/react/macro';
import { Alert, Button, Group } from '@mantine/core';
import { IconAlertCircle, IconPlugConnectedX, IconUsers } from '@tabler/icons-react';
import type { Answering } from './useAnswering';

/** Why an answer is not there yet, and what to do now. */
export function AnswerNotes({ answering }: { answering: Answering }) {
  const { screen, message, by, intents } = answering;
  if (screen === 'trouble') {
    return (
      <Alert color="red" radius="md" role="alert" icon={<IconPlugConnectedX aria-hidden />}>
        <Trans>The shop is not reached: this is not sent yet. It is tried again by itself.</Trans>
        <Group gap="xs" mt="xs">
          <Button size="compact-sm" variant="white" onClick={intents.retry}>
            <Trans>Try now</Trans>
          </Button>
          <Button size="compact-sm" variant="white" color="gray" onClick={intents.giveUp}>
            <Trans>Do not send</Trans>
          </Button>
        </Group>
      </Alert>
    );
  }
  if (screen !== 'refused' && screen !== 'answered') return null;
  return (
    <Alert
      color="orange"
      radius="md"
      role="alert"
      icon={screen === 'answered' ? <IconUsers aria-hidden /> : <IconAlertCircle aria-hidden />}
    >
      {screen === 'refused' ? (
        message || <Trans>The shop does not do this.</Trans>
      ) : by ? (
        <Trans>
          <bdi>{by}</bdi> has answered meanwhile, so yours was not sent. It stays here: read both.
        </Trans>
      ) : (
        <Trans>This has been answered meanwhile, so yours was not sent. It stays here.</Trans>
      )}
      <Group gap="xs" mt="xs">
        <Button size="compact-sm" variant="white" color="gray" onClick={intents.read}>
          <Trans>All right</Trans>
        </Button>
      </Group>
    </Alert>
  );
}
