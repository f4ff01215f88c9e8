import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { text } from '../../domain/wire/fields';
import { ProfilePage } from '../account/ProfilePage';
import { configQuery } from '../client/shopQueries';

const search = v.object({
  code: v.optional(v.fallback(v.optional(v.pipe(text, v.maxLength(40))), undefined)),
});

/** Inviting friends; friends who were invited arrive here too (PAGE-03). */
export const Route = createFileRoute('/referral-code')({
  validateSearch: search,
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(configQuery()),
  component: () => <ProfilePage page="referral-code" />,
});
