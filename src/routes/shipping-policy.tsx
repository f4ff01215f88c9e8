import { createFileRoute } from '@tanstack/react-router';
import { policyQuery } from '../api/policies';
import { PolicyPage } from '../components/shell/PolicyPage';

export const Route = createFileRoute('/shipping-policy')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(policyQuery('shipping')),
  component: () => <PolicyPage name="shipping" />,
});
