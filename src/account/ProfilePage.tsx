import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { type ComponentType, lazy, Suspense } from 'react';
import { usePageTitle } from '../ui/usePageTitle';
import { ProfileSettings } from './profileEdit/ProfileSettings';
import type { ProfilePageName } from './profilePages';
import { strangers } from './strangers';

const AddressBook = lazy(() =>
  import('../place/address/AddressBook').then((m) => ({ default: m.AddressBook })),
);

const WalletPage = lazy(() =>
  import('./wallet/WalletPage').then((m) => ({ default: m.WalletPage })),
);

const LoyaltyPage = lazy(() =>
  import('./loyalty/LoyaltyPage').then((m) => ({ default: m.LoyaltyPage })),
);

const ReferralPage = lazy(() =>
  import('./referral/ReferralPage').then((m) => ({ default: m.ReferralPage })),
);

const CouponsPage = lazy(() =>
  import('./coupons/CouponsPage').then((m) => ({ default: m.CouponsPage })),
);

const SettingsPage = lazy(() =>
  import('./settings/SettingsPage').then((m) => ({ default: m.SettingsPage })),
);

const InboxPage = lazy(() =>
  import('../orders/inbox/InboxPage').then((m) => ({ default: m.InboxPage })),
);

const NotificationsPage = lazy(() =>
  import('./notifications/NotificationsPage').then((m) => ({
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
    <Suspense fallback={<Skeleton height={320} radius="lg" />}>
      <Page stranger={strangers[name]} />
    </Suspense>
  );
}
