import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { toggled, words } from '../../catalogue/listing/listingSearch';
import { FilterGroup } from '../../ui/listing/FilterGroup';
import classes from '../../ui/listing/Listing.module.css';
import { OneOf } from '../../ui/listing/OneOf';
import { PriceRange } from '../../ui/listing/PriceRange';
import { useAhead } from '../../ui/listing/useAhead';
import { vehicleBrandsQuery, vehicleCategoriesQuery } from '../api/rental';
import { fuelNames, transmissionNames } from '../parts/vehicleNames';
import type { VehicleListFilters } from './vehicleSearch';

export interface VehicleFilterPanelProps {
  filters: VehicleListFilters;
  /** Categories are not offered where the list is one category. */
  withCategories: boolean;
  onChange: (change: Partial<VehicleListFilters>) => void;
}

type ListName = 'categories' | 'brands' | 'gears' | 'fuels';
const seatNumbers = [2, 4, 5, 7, 9] as const;

/** Every filter of a vehicle list; each change goes into the address at once. */
export default function VehicleFilterPanel({ withCategories, ...told }: VehicleFilterPanelProps) {
  const { filters, onChange } = useAhead(told.filters, told.onChange);
  const { t } = useLingui();
  const { data: categories = [] } = useQuery(vehicleCategoriesQuery());
  const { data: brands = [] } = useQuery(vehicleBrandsQuery());
  const choice = (list: ListName, value: string, label: string) => (
    <Checkbox
      key={value}
      label={label}
      checked={words(filters[list]).includes(value)}
      onChange={() => onChange({ [list]: toggled(filters[list], value) })}
    />
  );
  return (
    <div className={classes.panel}>
      <FilterGroup title={t`Price`}>
        <PriceRange
          min={filters.min}
          max={filters.max}
          onChange={({ min, max }) => onChange({ min, max })}
        />
      </FilterGroup>
      <FilterGroup title={t`Seats`}>
        <OneOf
          of={seatNumbers.map((seats) => [seats, t`${seats} seats and more`])}
          value={filters.seats}
          onChange={(seats) => onChange({ seats })}
        />
      </FilterGroup>
      <FilterGroup title={t`Air conditioning`}>
        <OneOf
          of={([1, 0] as const).map((ac) => [ac, ac === 1 ? t`AC` : t`Non-AC`])}
          value={filters.ac}
          onChange={(ac) => onChange({ ac })}
        />
      </FilterGroup>
      <FilterGroup title={t`Transmission`}>
        {Object.entries(transmissionNames).map(([word, name]) => choice('gears', word, t(name)))}
      </FilterGroup>
      <FilterGroup title={t`Fuel`}>
        {Object.entries(fuelNames).map(([word, name]) => choice('fuels', word, t(name)))}
      </FilterGroup>
      {withCategories && categories.length > 0 && (
        <FilterGroup title={t`Category`}>
          {categories.map(({ id, name }) => choice('categories', String(id), name))}
        </FilterGroup>
      )}
      {brands.length > 0 && (
        <FilterGroup title={t`Brand`}>
          {brands.map(({ id, name }) => choice('brands', String(id), name))}
        </FilterGroup>
      )}
    </div>
  );
}
