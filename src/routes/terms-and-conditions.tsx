import { createFileRoute } from '@tanstack/react-router';
import { policyQuery } from '../api/policies';
import { PolicyPage } from '../components/shell/PolicyPage';

export const Route = createFileRoute('/terms-and-conditions')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(policyQuery('terms')),
  component: () => <PolicyPage name="terms" />,
});
