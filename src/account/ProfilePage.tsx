import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ComponentType } from 'react';
import page from '../catalogue/parts/Page.module.css';
import { EmptyState } from '../components/EmptyState';
import { usePageTitle } from '../components/usePageTitle';
import { ProfileSettings } from '../flows/profileEdit/ProfileSettings';
import { openSignIn } from '../flows/signIn/openSignIn';
import type { ProfilePageName } from './profilePages';

const pages: Record<ProfilePageName, ComponentType<{ stranger: ComponentType }>> = {
  'profile-settings': ProfileSettings,
};

/** What somebody finds here who is not signed in. */
function Stranger() {
  return (
    <EmptyState
      picture="not-found"
      isPage
      title={<Trans>Sign in to see your profile</Trans>}
      action={
        <Button radius="xl" onClick={() => void openSignIn()}>
          <Trans>Sign In</Trans>
        </Button>
      }
    />
  );
}

/** The customer's own area. */
export function ProfilePage({ page: name }: { page: ProfilePageName }) {
  const { t } = useLingui();
  usePageTitle(t`Profile`);
  const Page = pages[name];
  return (
    <div className={page.page}>
      <Page stranger={Stranger} />
    </div>
  );
}
