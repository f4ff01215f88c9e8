import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isOffline } from '../../client/connection';
import { isMissedCode, reloadForNewBuild } from '../../client/lateCode';
import { usePageTitle } from '../../ui/usePageTitle';
import classes from './ErrorPages.module.css';

export function CrashPage({ error, reset }: ErrorComponentProps) {
  const { t } = useLingui();
  const router = useRouter();
  usePageTitle(t`Something broke on this page`);
  useEffect(() => void reloadForNewBuild(error), [error]);
  const again = () => {
    // The router asks no more for code that it has missed once.
    if (isMissedCode(error)) return window.location.reload();
    reset();
    void router.invalidate();
  };
  return (
    <div className={classes.page} role="alert">
      <img src="/pictures/empty-offline.svg" alt="" width={320} height={213} />
      <h1>
        {isOffline() ? (
          <Trans>There is no connection</Trans>
        ) : (
          <Trans>Something broke on this page</Trans>
        )}
      </h1>
      <p>
        {isOffline() ? (
          <Trans>
            This part needs a connection, and there is none. Try again when you are back.
          </Trans>
        ) : (
          <Trans>Your cart and what you typed are kept. Try again, or go back to the shop.</Trans>
        )}
      </p>
      <div className={classes.actions}>
        <Button onClick={again} size="md" radius="xl">
          <Trans>Try again</Trans>
        </Button>
        <Button component="a" href="/home" variant="default" size="md" radius="xl">
          <Trans>Back to the shop</Trans>
        </Button>
      </div>
    </div>
  );
}
