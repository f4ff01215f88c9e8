import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { isApiError } from '../../api/apiError';
import { providerQuery, vehicleReviewsQuery } from '../../api/rental';
import { useScope } from '../../api/scope';
import page from '../../catalogue/parts/Page.module.css';
import { ShareButton } from '../../catalogue/parts/ShareButton';
import head from '../../catalogue/store/StoreHead.module.css';
import { EmptyState } from '../../components/EmptyState';
import { ErrorState } from '../../components/ErrorState';
import { Picture } from '../../components/Picture';
import { Rating } from '../../components/Rating';
import { usePageTitle } from '../../components/usePageTitle';
import { Heart } from '../../flows/favourite/Heart';
import { VehicleListing } from '../listing/VehicleListing';
import { filtersOf, type VehicleListFilters } from '../listing/vehicleSearch';
import { ProviderOfferLabel } from '../parts/ProviderOfferLabel';
import { useRentalModule } from '../parts/useRentalModule';
import { useTrip } from '../parts/useTrip';
import { VehicleReviews } from '../parts/VehicleReviews';

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
    <Trans>It may have closed, or the link is old.</Trans>
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
  usePageTitle(provider?.name);
  if (isApiError(error) && error.status === 404) return <Missing />;
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
  return (
    <div className={page.page}>
      <header className={head.head}>
        <div className={head.ground}>
          <Picture
            src={provider.cover_photo_full_url}
            alt=""
            kind="store"
            width={1240}
            height={360}
            eager
            className={head.cover}
          />
        </div>
        <div className={head.who}>
          <Picture
            src={provider.logo_full_url}
            alt=""
            kind="store"
            width={96}
            height={96}
            eager
            className={head.logo}
          />
          <div className={head.names}>
            <h1 className={head.name}>{provider.name}</h1>
            <p className={head.address}>{provider.address}</p>
          </div>
          <Heart kind="provider" row={provider} place="page" />
          <ShareButton title={provider.name} />
        </div>
        <dl className={head.facts}>
          <div>
            <dt>
              <Trans>Rating</Trans>
            </dt>
            <dd>
              <a href="#reviews" className={head.jump}>
                <Rating value={provider.avg_rating} count={provider.rating_count} withCount />
              </a>
            </dd>
          </div>
          <div>
            <dt>
              <Trans>Vehicles</Trans>
            </dt>
            <dd>
              <Plural value={provider.total_vehicles} one="# vehicle" other="# vehicles" />
            </dd>
          </div>
          {provider.phone && (
            <div>
              <dt>
                <Trans>Phone</Trans>
              </dt>
              <dd>
                <a href={`tel:${provider.phone}`} dir="ltr" className={head.jump}>
                  {provider.phone}
                </a>
              </dd>
            </div>
          )}
          <div>
            <dt>
              <Trans>Offer</Trans>
            </dt>
            <dd>
              <ProviderOfferLabel offer={provider.discount} className={undefined} />
            </dd>
          </div>
        </dl>
      </header>
      <p>{provider.description}</p>
      <h2>{t`Vehicles`}</h2>
      <VehicleListing
        asked={filtersOf(search, trip)}
        providerId={provider.id}
        filters={search}
        withCategories
        onChange={change}
        onClear={() => void navigate({ search: {}, replace: true, resetScroll: false })}
      />
      <VehicleReviews query={reviews} withVehicle />
    </div>
  );
}
