import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import home from '../../catalogue/home/Home.module.css';
import { useScope } from '../../client/scope';
import page from '../../ui/Page.module.css';
import { usePageTitle } from '../../ui/usePageTitle';
import { searchedTrip } from '../actors/searchedTrip';
import { vehicleCategoriesQuery } from '../api/rental';
import { TripSummary } from '../parts/TripSummary';
import { useRentalModule } from '../parts/useRentalModule';
import VehicleNameSearch from '../parts/VehicleNameSearch';
import { openRentalSearch } from '../rentalSearch/openRentalSearch';
import { useMoved } from '../rentalSearch/useMoved';
import { useTripOfAddress } from './useTripOfAddress';
import { VehicleListing } from './VehicleListing';
import classes from './VehicleSearchPage.module.css';
import { filtersOf, listFilters, type VehicleSearch } from './vehicleSearch';

const route = getRouteApi('/rental/vehicle-search');

/** `/rental/vehicle-search` (RENT-02, RENT-12): vehicles that are free for a trip, or all of a category. */
export function VehicleSearchPage() {
  useScope();
  useRentalModule();
  const { t } = useLingui();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const change = (next: Partial<VehicleSearch>) =>
    void navigate({
      search: (before) => ({ ...before, ...next }),
      replace: true,
      resetScroll: false,
      viewTransition: false,
    });
  const trip = useTripOfAddress(search.trip, (other) => change({ trip: other }));
  const { data: categories } = useQuery(vehicleCategoriesQuery());
  const category = categories?.find(({ id }) => id === search.categoryId);
  usePageTitle(category?.name ?? t`Vehicles`);
  useMoved(() => {
    if (search.trip) change({ trip: searchedTrip() ?? undefined });
  });
  const plan = async () => {
    const answer = await openRentalSearch({ vehicle: null, trouble: 'none', plan: trip });
    if (answer.plan) change({ trip: answer.plan });
  };
  const { categoryId, all_category, trip: given, view } = search;
  return (
    <div className={page.page}>
      <h1 className={page.title}>{category?.name ?? <Trans>Vehicles</Trans>}</h1>
      <div className={classes.top}>
        <TripSummary trip={trip} onChange={() => void plan()} />
        <div className={home.entry}>
          <VehicleNameSearch />
        </div>
      </div>
      <VehicleListing
        asked={filtersOf(search, trip)}
        filters={listFilters(search)}
        withCategories={!categoryId}
        onChange={change}
        onClear={() =>
          void navigate({
            search: { categoryId, all_category, trip: given, view },
            replace: true,
            resetScroll: false,
          })
        }
        onTrip={() => void plan()}
        map={{
          isOn: view === 'map',
          trip,
          onSwitch: (isOn) => change({ view: isOn ? 'map' : undefined }),
        }}
      />
    </div>
  );
}
