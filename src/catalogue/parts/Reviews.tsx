import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Review } from '../../../domain/catalogue/catalogue';
import type { VehicleReview } from '../../../domain/rental/vehicle';
import { ErrorState } from '../../ui/ErrorState';
import { Picture } from '../../ui/Picture';
import { Rating } from '../../ui/Rating';
import { written } from '../../ui/times';
import classes from './Reviews.module.css';

type AnyReview = Review | VehicleReview;

export interface ReviewsQuery<One> {
  data: { pages: { reviews: One[] }[] } | undefined;
  isPending: boolean;
  error: unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  refetch: () => Promise<unknown>;
  fetchNextPage: () => Promise<unknown>;
}

interface ReviewsProps<One> {
  query: ReviewsQuery<One>;
  empty: ReactNode;
  /** Who replies. */
  replyTitle: ReactNode;
  /** What the review is about, where a page has reviews of several things. */
  about?: ((review: One) => string) | undefined;
  picturesOf: (review: One) => readonly string[];
}

export function ReviewList<One extends AnyReview>(props: ReviewsProps<One>) {
  const { query, empty, replyTitle, about, picturesOf } = props;
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
      {query.data && reviews.length === 0 && <p className={classes.none}>{empty}</p>}
      <ul className={classes.list}>
        {reviews.map((review) => (
          <li key={review.id} className={classes.review}>
            <div className={classes.head}>
              <strong>{review.customer_name || <Trans>A customer</Trans>}</strong>
              <Rating value={review.rating} count={1} />
            </div>
            <p className={classes.about}>
              {review.created_at && written(new Date(review.created_at), i18n.locale, 'date')}
              {about?.(review) && ` · ${about(review)}`}
            </p>
            <p>{review.comment}</p>
            {picturesOf(review).map((url) => (
              <Picture key={url} src={url} alt="" width={96} height={72} />
            ))}
            {review.reply && (
              <blockquote className={classes.reply}>
                <strong>{replyTitle}</strong>
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

interface ItemReviewsProps {
  query: ReviewsQuery<Review>;
  empty: ReactNode;
  /** Names the reviewed item: on a store's page. */
  withItem?: boolean;
}

export const Reviews = ({ query, empty, withItem = false }: ItemReviewsProps) => (
  <ReviewList
    query={query}
    empty={empty}
    replyTitle={<Trans>Reply of the store</Trans>}
    about={withItem ? ({ item_name }) => item_name : undefined}
    picturesOf={({ images_full_url }) => images_full_url}
  />
);
