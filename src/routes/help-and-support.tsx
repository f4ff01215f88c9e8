import { createFileRoute } from '@tanstack/react-router';
import { configQuery } from '../client/shopQueries';
import { HelpPage } from '../content/help/HelpPage';

/** Ways to reach the shop, and what is asked most (PAGE-05). */
export const Route = createFileRoute('/help-and-support')({
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(configQuery()),
  component: HelpPage,
});
