import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { text } from '../../domain/wire/fields';
import { ProfilePage } from '../account/ProfilePage';
import { AccountFrame } from '../app/shell/AccountFrame';
import { configQuery } from '../client/shopQueries';

const search = v.object({
  code: v.optional(v.fallback(v.optional(v.pipe(text, v.maxLength(40))), undefined)),
});

/** Inviting friends; friends who were invited arrive here too (PAGE-03). */
export const Route = createFileRoute('/referral-code')({
  validateSearch: search,
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(configQuery()),
  component: () => (
    <AccountFrame page="referral-code">
      <ProfilePage page="referral-code" />
    </AccountFrame>
  ),
});
