import { createFileRoute } from '@tanstack/react-router';
import { policyQuery } from '../api/policies';
import { PolicyPage } from '../components/shell/PolicyPage';

export const Route = createFileRoute('/refund-policy')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(policyQuery('refund')),
  component: () => <PolicyPage name="refund" />,
});
