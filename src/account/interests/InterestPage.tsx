import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Center, Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Category } from '../../../domain/catalogue/catalogue';
import { categoriesQuery } from '../../catalogue/api/catalogue';
import { useScope } from '../../client/scope';
import { useSession } from '../../identity/session';
import { openSignIn } from '../../identity/signIn/openSignIn';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import page from '../../ui/Page.module.css';
import { usePageTitle } from '../../ui/usePageTitle';
import { profileQuery } from '../api/profile';
import { Interests } from './Interests';

/** What the shopper likes in this module, for what the shop shows first (PAGE-15). */
export function InterestPage() {
  const { t } = useLingui();
  usePageTitle(t`Your favourite categories`);
  useScope();
  const { signedIn } = useSession();
  const profile = useQuery(profileQuery());
  const categories = useQuery(categoriesQuery());
  const failed = [profile, categories].find(({ error, data }) => error && !data);
  const [begun, setBegun] = useState<{ categories: Category[]; chosen: number[] } | null>(null);
  // Chosen from until the page is left: a session that ends meanwhile is opened again by the flow, which goes on then.
  if (!begun && profile.data && categories.data)
    setBegun({ categories: categories.data, chosen: profile.data.interest });
  return (
    <div className={page.page}>
      {!begun && !signedIn && (
        <EmptyState
          picture="sign-in"
          isPage
          title={<Trans>Sign in to choose your favourites</Trans>}
          action={
            <Button radius="xl" onClick={() => void openSignIn()}>
              <Trans>Sign In</Trans>
            </Button>
          }
        />
      )}
      {!begun && signedIn && !failed && (
        <Center mih={320}>
          <Loader />
        </Center>
      )}
      {!begun && signedIn && failed && (
        <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
      )}
      {begun && (
        <Interests categories={categories.data ?? begun.categories} chosen={begun.chosen} />
      )}
    </div>
  );
}
