import { useSearch } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense } from 'react';
import type { ModuleType } from '../../../domain/entities/module';
import { usePlace } from '../../app/place';
import { decideListing } from '../listing/decideListing';
import { ListingSkeleton } from '../listing/ListingSkeleton';
import { HomePage } from './HomePage';
import { NoModule } from './NoModule';

const HomeListing = lazy(() => import('./HomeListing'));
const ParcelHome = lazy(() => import('../../parcel/ParcelHome'));
const RentalHome = lazy(() => import('../../rental/home/RentalHome'));

/** The modules that sell no items have a shop window of their own. */
const ownHomes: Partial<Record<ModuleType, ComponentType>> = {
  parcel: ParcelHome,
  rental: RentalHome,
};

/** `/home`: the shop window, or the listing that the address asks for. */
export function HomeRoute() {
  const search = useSearch({ from: '/home' });
  const { module } = usePlace();
  if (!module) return <NoModule />;
  const OwnHome = ownHomes[module.module_type];
  if (OwnHome)
    return (
      <Suspense fallback={<ListingSkeleton />}>
        <OwnHome />
      </Suspense>
    );
  const listing = decideListing(search);
  if (!listing) return <HomePage />;
  return (
    <Suspense fallback={<ListingSkeleton />}>
      <HomeListing listing={listing} search={search} />
    </Suspense>
  );
}
