import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import { type ComponentType, lazy, Suspense } from 'react';
import page from '../catalogue/parts/Page.module.css';
import { EmptyState } from '../components/EmptyState';
import { usePageTitle } from '../components/usePageTitle';
import { ProfileSettings } from '../flows/profileEdit/ProfileSettings';
import { openSignIn } from '../flows/signIn/openSignIn';
import type { ProfilePageName } from './profilePages';

const AddressBook = lazy(() =>
  import('../flows/address/AddressBook').then((m) => ({ default: m.AddressBook })),
);

const WalletPage = lazy(() =>
  import('../flows/wallet/WalletPage').then((m) => ({ default: m.WalletPage })),
);

const LoyaltyPage = lazy(() =>
  import('../flows/loyalty/LoyaltyPage').then((m) => ({ default: m.LoyaltyPage })),
);

const ReferralPage = lazy(() =>
  import('../flows/referral/ReferralPage').then((m) => ({ default: m.ReferralPage })),
);

const CouponsPage = lazy(() =>
  import('../flows/coupons/CouponsPage').then((m) => ({ default: m.CouponsPage })),
);

const SettingsPage = lazy(() =>
  import('../flows/settings/SettingsPage').then((m) => ({ default: m.SettingsPage })),
);

const InboxPage = lazy(() =>
  import('../flows/inbox/InboxPage').then((m) => ({ default: m.InboxPage })),
);

const NotificationsPage = lazy(() =>
  import('../flows/notifications/NotificationsPage').then((m) => ({
    default: m.NotificationsPage,
  })),
);

const pages: Record<ProfilePageName, ComponentType<{ stranger: ComponentType }>> = {
  'profile-settings': ProfileSettings,
  address: AddressBook,
  wallet: WalletPage,
  'loyalty-points': LoyaltyPage,
  'referral-code': ReferralPage,
  coupons: CouponsPage,
  settings: SettingsPage,
  inbox: InboxPage,
  notifications: NotificationsPage,
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
  const titles: Record<ProfilePageName, string> = {
    'profile-settings': t`Profile`,
    address: t`Saved Addresses`,
    wallet: t`Wallet`,
    'loyalty-points': t`Loyalty points`,
    'referral-code': t`Invite friends`,
    coupons: t`Coupons`,
    settings: t`Settings`,
    inbox: t`Chat`,
    notifications: t`Notifications`,
  };
  usePageTitle(titles[name]);
  const Page = pages[name];
  return (
    <div className={page.page}>
      <Suspense fallback={<Skeleton height={320} radius="lg" />}>
        <Page stranger={Stranger} />
      </Suspense>
    </div>
  );
}
