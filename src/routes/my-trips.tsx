import { createFileRoute } from '@tanstack/react-router';
import type { PropsWithChildren } from 'react';
import * as v from 'valibot';
import { num, text } from '../../domain/wire/fields';
import { AccountFrame } from '../app/shell/AccountFrame';
import { configQuery } from '../client/shopQueries';
import { TripsRoute } from '../rental/trips/TripsRoute';

const optional = <const T extends v.GenericSchema>(schema: T) =>
  v.optional(v.fallback(v.optional(schema), undefined));

const search = v.object({
  trip_id: optional(v.pipe(num, v.integer(), v.minValue(1))),
  contact_number: optional(v.pipe(text, v.maxLength(30))),
  share: optional(v.pipe(text, v.maxLength(64))),
  flag: optional(v.picklist(['success', 'pending', 'fail', 'cancel'])),
  booked: optional(v.literal(1)),
});

const TripsFrame = ({ children }: PropsWithChildren) => (
  <AccountFrame page="my-trips">{children}</AccountFrame>
);

/** Trips and their details (ORD-03); payment pages lead back here. */
export const Route = createFileRoute('/my-trips')({
  validateSearch: search,
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(configQuery()),
  component: function TripsPage() {
    return <TripsRoute search={Route.useSearch()} frame={TripsFrame} />;
  },
});
