import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { isApiError, wordsOfFailure } from '../client/apiError';
import { isOffline } from '../client/connection';
import { askFailedAgain } from '../client/queryClient';
import { EmptyState } from './EmptyState';

export interface ErrorStateProps {
  error: unknown;
  onRetry: () => void;
}

/** What no trying again would bring. */
const NotHere = () => (
  <EmptyState
    picture="not-found"
    title={<Trans>This is not here</Trans>}
    action={
      <Button component={Link} to="/home" radius="xl">
        <Trans>Back to the shop</Trans>
      </Button>
    }
  >
    <Trans>It may have been removed, or the link is old.</Trans>
  </EmptyState>
);

/** Whether the browser itself keeps this page from its shop, which only who runs the shop can change. */
const isShut = (error: unknown) =>
  isApiError(error) && ['insecure_address', 'origin_refused'].includes(error.code);

/** Does at once what waited for a connection. */
function useOnline(isLost: boolean, act: () => void): void {
  const tell = useEffectEvent(act);
  useEffect(() => {
    if (!isLost) return;
    const listener = () => tell();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, [isLost]);
}

/** Says what went wrong in plain words, offers to try again, and does so itself once a connection is back. The server's own sentence wins. */
export function ErrorState({ error, onRetry }: ErrorStateProps) {
  const { t } = useLingui();
  const kind = isApiError(error) ? error.kind : 'shape';
  const tryAgain = () => {
    onRetry();
    askFailedAgain();
  };
  useOnline(kind === 'network' || kind === 'timeout', tryAgain);
  if (isApiError(error) && error.status === 404) return <NotHere />;
  const sentence = {
    refused: isApiError(error) && error.message ? error.message : t`That did not work.`,
    unauthenticated: t`Please sign in again to see this.`,
    network: isOffline()
      ? t`This part needs a connection, and there is none. Try again when you are back.`
      : isShut(error)
        ? t`This page may not ask the shop. Nothing is wrong with your connection: please come back later.`
        : t`We can't reach the shop. Check your connection and try again.`,
    timeout: t`The shop takes too long to answer. Please try again.`,
    shape: t`The shop sent an answer we can't use. Please try again.`,
    unavailable:
      isApiError(error) && error.retryAfterSeconds
        ? error.message
        : wordsOfFailure(error) || t`The shop is busy. Please try again in a moment.`,
  }[kind];
  return (
    <div role="alert">
      <EmptyState
        picture="offline"
        title={<Trans>This could not be loaded</Trans>}
        action={
          <Button
            radius="xl"
            onClick={tryAgain}
            leftSection={<IconRefresh size={18} aria-hidden />}
          >
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {sentence}
      </EmptyState>
    </div>
  );
}
