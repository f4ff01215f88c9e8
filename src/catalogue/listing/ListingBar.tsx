import { Trans, useLingui } from '@lingui/react/macro';
import { Button, NativeSelect } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { itemSorts, storeSorts } from '../../../domain/catalogue/sorts';
import { MapSwitch } from '../../map/spots/MapSwitch';
import classes from '../../ui/listing/Listing.module.css';
import { itemSortNames, storeSortNames } from './filterNames';
import type { ListingFilters } from './listingSearch';

interface ListingBarProps {
  filters: ListingFilters;
  tab: 'items' | 'stores';
  usualSort: (typeof itemSorts)[number];
  active: number;
  onChange: (change: Partial<ListingFilters>) => void;
  onFilters: () => void;
}

const find = <T extends string>(options: readonly T[], value: string, usual: T): T | undefined => {
  const found = options.find((option) => option === value);
  return found === usual ? undefined : found;
};

export function ListingBar(props: ListingBarProps) {
  const { filters, tab, usualSort, active, onChange, onFilters } = props;
  const { t, i18n } = useLingui();
  return (
    <div className={classes.bar}>
      <Button
        className={classes.open}
        variant="default"
        radius="xl"
        leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
        onClick={onFilters}
      >
        {active > 0 ? <Trans>Filters ({active})</Trans> : <Trans>Filters</Trans>}
      </Button>
      {tab === 'stores' && (
        <MapSwitch
          isOn={filters.view === 'map'}
          onChange={(isOn) => onChange({ view: isOn ? 'map' : undefined })}
        />
      )}
      {tab === 'items' ? (
        <NativeSelect
          aria-label={t`Sort by`}
          radius="xl"
          value={filters.sort ?? usualSort}
          onChange={(event) =>
            onChange({ sort: find(itemSorts, event.currentTarget.value, usualSort) })
          }
          data={itemSorts.map((value) => ({ value, label: i18n._(itemSortNames[value]) }))}
        />
      ) : (
        <NativeSelect
          aria-label={t`Sort by`}
          radius="xl"
          value={filters.store_sort ?? 'default'}
          onChange={(event) =>
            onChange({ store_sort: find(storeSorts, event.currentTarget.value, 'default') })
          }
          data={storeSorts.map((value) => ({ value, label: i18n._(storeSortNames[value]) }))}
        />
      )}
    </div>
  );
}
