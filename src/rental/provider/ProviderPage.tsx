import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { isApiError } from '../../client/apiError';
import { useScope } from '../../client/scope';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import page from '../../ui/Page.module.css';
import { usePageTitle } from '../../ui/usePageTitle';
import { providerQuery, vehicleReviewsQuery } from '../api/rental';
import { VehicleListing } from '../listing/VehicleListing';
import listing from '../listing/VehicleSearchPage.module.css';
import { filtersOf, type VehicleListFilters } from '../listing/vehicleSearch';
import { TripSummary } from '../parts/TripSummary';
import { useRentalModule } from '../parts/useRentalModule';
import { useTrip } from '../parts/useTrip';
import { VehicleReviews } from '../parts/VehicleReviews';
import { openRentalSearch } from '../rentalSearch/openRentalSearch';
import { ProviderHead } from './ProviderHead';

const route = getRouteApi('/rental/provider-details/$id');

const Missing = () => (
  <EmptyState
    picture="not-found"
    isPage
    title={<Trans>This provider is not here</Trans>}
    action={
      <Button component={Link} to="/rental/provider-details" radius="xl">
        <Trans>See all providers</Trans>
      </Button>
    }
  >
    <Trans context="provider">It may have closed, or the link is old.</Trans>
  </EmptyState>
);

/** `/rental/provider-details/{id}` (VEH-02): who it is, its vehicles, what others say. */
export function ProviderPage() {
  useScope();
  useRentalModule();
  const { t } = useLingui();
  const { id } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const trip = useTrip();
  const { data: provider, error, refetch } = useQuery(providerQuery(id));
  const reviews = useInfiniteQuery({
    ...vehicleReviewsQuery('provider', provider?.id ?? 0),
    enabled: provider !== undefined,
  });
  const isMissing = isApiError(error) && error.status === 404;
  usePageTitle(isMissing ? t`This provider is not here` : provider?.name);
  if (isMissing) return <Missing />;
  if (error && !provider) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!provider)
    return (
      <div className={page.page} aria-busy>
        <Skeleton height={220} radius="lg" mb="lg" />
        <Skeleton height={40} width="50%" />
      </div>
    );
  const change = (next: Partial<VehicleListFilters>) =>
    void navigate({
      search: (before) => ({ ...before, ...next }),
      replace: true,
      resetScroll: false,
      viewTransition: false,
    });
  const plan = () => void openRentalSearch({ vehicle: null, trouble: 'none', plan: trip });
  return (
    <div className={page.page}>
      <ProviderHead provider={provider} />
      <p>{provider.description}</p>
      <h2>{t`Vehicles`}</h2>
      <div className={listing.top}>
        <TripSummary trip={trip} onChange={plan} />
      </div>
      <VehicleListing
        asked={filtersOf(search, trip)}
        providerId={provider.id}
        filters={search}
        withCategories
        onChange={change}
        onClear={() => void navigate({ search: {}, replace: true, resetScroll: false })}
        onTrip={plan}
      />
      <VehicleReviews query={reviews} withVehicle />
    </div>
  );
}
