import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import * as v from 'valibot';
import { sells } from '../../domain/place/module';
import { num, text } from '../../domain/wire/fields';
import { configQuery } from '../client/shopQueries';
import { TrackRoute } from '../orders/tracking/TrackRoute';
import { usePlace } from '../place/currentPlace';

const TripTrackRoute = lazy(() => import('../rental/trips/TripTrackRoute'));

const optional = <const T extends v.GenericSchema>(schema: T) =>
  v.optional(v.fallback(v.optional(schema), undefined));

const search = v.object({
  order_id: optional(v.pipe(num, v.integer(), v.minValue(1))),
  contact_number: optional(v.pipe(text, v.maxLength(30))),
  share: optional(v.pipe(text, v.maxLength(64))),
  flag: optional(v.picklist(['success', 'pending', 'fail', 'cancel'])),
  placed: optional(v.literal(1)),
});

/** Following an order, for guests and customers (ORD-02); payment pages lead back here. */
export const Route = createFileRoute('/track-order')({
  validateSearch: search,
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(configQuery()),
  component: function TrackOrderPage() {
    const search = Route.useSearch();
    const { module } = usePlace();
    if (sells(module, 'trips') && !search.order_id)
      return (
        <Suspense fallback={null}>
          <TripTrackRoute />
        </Suspense>
      );
    return <TrackRoute search={search} />;
  },
});
