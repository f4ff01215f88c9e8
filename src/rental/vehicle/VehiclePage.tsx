import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect } from 'react';
import { planOf, type TripPlan } from '../../../domain/rental/tripPlan';
import classes from '../../catalogue/product/Product.module.css';
import { isApiError } from '../../client/apiError';
import { useScope } from '../../client/scope';
import { ErrorState } from '../../ui/ErrorState';
import page from '../../ui/Page.module.css';
import { usePageTitle } from '../../ui/usePageTitle';
import { vehicleQuery, vehicleReviewsQuery } from '../api/rental';
import { isNamed, useTripInCart } from '../api/tripCart';
import { periodOf, pickupOf } from '../listing/vehicleSearch';
import { takeTrip } from '../parts/takeTrip';
import { useRentalModule } from '../parts/useRentalModule';
import { useTrip } from '../parts/useTrip';
import { VehicleReviews } from '../parts/VehicleReviews';
import { RentBar } from './RentBar';
import { VehicleCarousel } from './VehicleCarousel';
import { VehicleInfo } from './VehicleInfo';
import { MissingVehicle, VehicleSkeleton } from './VehicleStates';

const route = getRouteApi('/rental/vehicle-details/$id');

/**
 * The trip that a shared link brings is taken over, and leaves the address: what is changed later, here or
 * elsewhere, must not come back with the next reload.
 */
function useSharedTrip(): TripPlan | null {
  const { trip: shared } = route.useSearch();
  const navigate = route.useNavigate();
  const trip = useTrip();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address brings another trip
  useEffect(() => {
    if (!shared) return;
    takeTrip(shared);
    void navigate({
      search: ({ from }) => ({ from }),
      replace: true,
      resetScroll: false,
      viewTransition: false,
    });
  }, [JSON.stringify(shared)]);
  return shared ?? trip;
}

/** The time for which units are counted: the shop itself measures that of a trip by distance (TRIP-20). */
const countedIn = (trip: TripPlan) =>
  trip.type === 'distance_wise'
    ? periodOf(trip)
    : { estimated_hours: trip.hours, ...pickupOf(trip) };

/** `/rental/vehicle-details/{id}` (VEH-01): pictures, facts, prices for every kind of trip, what others say. */
export function VehiclePage() {
  useScope();
  useRentalModule();
  const { id } = route.useParams();
  const searched = useSharedTrip();
  const inCart = useTripInCart(id);
  const trip = inCart ? planOf(inCart) : searched;
  const query = useQuery({
    ...vehicleQuery(id, trip ? countedIn(trip) : {}),
    // For another period it is the same vehicle, with another count.
    placeholderData: (before) => (before && isNamed(before, id) ? before : undefined),
  });
  const { data: vehicle, error, refetch } = query;
  const reviews = useInfiniteQuery({
    ...vehicleReviewsQuery('vehicle', vehicle?.id ?? 0),
    enabled: vehicle !== undefined,
  });
  usePageTitle(vehicle?.name);
  if (isApiError(error) && error.status === 404) return <MissingVehicle />;
  if (error && !vehicle) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!vehicle) return <VehicleSkeleton />;
  return (
    <div className={page.page}>
      <article className={classes.columns}>
        <div className={classes.side}>
          <VehicleCarousel vehicle={vehicle} />
        </div>
        <VehicleInfo vehicle={vehicle} />
      </article>
      <VehicleReviews query={reviews} />
      <RentBar vehicle={vehicle} />
    </div>
  );
}
