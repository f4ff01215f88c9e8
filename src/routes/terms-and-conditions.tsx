import { createFileRoute } from '@tanstack/react-router';
import { PolicyPage } from '../app/shell/PolicyPage';
import { policyQuery } from '../content/api/policies';

export const Route = createFileRoute('/terms-and-conditions')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(policyQuery('terms')),
  component: () => <PolicyPage name="terms" />,
});
