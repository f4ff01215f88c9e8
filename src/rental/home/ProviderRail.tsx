import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { StoreCardSkeleton } from '../../catalogue/card/StoreCardSkeleton';
import { ErrorState } from '../../ui/ErrorState';
import { placesFor } from '../../ui/GridHeading';
import page from '../../ui/Page.module.css';
import { Rail } from '../../ui/Rail';
import { popularProvidersQuery } from '../api/rental';
import { ProviderCard } from '../parts/ProviderCard';

export function ProviderRail() {
  const { data, error, refetch } = useQuery(popularProvidersQuery());
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data?.providers.length === 0) return null;
  return (
    <Rail
      title={<Trans>Providers</Trans>}
      entries="stores"
      more={
        <Link to="/rental/provider-details" className={page.more}>
          <Trans>View all</Trans>
        </Link>
      }
    >
      {data
        ? data.providers.map((provider) => (
            <li key={provider.id}>
              <ProviderCard provider={provider} />
            </li>
          ))
        : placesFor(3).map((place) => (
            <li key={`waiting ${place}`} aria-hidden>
              <StoreCardSkeleton />
            </li>
          ))}
    </Rail>
  );
}
