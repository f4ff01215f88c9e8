import { createFileRoute } from '@tanstack/react-router';
import { PolicyPage } from '../app/shell/PolicyPage';
import { policyQuery } from '../content/api/policies';

export const Route = createFileRoute('/cancellation-policy')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(policyQuery('cancellation')),
  component: () => <PolicyPage name="cancellation" />,
});
