import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';

interface GoOnButtonProps {
  /** What a question is stopped by, where it is; its other screens have buttons of their own. */
  screen: string;
  onRetry: () => void;
}

/** The way on at the foot of a question whose sign-in has ended, or that did not reach the shop. */
export function GoOnButton({ screen, onRetry }: GoOnButtonProps) {
  if (screen !== 'signedOut' && screen !== 'failed') return null;
  return (
    <Button radius="xl" onClick={onRetry}>
      {screen === 'failed' ? <Trans>Try again</Trans> : <Trans>Sign In</Trans>}
    </Button>
  );
}
