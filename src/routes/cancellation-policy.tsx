import { createFileRoute } from '@tanstack/react-router';
import { policyQuery } from '../api/policies';
import { PolicyPage } from '../components/shell/PolicyPage';

export const Route = createFileRoute('/cancellation-policy')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(policyQuery('cancellation')),
  component: () => <PolicyPage name="cancellation" />,
});
