import { Trans } from '@lingui/react/macro';
import type { VehicleReview } from '../../../domain/rental/vehicle';
import { ReviewList, type ReviewsQuery } from '../../catalogue/parts/Reviews';

interface VehicleReviewsProps {
  query: ReviewsQuery<VehicleReview>;
  /** Names the reviewed vehicle: on a provider's page. */
  withVehicle?: boolean;
}

export const VehicleReviews = ({ query, withVehicle = false }: VehicleReviewsProps) => (
  <ReviewList
    query={query}
    empty={<Trans>No reviews yet. Rent it and be the first.</Trans>}
    replyTitle={<Trans>Reply of the provider</Trans>}
    about={withVehicle ? ({ vehicle_name }) => vehicle_name : undefined}
    picturesOf={({ vehicle_image_full_url: url, images_full_url: photos }) =>
      withVehicle && url ? [url, ...photos] : photos
    }
  />
);
