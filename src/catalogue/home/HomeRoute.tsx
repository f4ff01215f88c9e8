import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { usePlace } from '../../app/place';
import { decideListing } from '../listing/decideListing';
import { ListingSkeleton } from '../listing/ListingSkeleton';
import { HomePage } from './HomePage';
import { NoModule } from './NoModule';

const HomeListing = lazy(() => import('./HomeListing'));
const RentalHome = lazy(() => import('../../rental/home/RentalHome'));

/** `/home`: the shop window, or the listing that the address asks for. */
export function HomeRoute() {
  const search = useSearch({ from: '/home' });
  const { module } = usePlace();
  if (!module) return <NoModule />;
  if (module.module_type === 'rental')
    return (
      <Suspense fallback={<ListingSkeleton />}>
        <RentalHome />
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
