import { Trans, useLingui } from '@lingui/react/macro';
import { Button, NativeSelect, Skeleton } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { vehicleSorts } from '../../../domain/catalogue/sorts';
import type { TripPlan } from '../../../domain/rental/tripPlan';
import { MapSwitch } from '../../map/spots/MapSwitch';
import classes from '../../ui/listing/Listing.module.css';
import { begunBeside, SideFilters } from '../../ui/listing/SideFilters';
import { useTotal } from '../../ui/listing/totalText';
import { SkipPast } from '../../ui/SkipPast';
import { type VehicleFilters, vehicleListQuery } from '../api/rental';
import { countFilters, VehicleChips } from './VehicleChips';
import { VehicleResults } from './VehicleResults';
import type { VehicleListFilters } from './vehicleSearch';

const VehicleFilterPanel = lazy(begunBeside(() => import('./VehicleFilterPanel')));
const FilterDrawer = lazy(() => import('../../ui/listing/FilterDrawer'));
const VehiclesMap = lazy(() => import('../map/VehiclesMap'));

interface VehicleListingProps {
  /** What the server is asked for. */
  asked: VehicleFilters;
  providerId?: number;
  filters: VehicleListFilters;
  withCategories: boolean;
  onChange: (change: Partial<VehicleListFilters>) => void;
  onClear: () => void;
  onTrip?: (() => void) | undefined;
  /** A map in place of the list, as the address says; missing where all stand at one place. */
  map?: { isOn: boolean; trip: TripPlan | null; onSwitch: (isOn: boolean) => void };
}

export function VehicleListing(props: VehicleListingProps) {
  const { asked, providerId, filters, withCategories, onChange, onClear, onTrip, map } = props;
  const { t } = useLingui();
  const [filtersOpen, setFiltersOpen] = useState(false);
  const query = useInfiniteQuery(vehicleListQuery(asked, providerId ?? null));
  const vehicles = query.data?.pages.flatMap((page) => page.vehicles) ?? [];
  const total = useTotal('vehicles', query.data?.pages[0]);
  const active = countFilters(filters);
  const panel = { filters, withCategories, onChange };
  const sortNames = {
    popular: t`Most rented`,
    newest: t`Newest`,
    price_low: t`Price: low to high`,
    price_high: t`Price: high to low`,
    rating: t`Best rated`,
  };
  return (
    <div className={classes.listing}>
      <SkipPast to="offer">
        <Trans>Skip past the filters</Trans>
      </SkipPast>
      <SideFilters>
        <VehicleFilterPanel {...panel} />
      </SideFilters>
      <div className={classes.main}>
        <div className={classes.top}>
          <p className={classes.found} role="status">
            {query.data && total}
          </p>
          <div className={classes.bar}>
            <Button
              className={classes.open}
              variant="default"
              radius="xl"
              leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
              onClick={() => setFiltersOpen(true)}
            >
              {active > 0 ? <Trans>Filters ({active})</Trans> : <Trans>Filters</Trans>}
            </Button>
            {map && <MapSwitch isOn={map.isOn} onChange={map.onSwitch} />}
            <NativeSelect
              aria-label={t`Sort by`}
              radius="xl"
              value={filters.sort ?? 'popular'}
              onChange={({ currentTarget: { value } }) => {
                const sort = vehicleSorts.find((known) => known === value);
                onChange({ sort: sort === 'popular' ? undefined : sort });
              }}
              data={vehicleSorts.map((value) => ({ value, label: sortNames[value] }))}
            />
          </div>
        </div>
        <VehicleChips filters={filters} onChange={onChange} />
        <div id="offer" tabIndex={-1}>
          <VehicleResults
            query={query}
            vehicles={vehicles}
            hasFilters={active > 0}
            onClear={onClear}
            onTrip={onTrip}
            map={
              map?.isOn && (
                <Suspense fallback={<Skeleton height="min(60vh, 640px)" radius="lg" />}>
                  <VehiclesMap
                    asked={asked}
                    filters={filters}
                    trip={map.trip}
                    onList={() => map.onSwitch(false)}
                  />
                </Suspense>
              )
            }
          />
        </div>
      </div>
      <Suspense fallback={null}>
        {filtersOpen && (
          <FilterDrawer
            total={total}
            onClear={active > 0 ? onClear : null}
            onClose={() => setFiltersOpen(false)}
          >
            <VehicleFilterPanel {...panel} />
          </FilterDrawer>
        )}
      </Suspense>
    </div>
  );
}
