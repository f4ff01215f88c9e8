import { createFileRoute } from '@tanstack/react-router';
import { ProfilePage } from '../account/ProfilePage';
import { AccountFrame } from '../app/shell/AccountFrame';
import { configQuery } from '../client/shopQueries';

/** What the shopper can set (PAGE-04). */
export const Route = createFileRoute('/settings')({
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(configQuery()),
  component: () => (
    <AccountFrame page="settings">
      <ProfilePage page="settings" />
    </AccountFrame>
  ),
});
