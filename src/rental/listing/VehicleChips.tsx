import { Trans, useLingui } from '@lingui/react/macro';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { toggled, words } from '../../catalogue/listing/listingSearch';
import { useMoney } from '../../client/useMoney';
import classes from '../../ui/listing/Listing.module.css';
import { vehicleBrandsQuery, vehicleCategoriesQuery } from '../api/rental';
import { fuelNames, transmissionNames } from '../parts/vehicleNames';
import type { VehicleListFilters } from './vehicleSearch';

interface Chip {
  key: string;
  label: string;
  without: Partial<VehicleListFilters>;
}

interface VehicleChipsProps {
  filters: VehicleListFilters;
  onChange: (change: Partial<VehicleListFilters>) => void;
}

export const countFilters = ({ sort: _sort, ...filters }: VehicleListFilters): number =>
  Object.values(filters).filter((value) => value !== undefined && value !== '').length;

const cleared: VehicleListFilters = {
  name: undefined,
  categories: undefined,
  brands: undefined,
  gears: undefined,
  fuels: undefined,
  seats: undefined,
  ac: undefined,
  min: undefined,
  max: undefined,
};

export function VehicleChips({ filters, onChange }: VehicleChipsProps) {
  const { t } = useLingui();
  const money = useMoney();
  const { data: categories = [] } = useQuery(vehicleCategoriesQuery());
  const { data: brands = [] } = useQuery(vehicleBrandsQuery());
  const nameIn = (rows: readonly { id: number; name: string }[], id: string) =>
    rows.find((row) => String(row.id) === id)?.name ?? id;
  const listed = (
    list: 'categories' | 'brands' | 'gears' | 'fuels',
    label: (value: string) => string,
  ): Chip[] =>
    words(filters[list]).map((value) => ({
      key: `${list} ${value}`,
      label: label(value),
      without: { [list]: toggled(filters[list], value) },
    }));
  const { name, seats, ac, min, max } = filters;
  const chips: Chip[] = [
    ...(name ? [{ key: 'name', label: `“${name}”`, without: { name: undefined } }] : []),
    ...listed('categories', (id) => nameIn(categories, id)),
    ...listed('brands', (id) => nameIn(brands, id)),
    ...listed('gears', (word) => (transmissionNames[word] ? t(transmissionNames[word]) : word)),
    ...listed('fuels', (word) => (fuelNames[word] ? t(fuelNames[word]) : word)),
    ...(seats
      ? [{ key: 'seats', label: t`${seats} seats and more`, without: { seats: undefined } }]
      : []),
    ...(ac === undefined
      ? []
      : [{ key: 'ac', label: ac === 1 ? t`AC` : t`Non-AC`, without: { ac: undefined } }]),
    ...(min === undefined
      ? []
      : [{ key: 'min', label: t`From ${money(min)}`, without: { min: undefined } }]),
    ...(max === undefined
      ? []
      : [{ key: 'max', label: t`Up to ${money(max)}`, without: { max: undefined } }]),
  ];
  if (chips.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label={t`Filters in use`}>
      {chips.map(({ key, label, without }) => (
        <li key={key}>
          <button
            type="button"
            className={classes.chip}
            aria-label={t`Remove the filter ${label}`}
            onClick={() => onChange(without)}
          >
            {label}
            <IconX size={14} aria-hidden />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={classes.clear} onClick={() => onChange(cleared)}>
          <Trans>Clear all</Trans>
        </button>
      </li>
    </ul>
  );
}
