import { createFileRoute, redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import { SocialProviderPage } from '../identity/socialLogin/SocialProviderPage';

const media = v.picklist(['google', 'facebook', 'apple']);

/** Where the provider's own page leads back to; `go` leads there first. */
export const Route = createFileRoute('/auth/$medium')({
  validateSearch: v.object({ go: v.optional(v.fallback(v.optional(v.literal(1)), undefined)) }),
  beforeLoad: ({ params }) => {
    if (!v.is(media, params.medium)) throw redirect({ to: '/' });
  },
  component: function Provider() {
    return (
      <SocialProviderPage
        medium={v.parse(media, Route.useParams().medium)}
        isLeaving={Boolean(Route.useSearch().go)}
      />
    );
  },
});
