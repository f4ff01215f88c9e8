import { createFileRoute } from '@tanstack/react-router';
import { ProfilePage } from '../account/ProfilePage';
import { configQuery } from '../client/shopQueries';

/** What the shopper can set (PAGE-04). */
export const Route = createFileRoute('/settings')({
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(configQuery()),
  component: () => <ProfilePage page="settings" />,
});
