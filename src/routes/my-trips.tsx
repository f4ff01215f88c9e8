import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router';
import type { PropsWithChildren } from 'react';
import { AccountFrame } from '../app/shell/AccountFrame';
import { configQuery } from '../client/shopQueries';
import { TripsRoute } from '../rental/trips/TripsRoute';
import type { TripsSearch } from '../rental/trips/tripsSearch';

const TripsFrame = ({ children }: PropsWithChildren) => (
  <AccountFrame page="my-trips">{children}</AccountFrame>
);

/** Trips and their details (ORD-03); payment pages lead back here. */
export const Route = createFileRoute('/my-trips')({
  validateSearch: (search: TripsSearch & SearchSchemaInput): TripsSearch => search,
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(configQuery()),
  component: function TripsPage() {
    return <TripsRoute address={Route.useSearch()} frame={TripsFrame} />;
  },
});
