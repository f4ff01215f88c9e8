import { Trans } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { Category } from '../../../domain/catalogue/catalogue';
import { useScope } from '../../client/scope';
import classes from '../../ui/listing/Listing.module.css';
import { begunBeside, SideFilters } from '../../ui/listing/SideFilters';
import { totalText, useTotal } from '../../ui/listing/totalText';
import { SkipPast } from '../../ui/SkipPast';
import { chipsOf, clearedFilters } from './chips';
import { type ListingSubject, orderOf } from './decideListing';
import { FilterChips } from './FilterChips';
import { ListingBar } from './ListingBar';
import { ListingTabs } from './ListingTabs';
import type { ListingFilters } from './listingSearch';
import { isBlank, listingQueries } from './prefetchListing';
import { ItemResults, StoreResults } from './Results';

const FilterPanel = lazy(begunBeside(() => import('./FilterPanel')));
const FilterDrawer = lazy(() => import('../../ui/listing/FilterDrawer'));
const StoresMap = lazy(() => import('../map/StoresMap'));

export interface ListingProps {
  listing: ListingSubject;
  filters: ListingFilters;
  moduleId?: number | undefined;
  /** Categories to filter by; none where the listing is one category. */
  categories: readonly Category[];
  onChange: (change: Partial<ListingFilters>) => void;
}

export function Listing({ listing, filters, moduleId, categories, onChange }: ListingProps) {
  useScope();
  const [filtersOpen, setFiltersOpen] = useState(false);
  const enabled = !isBlank(listing);
  const queries = listingQueries(listing, filters, moduleId);
  const items = useInfiniteQuery({ ...queries.items, enabled });
  // What a brand makes is sold by many: their list would be that of all stores.
  const hasStores = listing.kind !== 'brand';
  const stores = useInfiniteQuery({ ...queries.stores, enabled: enabled && hasStores });
  const tab = hasStores ? (filters.tab ?? 'items') : 'items';
  const onMap = tab === 'stores' && filters.view === 'map' && enabled;
  const listed = items.data?.pages.flatMap((page) => page.products) ?? [];
  const itemTotal = totalText(items.data?.pages[0]);
  const storeTotal = totalText(stores.data?.pages[0]);
  const counted = (tab === 'items' ? items.data : stores.data)?.pages[0];
  const total = useTotal(tab, counted);
  const panel = { filters, tab, categories, onChange };
  const active = chipsOf(filters, tab).length;
  const isSearch = listing.kind === 'searched';
  const results = { blank: !enabled, hasFilters: active > 0, isSearch, onChange };
  return (
    <div className={classes.listing}>
      <SkipPast to="offer">
        <Trans>Skip past the filters</Trans>
      </SkipPast>
      <SideFilters>
        <FilterPanel {...panel} />
      </SideFilters>
      <div className={classes.main}>
        <div className={classes.top}>
          {hasStores && (
            <ListingTabs
              tab={tab}
              items={itemTotal}
              stores={storeTotal}
              panel="offer"
              onTab={(next) => onChange({ tab: next === 'items' ? undefined : next })}
            />
          )}
          <ListingBar
            filters={filters}
            tab={tab}
            usualSort={orderOf(listing)}
            active={active}
            onChange={onChange}
            onFilters={() => setFiltersOpen(true)}
          />
        </div>
        <FilterChips filters={filters} tab={tab} categories={categories} onChange={onChange} />
        <p className={classes.found} role="status">
          {counted && total}
        </p>
        <div id="offer" tabIndex={-1}>
          {onMap ? (
            <Suspense fallback={<Skeleton height="min(60vh, 640px)" radius="lg" />}>
              <StoresMap {...queries.map} onList={() => onChange({ view: undefined })} />
            </Suspense>
          ) : tab === 'items' ? (
            <ItemResults query={items} items={listed} {...results} />
          ) : (
            <StoreResults query={stores} {...results} />
          )}
        </div>
      </div>
      <Suspense fallback={null}>
        {filtersOpen && (
          <FilterDrawer
            total={total}
            onClear={active > 0 ? () => onChange(clearedFilters) : null}
            onClose={() => setFiltersOpen(false)}
          >
            <FilterPanel {...panel} />
          </FilterDrawer>
        )}
      </Suspense>
    </div>
  );
}
