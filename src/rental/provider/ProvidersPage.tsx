import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { popularProvidersQuery } from '../../api/rental';
import { useScope } from '../../api/scope';
import { placesFor } from '../../catalogue/parts/GridHeading';
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
  const { data, error, refetch } = useQuery(popularProvidersQuery());
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <div className={page.page}>
      <h1 className={page.title}>
        <Trans>Providers</Trans>
      </h1>
      {data?.providers.length === 0 && (
        <EmptyState picture="nothing-found" title={<Trans>No provider picks up here yet</Trans>} />
      )}
      <ul className={page.stores} aria-busy={!data}>
        {data
          ? data.providers.map((provider) => (
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
    </div>
  );
}
