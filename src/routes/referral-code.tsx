import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router';
import { ProfilePage } from '../account/ProfilePage';
import type { ReferralSearch } from '../account/referral/referralSearch';
import { AccountFrame } from '../app/shell/AccountFrame';
import { configQuery } from '../client/shopQueries';

/** Inviting friends; friends who were invited arrive here too (PAGE-03). */
export const Route = createFileRoute('/referral-code')({
  validateSearch: (search: ReferralSearch & SearchSchemaInput): ReferralSearch => search,
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(configQuery()),
  component: () => (
    <AccountFrame page="referral-code">
      <ProfilePage page="referral-code" />
    </AccountFrame>
  ),
});
