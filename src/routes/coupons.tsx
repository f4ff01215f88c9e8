import { createFileRoute } from '@tanstack/react-router';
import { ProfilePage } from '../account/ProfilePage';
import { AccountFrame } from '../app/shell/AccountFrame';
import { configQuery } from '../client/shopQueries';

/** Coupons of the place (PAGE-02). */
export const Route = createFileRoute('/coupons')({
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(configQuery()),
  component: () => (
    <AccountFrame page="coupons">
      <ProfilePage page="coupons" />
    </AccountFrame>
  ),
});
