import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type ModuleType, sells } from '../../../domain/place/module';
import type { PageName } from '../../content/openPages';

const labels: Record<PageName, () => ReactNode> = {
  'profile-settings': () => <Trans>Profile settings</Trans>,
  'my-orders': () => <Trans>My orders</Trans>,
  'my-trips': () => <Trans>My trips</Trans>,
  address: () => <Trans>My addresses</Trans>,
  wallet: () => <Trans>Wallet</Trans>,
  'loyalty-points': () => <Trans>Loyalty points</Trans>,
  'referral-code': () => <Trans>Referral code</Trans>,
  coupons: () => <Trans>Coupons</Trans>,
  settings: () => <Trans>Settings</Trans>,
  inbox: () => <Trans>Chat</Trans>,
  notifications: () => <Trans>Notifications</Trans>,
  'track-order': () => <Trans>Track Order</Trans>,
  campaigns: () => <Trans>Campaigns</Trans>,
  'help-and-support': () => <Trans>Help & Support</Trans>,
  'store-registration': () => <Trans>Become a Vendor owner</Trans>,
  'deliveryman-registration': () => <Trans>Become a delivery man</Trans>,
  'about-us': () => <Trans>About Us</Trans>,
};

/** What the link to a page says; in the rental module it is a trip that is tracked (HEAD-06, MOD-03). */
export function PageLabel({
  page,
  moduleType = null,
}: {
  page: PageName;
  moduleType?: ModuleType | null;
}) {
  if (page === 'track-order' && sells({ module_type: moduleType }, 'trips'))
    return <Trans>Track Trip</Trans>;
  return labels[page]();
}
