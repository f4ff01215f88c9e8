import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { ProfilePage } from '../account/ProfilePage';
import { fundFlag } from '../account/profilePages';
import { AccountFrame } from '../app/shell/AccountFrame';
import { configQuery } from '../client/shopQueries';

/** The wallet under its own address; the same page as in the profile (WAL-01). */
export const Route = createFileRoute('/wallet')({
  validateSearch: v.object({ flag: fundFlag }),
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(configQuery()),
  component: () => (
    <AccountFrame page="wallet">
      <ProfilePage page="wallet" />
    </AccountFrame>
  ),
});
