import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { StoreCardSkeleton } from '../../catalogue/card/StoreCardSkeleton';
import { useScope } from '../../client/scope';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { placesFor } from '../../ui/GridHeading';
import { MoreRows } from '../../ui/MoreRows';
import page from '../../ui/Page.module.css';
import { usePageTitle } from '../../ui/usePageTitle';
import { providerListQuery } from '../api/rental';
import { ProviderCard } from '../parts/ProviderCard';
import { useRentalModule } from '../parts/useRentalModule';

/** `/rental/provider-details`: the providers that pick up here (VEH-02). */
export function ProvidersPage() {
  useScope();
  useRentalModule();
  const { t } = useLingui();
  usePageTitle(t`Providers`);
  const { data, error, refetch, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } =
    useInfiniteQuery(providerListQuery());
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const providers = data?.pages.flatMap((one) => one.providers);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <div className={page.page}>
      <h1 className={page.title}>
        <Trans>Providers</Trans>
      </h1>
      {providers?.length === 0 && (
        <EmptyState picture="nothing-found" title={<Trans>No provider picks up here yet</Trans>} />
      )}
      <ul className={page.stores} aria-busy={!data}>
        {providers
          ? providers.map((provider) => (
              <li key={provider.id}>
                <ProviderCard provider={provider} />
              </li>
            ))
          : placesFor(6).map((place) => (
              <li key={`waiting ${place}`} aria-hidden>
                <StoreCardSkeleton />
              </li>
            ))}
      </ul>
      <MoreRows
        hasMore={hasNextPage}
        loading={isFetching}
        failed={isFetchNextPageError}
        onMore={more}
      />
    </div>
  );
}
