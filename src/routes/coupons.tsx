import { createFileRoute } from '@tanstack/react-router';
import { ProfilePage } from '../account/ProfilePage';
import { configQuery } from '../client/shopQueries';

/** Coupons of the place (PAGE-02). */
export const Route = createFileRoute('/coupons')({
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(configQuery()),
  component: () => <ProfilePage page="coupons" />,
});
