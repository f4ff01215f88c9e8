import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { isApiError } from '../../api/apiError';
import { vehicleQuery, vehicleReviewsQuery } from '../../api/rental';
import { useScope } from '../../api/scope';
import page from '../../catalogue/parts/Page.module.css';
import { ShareButton } from '../../catalogue/parts/ShareButton';
import classes from '../../catalogue/product/Product.module.css';
import { EmptyState } from '../../components/EmptyState';
import { ErrorState } from '../../components/ErrorState';
import { Rating } from '../../components/Rating';
import { usePageTitle } from '../../components/usePageTitle';
import { Heart } from '../../flows/favourite/Heart';
import { openRentalSearch } from '../../flows/rentalSearch/openRentalSearch';
import { TripSummary } from '../parts/TripSummary';
import { useRentalModule } from '../parts/useRentalModule';
import { useTrip } from '../parts/useTrip';
import { VehicleFacts } from '../parts/VehicleFacts';
import { DiscountLabel, VehiclePrice, VehiclePrices } from '../parts/VehiclePrice';
import { VehicleReviews } from '../parts/VehicleReviews';
import { providerLink } from '../parts/vehicleLinks';
import { RentBar } from './RentBar';
import { RentControls } from './RentControls';
import { ShortText } from './ShortText';
import { VehicleCarousel } from './VehicleCarousel';

const route = getRouteApi('/rental/vehicle-details/$id');

const Waiting = () => (
  <div className={`${page.page} ${classes.columns}`} aria-busy>
    <Skeleton style={{ aspectRatio: '4 / 3' }} height="auto" radius="lg" />
    <div>
      <Skeleton height={32} width="60%" />
      <Skeleton height={16} mt="lg" />
      <Skeleton height={48} mt="xl" width={220} radius="xl" />
    </div>
  </div>
);

const Missing = () => (
  <EmptyState
    picture="not-found"
    isPage
    title={<Trans>This vehicle is not here</Trans>}
    action={
      <Button
        radius="xl"
        renderRoot={(props) => (
          <Link to="/rental/vehicle-search" search={{ all_category: 1 }} {...props} />
        )}
      >
        <Trans>See all vehicles</Trans>
      </Button>
    }
  >
    <Trans>It may no longer be offered, or the link is old.</Trans>
  </EmptyState>
);

/** `/rental/vehicle-details/{id}` (VEH-01): pictures, facts, prices for every kind of trip, what others say. */
export function VehiclePage() {
  useScope();
  useRentalModule();
  const { t } = useLingui();
  const { id } = route.useParams();
  const trip = useTrip();
  const period = trip
    ? { estimated_hours: trip.hours, ...(trip.pickupAt ? { pickup_time: trip.pickupAt } : {}) }
    : {};
  const { data: vehicle, error, refetch } = useQuery(vehicleQuery(id, period));
  const reviews = useInfiniteQuery({
    ...vehicleReviewsQuery('vehicle', vehicle?.id ?? 0),
    enabled: vehicle !== undefined,
  });
  usePageTitle(vehicle?.name);
  if (isApiError(error) && error.status === 404) return <Missing />;
  if (error && !vehicle) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!vehicle) return <Waiting />;
  return (
    <div className={page.page}>
      <article className={classes.columns}>
        <div className={classes.side}>
          <VehicleCarousel vehicle={vehicle} />
        </div>
        <div className={classes.info}>
          <div className={classes.head}>
            <div>
              <Link {...providerLink(vehicle.provider_details)} className={page.more}>
                {vehicle.provider_details.name}
              </Link>
              <h1 className={classes.name}>{vehicle.name}</h1>
              <a href="#reviews" className={classes.jump}>
                <Rating value={vehicle.avg_rating} count={vehicle.total_reviews} withCount />
              </a>
            </div>
            <div className={classes.tools}>
              <Heart kind="vehicle" row={vehicle} place="page" />
              <ShareButton title={vehicle.name} />
            </div>
          </div>
          <ShortText text={vehicle.description} />
          <VehicleFacts vehicle={vehicle} />
          <div>
            <DiscountLabel vehicle={vehicle} />
          </div>
          <VehiclePrices vehicle={vehicle} />
          <VehiclePrice vehicle={vehicle} type={trip?.type ?? null} size="lg" />
          <TripSummary
            trip={trip}
            onChange={() => void openRentalSearch({ vehicle, trouble: 'none', plan: trip })}
          />
          {vehicle.available_count === 0 && (
            <p role="status">{t`This vehicle is not available in this pick time`}</p>
          )}
          <div>
            <RentControls vehicle={vehicle} />
          </div>
        </div>
      </article>
      <VehicleReviews query={reviews} />
      <RentBar vehicle={vehicle} />
    </div>
  );
}
