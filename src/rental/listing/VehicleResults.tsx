import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Vehicle } from '../../../domain/rental/vehicle';
import { isApiError } from '../../client/apiError';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { MoreRows } from '../../ui/MoreRows';
import { VehicleGrid } from '../parts/VehicleGrid';

interface VehicleResultsProps {
  query: Pick<
    ReturnType<typeof useInfiniteQuery>,
    | 'isPending'
    | 'error'
    | 'hasNextPage'
    | 'isFetchingNextPage'
    | 'isFetchNextPageError'
    | 'refetch'
    | 'fetchNextPage'
  >;
  vehicles: readonly Vehicle[];
  hasFilters: boolean;
  onClear: () => void;
  /** Lets the shopper change the trip; missing where the list is not a search. */
  onTrip?: (() => void) | undefined;
  /** The map of what was found, where it stands in place of the list. */
  map?: ReactNode;
}

export function VehicleResults({
  query,
  vehicles,
  hasFilters,
  onClear,
  onTrip,
  map,
}: VehicleResultsProps) {
  const { t } = useLingui();
  const { error, isPending } = query;
  if (vehicles.length === 0 && isApiError(error) && error.kind === 'refused' && onTrip) {
    return (
      <div role="alert">
        <EmptyState
          picture="outside-area"
          title={error.errors[0]?.message || <Trans>This trip can't be made.</Trans>}
          action={
            <Button radius="xl" onClick={onTrip}>
              <Trans>Change the trip</Trans>
            </Button>
          }
        />
      </div>
    );
  }
  if (error && vehicles.length === 0)
    return <ErrorState error={error} onRetry={() => void query.refetch()} />;
  if (!isPending && vehicles.length === 0) {
    return (
      <EmptyState
        picture="nothing-found"
        title={<Trans>Sorry no data found related to your search</Trans>}
        action={
          hasFilters ? (
            <Button radius="xl" onClick={onClear}>
              <Trans>Clear all</Trans>
            </Button>
          ) : (
            onTrip && (
              <Button radius="xl" onClick={onTrip}>
                <Trans>Change the trip</Trans>
              </Button>
            )
          )
        }
      />
    );
  }
  if (map) return map;
  const waiting = isPending ? 8 : query.isFetchingNextPage ? 4 : 0;
  return (
    <>
      <VehicleGrid vehicles={vehicles} waiting={waiting} label={t`Vehicles`} />
      <MoreRows
        hasMore={query.hasNextPage}
        loading={query.isFetchingNextPage}
        failed={query.isFetchNextPageError}
        onMore={() => void query.fetchNextPage()}
      />
    </>
  );
}
