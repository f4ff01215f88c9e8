import { Trans } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';
import type { JobIntents } from './jobIntents';

interface JobTroubleProps {
  screen: 'taken' | 'refused' | 'trouble' | 'ended';
  /** Who was faster; empty where that is not known. */
  by: string;
  message: string;
  /** Another rides it, since their phone was silent for too long. */
  isLost: boolean;
  intents: JobIntents;
}

/** Why nothing was done, and what to do now. */
export function JobTrouble({ screen, by, message, isLost, intents }: JobTroubleProps) {
  return (
    <>
      <Alert color="orange" role="alert">
        {screen === 'taken' ? (
          by ? (
            <Trans>
              <bdi>{by}</bdi> was faster and rides this order.
            </Trans>
          ) : (
            <Trans>Somebody was faster, or the order was cancelled.</Trans>
          )
        ) : screen === 'ended' && isLost ? (
          <Trans>
            Nothing was heard of your phone for too long, so another courier rides this order. You
            need not fetch it.
          </Trans>
        ) : screen === 'ended' ? (
          <Trans>
            This order was cancelled. If you have it already, bring it back to the store.
          </Trans>
        ) : screen === 'trouble' ? (
          <Trans>What you pressed could not be kept. Try again.</Trans>
        ) : (
          message || <Trans>The shop does not do this.</Trans>
        )}
      </Alert>
      <Button size="lg" radius="xl" onClick={screen === 'trouble' ? intents.retry : intents.close}>
        {screen === 'trouble' ? <Trans>Try again</Trans> : <Trans>Understood</Trans>}
      </Button>
    </>
  );
}
