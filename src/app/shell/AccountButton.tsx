import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useSession } from '../../identity/session';
import { openSignIn } from '../../identity/signIn/openSignIn';

const ProfileMenu = lazy(() => import('./ProfileMenu'));

/** First name and avatar when signed in, else Sign In (HEAD-12). */
export function AccountButton() {
  const { signedIn } = useSession();
  if (signedIn) {
    return (
      <Suspense fallback={<span style={{ inlineSize: 44, blockSize: 44 }} />}>
        <ProfileMenu />
      </Suspense>
    );
  }
  return (
    <Button radius="xl" onClick={() => void openSignIn()}>
      <Trans>Sign In</Trans>
    </Button>
  );
}
