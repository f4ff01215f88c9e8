import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import * as v from 'valibot';
import { parcelSteps } from '../../domain/parcel/parcelSteps';
import { sells } from '../../domain/place/module';
import { configQuery } from '../client/shopQueries';
import { parcelCategoriesQuery } from '../parcel/api/parcel';
import { usePlace } from '../place/currentPlace';
import { needPlace } from '../place/needPlace';

const NoModule = lazy(() => import('../catalogue/home/NoModule'));
const ParcelRoute = lazy(() => import('../parcel/ParcelRoute'));

const search = v.object({
  step: v.optional(v.fallback(v.optional(v.picklist(parcelSteps)), undefined)),
  category: v.optional(v.fallback(v.optional(v.pipe(v.number(), v.integer())), undefined)),
  again: v.optional(v.fallback(v.optional(v.pipe(v.number(), v.integer())), undefined)),
});

export const Route = createFileRoute('/parcel')({
  validateSearch: search,
  beforeLoad: needPlace,
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(configQuery());
    void queryClient.prefetchQuery(parcelCategoriesQuery());
  },
  component: function ParcelPage() {
    const { step, category, again } = Route.useSearch();
    const { module } = usePlace();
    return (
      <Suspense fallback={null}>
        {sells(module, 'parcels') ? (
          <ParcelRoute step={step} category={category} again={again} />
        ) : (
          <NoModule />
        )}
      </Suspense>
    );
  },
});
