import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { partnerKinds } from '../../domain/catalogue/partners';
import { id } from '../../domain/wire/fields';
import { ProfilePage } from '../account/ProfilePage';
import { fundFlag, profilePages } from '../account/profilePages';
import { AccountFrame } from '../app/shell/AccountFrame';
import { configQuery } from '../client/shopQueries';

/** The inbox: a conversation, or with whom one is to be opened. */
const optionalId = v.optional(v.fallback(v.optional(id), undefined));

const search = v.object({
  page: v.optional(v.fallback(v.picklist(profilePages), 'profile-settings'), 'profile-settings'),
  flag: fundFlag,
  talk: optionalId,
  with: v.optional(v.fallback(v.optional(v.picklist(partnerKinds)), undefined)),
  partner: optionalId,
  order: optionalId,
});

export const Route = createFileRoute('/profile')({
  validateSearch: search,
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(configQuery()),
  component: function Profile() {
    const { page } = Route.useSearch();
    return (
      <AccountFrame page={page}>
        <ProfilePage page={page} />
      </AccountFrame>
    );
  },
});
