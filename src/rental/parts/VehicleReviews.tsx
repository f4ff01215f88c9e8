import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import type { VehicleReview } from '../../../domain/entities/rental/vehicle';
import classes from '../../catalogue/parts/Reviews.module.css';
import { ErrorState } from '../../components/ErrorState';
import { Rating } from '../../components/Rating';

interface VehicleReviewsProps {
  query: {
    data: { pages: { reviews: VehicleReview[] }[] } | undefined;
    isPending: boolean;
    error: unknown;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    refetch: () => Promise<unknown>;
    fetchNextPage: () => Promise<unknown>;
  };
  /** Names the reviewed vehicle: on a provider's page. */
  withVehicle?: boolean;
}

/** What others say of a vehicle, or of a provider's vehicles, a few at a time. */
export function VehicleReviews({ query, withVehicle = false }: VehicleReviewsProps) {
  const { i18n } = useLingui();
  const reviews = query.data?.pages.flatMap((page) => page.reviews) ?? [];
  return (
    <section id="reviews" className={classes.reviews}>
      <h2 className={classes.title}>
        <Trans>Reviews</Trans>
      </h2>
      {query.isPending && <Skeleton height={120} radius="lg" />}
      {query.error !== null && reviews.length === 0 && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.data && reviews.length === 0 && (
        <p className={classes.none}>
          <Trans>No reviews yet. Rent it and be the first.</Trans>
        </p>
      )}
      <ul className={classes.list}>
        {reviews.map((review) => (
          <li key={review.id} className={classes.review}>
            <div className={classes.head}>
              <strong>{review.customer_name || <Trans>A customer</Trans>}</strong>
              <Rating value={review.rating} count={1} />
            </div>
            <p className={classes.about}>
              {review.created_at &&
                i18n.date(review.created_at, { dateStyle: 'medium', numberingSystem: 'latn' })}
              {withVehicle && review.vehicle_name && ` · ${review.vehicle_name}`}
            </p>
            <p>{review.comment}</p>
            {review.reply && (
              <blockquote className={classes.reply}>
                <strong>
                  <Trans>Reply of the provider</Trans>
                </strong>
                <br />
                {review.reply}
              </blockquote>
            )}
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          variant="default"
          radius="xl"
          mt="md"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          <Trans>More reviews</Trans>
        </Button>
      )}
    </section>
  );
}
