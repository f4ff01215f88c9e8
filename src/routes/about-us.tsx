import { createFileRoute } from '@tanstack/react-router';
import { PolicyPage } from '../app/shell/PolicyPage';
import { policyQuery } from '../content/api/policies';

export const Route = createFileRoute('/about-us')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(policyQuery('about')),
  component: () => <PolicyPage name="about" />,
});
