import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense } from 'react';
import { type ModuleKind, moduleKinds } from '../../../domain/place/module';
import { configQuery } from '../../client/shopQueries';
import { usePlace } from '../../place/currentPlace';
import { decideListing } from '../listing/decideListing';
import { ListingSkeleton } from '../listing/ListingSkeleton';
import { useModuleOfAddress } from '../parts/useModuleOfAddress';
import { HomePage } from './HomePage';

const NoModule = lazy(() => import('./NoModule'));
const Trouble = lazy(async () => ({ default: (await import('../../ui/ErrorState')).ErrorState }));
const HomeListing = lazy(() => import('./HomeListing'));
const ParcelHome = lazy(() => import('../../parcel/ParcelHome'));
const RentalHome = lazy(() => import('../../rental/home/RentalHome'));

/** The modules that sell no items have a shop window of their own. */
const ownHomes: Partial<Record<ModuleKind['sells'], ComponentType>> = {
  parcels: ParcelHome,
  trips: RentalHome,
};

/** `/home`: the shop window, or the listing that the address asks for. */
export function HomeRoute() {
  const search = useSearch({ from: '/home' });
  const { module } = usePlace();
  useModuleOfAddress(search.module_id);
  const { data: config, error, failureCount, refetch } = useQuery(configQuery());
  // Without settings nothing has a price: it is said once, not by each shelf.
  if (error && !config)
    return (
      <Suspense fallback={null}>
        <Trouble error={error} onRetry={() => void refetch()} />
      </Suspense>
    );
  if (failureCount > 0 && !config) return <ListingSkeleton />;
  if (!module)
    return (
      <Suspense fallback={null}>
        <NoModule />
      </Suspense>
    );
  const listing = decideListing(search);
  const OwnHome = ownHomes[moduleKinds[module.module_type].sells];
  const isElsewhere = listing && search.module_id && search.module_id !== module.id;
  if (OwnHome && !isElsewhere)
    return (
      <Suspense fallback={<ListingSkeleton />}>
        <OwnHome />
      </Suspense>
    );
  if (!listing) return <HomePage />;
  return (
    <Suspense fallback={<ListingSkeleton />}>
      <HomeListing listing={listing} search={search} />
    </Suspense>
  );
}
