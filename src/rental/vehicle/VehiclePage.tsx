import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { isApiError } from '../../api/apiError';
import { vehicleQuery, vehicleReviewsQuery } from '../../api/rental';
import { useScope } from '../../api/scope';
import page from '../../catalogue/parts/Page.module.css';
import classes from '../../catalogue/product/Product.module.css';
import { ErrorState } from '../../components/ErrorState';
import { usePageTitle } from '../../components/usePageTitle';
import { useRentalModule } from '../parts/useRentalModule';
import { useTrip } from '../parts/useTrip';
import { VehicleReviews } from '../parts/VehicleReviews';
import { RentBar } from './RentBar';
import { VehicleCarousel } from './VehicleCarousel';
import { VehicleInfo } from './VehicleInfo';
import { MissingVehicle, VehicleSkeleton } from './VehicleStates';

const route = getRouteApi('/rental/vehicle-details/$id');

/** `/rental/vehicle-details/{id}` (VEH-01): pictures, facts, prices for every kind of trip, what others say. */
export function VehiclePage() {
  useScope();
  useRentalModule();
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
