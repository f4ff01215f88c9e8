import { Trans } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormNotice } from '../../ui/form/FormNotice';

interface RequestTroubleProps {
  screen: 'trouble' | 'signedOut' | 'refused' | 'other';
  /** What the shop says; empty where it says nothing. */
  message: string;
  /** What has happened meanwhile, where it is neither of these. */
  other: ReactNode;
  /** Where the way back leads. */
  back: ReactNode;
  onRetry: () => void;
  /** Changes what was said, where that can help. */
  onCorrect?: () => void;
  onClose: () => void;
}

/** Why nothing was done, and what to do now. */
export function RequestTrouble(props: RequestTroubleProps) {
  const { screen, message, other, back, onRetry, onCorrect, onClose } = props;
  if (screen === 'trouble') {
    return (
      <>
        <FormNotice refusal="" isTrouble />
        <Button radius="xl" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      </>
    );
  }
  return (
    <>
      <Alert color="orange" role="alert">
        {screen === 'signedOut' ? (
          <Trans>Your session has ended, and nothing was done. Sign in to go on.</Trans>
        ) : screen === 'other' ? (
          other
        ) : (
          message || <Trans>The shop does not do this.</Trans>
        )}
      </Alert>
      {screen === 'refused' && onCorrect ? (
        <Button radius="xl" onClick={onCorrect}>
          <Trans>Change it</Trans>
        </Button>
      ) : (
        <Button radius="xl" onClick={onClose}>
          {screen === 'signedOut' ? <Trans>Sign in</Trans> : back}
        </Button>
      )}
    </>
  );
}
