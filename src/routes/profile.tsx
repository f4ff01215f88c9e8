import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { ProfilePage } from '../account/ProfilePage';
import { fundFlag, profilePages } from '../account/profilePages';
import { configQuery } from '../api/places';

const search = v.object({
  page: v.optional(v.fallback(v.picklist(profilePages), 'profile-settings'), 'profile-settings'),
  flag: fundFlag,
});

/** The customer's own pages, one by one under one address. */
export const Route = createFileRoute('/profile')({
  validateSearch: search,
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(configQuery()),
  component: function Profile() {
    return <ProfilePage page={Route.useSearch().page} />;
  },
});
