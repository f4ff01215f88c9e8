import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '../../ui/EmptyState';
import classes from '../../ui/listing/Listing.module.css';
import { clearedFilters } from './chips';
import type { ListingFilters } from './listingSearch';

interface NothingFoundProps {
  hasFilters: boolean;
  /** Something was looked for by its name. */
  isSearch: boolean;
  onChange: (change: Partial<ListingFilters>) => void;
}

/** An empty search (CAT-13), with what may help. */
export const NothingFound = ({ hasFilters, isSearch, onChange }: NothingFoundProps) => (
  <EmptyState
    picture="nothing-found"
    title={
      isSearch || hasFilters ? (
        <Trans>Sorry no data found related to your search</Trans>
      ) : (
        <Trans>There is nothing here right now</Trans>
      )
    }
    action={
      <div className={classes.ways}>
        {hasFilters && (
          <Button radius="xl" variant="light" onClick={() => onChange(clearedFilters)}>
            <Trans>Clear all filters</Trans>
          </Button>
        )}
        <Button radius="xl" component={Link} to="/categories">
          <Trans>See all categories</Trans>
        </Button>
      </div>
    }
  >
    {!isSearch ? (
      hasFilters ? (
        <Trans>Take filters off to see more.</Trans>
      ) : (
        <Trans>Look through the categories for something like it.</Trans>
      )
    ) : hasFilters ? (
      <Trans>Check the spelling, try fewer or more general words, or take filters off.</Trans>
    ) : (
      <Trans>Check the spelling, or try fewer or more general words.</Trans>
    )}
  </EmptyState>
);
