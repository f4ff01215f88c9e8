import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useEffect, useMemo } from 'react';
import type { DeskReview } from '../../../domain/desk/deskInbox';
import { Picture } from '../../ui/Picture';
import { Rating } from '../../ui/Rating';
import { useMoment } from '../../ui/useMoment';
import { forgetStanding, useAnswerDraft, writeDraft } from './drafts';
import classes from './Inbox.module.css';
import { ReviewAnswer } from './ReviewAnswer';

/** One review and the answer that stands under it, or is written (DESK-14). */
export function ReviewCard({ review }: { review: DeskReview }) {
  const { t } = useLingui();
  const moment = useMoment();
  const asked = useMemo(() => ({ about: 'review', id: review.id }) as const, [review.id]);
  useEffect(() => {
    forgetStanding(asked, ({ text }) => text === review.reply);
  }, [asked, review.reply]);
  const isWriting = useAnswerDraft(asked) !== null;
  const name = review.customer_name || t`A customer`;
  return (
    <li className={classes.review} data-review={review.id}>
      <Picture
        src={review.item_image_full_url}
        alt=""
        width={64}
        height={48}
        className={classes.picture}
      />
      <div className={classes.said}>
        <span className={classes.top}>
          <strong>{name}</strong>
          <Rating value={review.rating} count={1} />
        </span>
        <span className={classes.soft}>
          {review.item_name}
          {review.created_at && <> · {moment(review.created_at)}</>}
        </span>
        {review.comment && (
          <p className={classes.words} dir="auto">
            {review.comment}
          </p>
        )}
        {review.images_full_url.map((url) => (
          <Picture key={url} src={url} alt="" width={96} height={72} />
        ))}
        {review.reply && (
          <blockquote className={classes.reply} dir="auto">
            {review.reply}
            {review.replied_by && review.replied_at && (
              <footer className={classes.soft}>
                <bdi>{review.replied_by}</bdi> · <bdi>{moment(review.replied_at)}</bdi>
              </footer>
            )}
          </blockquote>
        )}
        {isWriting ? (
          <ReviewAnswer asked={asked} name={name} reply={review.reply} />
        ) : (
          <Button
            className={classes.begin}
            variant={review.reply ? 'subtle' : 'light'}
            radius="xl"
            aria-label={
              review.reply ? t`Change the answer to ${name}` : t`Write an answer to ${name}`
            }
            onClick={() => writeDraft(asked, review.reply)}
          >
            {review.reply ? <Trans>Change the answer</Trans> : <Trans>Write an answer</Trans>}
          </Button>
        )}
      </div>
    </li>
  );
}
