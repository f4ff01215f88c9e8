import { createFileRoute } from '@tanstack/react-router';
import { ProfilePage } from '../account/ProfilePage';
import { AccountFrame } from '../app/shell/AccountFrame';
import { configQuery } from '../client/shopQueries';

/** The customer's points (WAL-13). */
export const Route = createFileRoute('/loyalty-points')({
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(configQuery()),
  component: () => (
    <AccountFrame page="loyalty-points">
      <ProfilePage page="loyalty-points" />
    </AccountFrame>
  ),
});
