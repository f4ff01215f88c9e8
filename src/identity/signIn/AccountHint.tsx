import { Trans } from '@lingui/react/macro';
import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import page from '../../ui/Page.module.css';
import { useSession } from '../session';
import { openSignIn } from './openSignIn';

/** For who is not signed in and misses what an account of theirs has: a question, and the way in. */
export function AccountHint({ children }: { children: ReactNode }) {
  const { signedIn } = useSession();
  if (signedIn) return null;
  return (
    <p className={page.soft}>
      {children}{' '}
      <Anchor component="button" type="button" inherit onClick={() => void openSignIn()}>
        <Trans>Sign In</Trans>
      </Anchor>
    </p>
  );
}
