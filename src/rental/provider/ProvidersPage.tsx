import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { providerListQuery } from '../../api/rental';
import { useScope } from '../../api/scope';
import { placesFor } from '../../catalogue/parts/GridHeading';
import { MoreRows } from '../../catalogue/parts/MoreRows';
import page from '../../catalogue/parts/Page.module.css';
import { EmptyState } from '../../components/EmptyState';
import { ErrorState } from '../../components/ErrorState';
import { StoreCardSkeleton } from '../../components/store/StoreCardSkeleton';
import { usePageTitle } from '../../components/usePageTitle';
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
