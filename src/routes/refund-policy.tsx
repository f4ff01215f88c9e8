import { createFileRoute } from '@tanstack/react-router';
import { PolicyPage } from '../app/shell/PolicyPage';
import { policyQuery } from '../content/api/policies';

export const Route = createFileRoute('/refund-policy')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(policyQuery('refund')),
  component: () => <PolicyPage name="refund" />,
});
