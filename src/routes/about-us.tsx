import { createFileRoute } from '@tanstack/react-router';
import { policyQuery } from '../api/policies';
import { PolicyPage } from '../components/shell/PolicyPage';

export const Route = createFileRoute('/about-us')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(policyQuery('about')),
  component: () => <PolicyPage name="about" />,
});
