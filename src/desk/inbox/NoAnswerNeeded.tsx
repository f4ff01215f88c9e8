import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { Answering } from './useAnswering';

interface NoAnswerNeededProps {
  answering: Answering;
  /** The newest message that was read. */
  seen: string;
}

export function NoAnswerNeeded({ answering, seen }: NoAnswerNeededProps) {
  return (
    <Button
      variant="subtle"
      color="gray"
      radius="xl"
      disabled={answering.screen !== 'writing'}
      onClick={() => answering.intents.settle(seen)}
    >
      <Trans>No answer needed</Trans>
    </Button>
  );
}
