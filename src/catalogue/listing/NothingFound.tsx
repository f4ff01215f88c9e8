import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '../../components/EmptyState';
import { clearedFilters } from './chips';
import classes from './Listing.module.css';
import type { ListingFilters } from './listingSearch';

/** An empty search (CAT-13), with what may help. */
export const NothingFound = (props: { onChange: (change: Partial<ListingFilters>) => void }) => (
  <EmptyState
    picture="nothing-found"
    title={<Trans>Sorry no data found related to your search</Trans>}
    action={
      <div className={classes.ways}>
        <Button radius="xl" variant="light" onClick={() => props.onChange(clearedFilters)}>
          <Trans>Clear all filters</Trans>
        </Button>
        <Button radius="xl" component={Link} to="/categories">
          <Trans>See all categories</Trans>
        </Button>
      </div>
    }
  >
    <Trans>Check the spelling, try fewer or more general words, or take filters off.</Trans>
  </EmptyState>
);
