import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef } from 'react';
import * as v from 'valibot';
import { parcelSteps } from '../../domain/parcel/parcelSteps';
import { sells } from '../../domain/place/module';
import { configQuery, modulesQuery } from '../client/shopQueries';
import { zoneIdKey } from '../client/storage/storage';
import { parcelCategoriesQuery } from '../parcel/api/parcel';
import { usePlace } from '../place/currentPlace';
import { openModules } from '../place/module/openModules';
import { useModuleOf } from '../place/module/useModuleOf';
import { needPlace } from '../place/needPlace';
import { ErrorState } from '../ui/ErrorState';

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
  component: ParcelPage,
});

/** Turns the shop to the module that sends parcels; whoever turns to another one here is asked which it is to be. */
function ParcelPage() {
  const { step, category, again } = Route.useSearch();
  const { module } = usePlace();
  useModuleOf('parcels');
  const { data, error, refetch } = useQuery(modulesQuery());
  const isHere = sells(module, 'parcels');
  const wasHere = useRef(false);
  useEffect(() => {
    wasHere.current ||= isHere;
  }, [isHere]);
  const isOffered =
    !data || openModules(data, zoneIdKey.get()).some((one) => sells(one, 'parcels'));
  if (!isHere && error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <Suspense fallback={null}>
      {isHere ? (
        <ParcelRoute step={step} category={category} again={again} />
      ) : (
        (wasHere.current || !isOffered) && <NoModule />
      )}
    </Suspense>
  );
}
