import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyState } from '../../ui/EmptyState';
import { reviewsQuery } from '../api/deskInbox';
import classes from './Inbox.module.css';
import { InboxList } from './InboxList';
import { ReviewCard } from './ReviewCard';

/** What shoppers say of the store's items: what waits for an answer first (DESK-14). */
export function DeskReviews() {
  const { t } = useLingui();
  const waiting = useInfiniteQuery(reviewsQuery('waiting'));
  const answered = useInfiniteQuery(reviewsQuery('answered'));
  const first = waiting.data?.pages.flatMap(({ reviews }) => reviews) ?? [];
  const others = answered.data?.pages.flatMap(({ reviews }) => reviews) ?? [];
  if (waiting.data && answered.data && first.length + others.length === 0) {
    return (
      <EmptyState picture="no-messages" title={<Trans>No review yet</Trans>}>
        <Trans>Shoppers can review what they ordered once it has arrived.</Trans>
      </EmptyState>
    );
  }
  const cards = (reviews: typeof first) =>
    reviews.map((review) => <ReviewCard key={review.id} review={review} />);
  return (
    <div className={classes.reviews}>
      <InboxList
        query={waiting}
        title={t`Waiting for an answer`}
        count={first.length}
        empty={<Trans>Every review has its answer.</Trans>}
      >
        {cards(first)}
      </InboxList>
      <InboxList
        query={answered}
        title={t`Answered`}
        count={others.length}
        empty={<Trans>Nothing has been answered yet.</Trans>}
      >
        {cards(others)}
      </InboxList>
    </div>
  );
}
