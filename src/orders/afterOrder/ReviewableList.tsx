import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { OrderDetails } from '../../../domain/orders/order';
import { openOverlay } from '../../flow/overlays';
import { Picture } from '../../ui/Picture';
import classes from '../tracking/Tracking.module.css';
import own from './Afterwards.module.css';

interface Reviewable {
  /** Null is the courier. */
  readonly itemId: number | null;
  readonly name: string;
  readonly picture: string;
  readonly isDone: boolean;
}

function reviewablesOf(order: OrderDetails): Reviewable[] {
  const done = new Set(order.reviewed_items);
  const items = new Map(
    order.details.flatMap(({ item_id: itemId, name, image_full_url: picture }) =>
      itemId === null ? [] : [[itemId, { itemId, name, picture, isDone: done.has(itemId) }]],
    ),
  );
  const courier = order.order_type === 'take_away' ? null : order.delivery_man;
  return [
    ...items.values(),
    ...(courier
      ? [
          {
            itemId: null,
            name: courier.name,
            picture: courier.image_full_url,
            isDone: order.courier_reviewed === 1,
          },
        ]
      : []),
  ];
}

/** What of a delivered order can be reviewed: each item once, and who brought it (ITEM-01). */
export function ReviewableList({
  order,
  onReviewed,
}: {
  order: OrderDetails;
  onReviewed: () => void;
}) {
  const { t } = useLingui();
  const list = order.can_review === 1 ? reviewablesOf(order) : [];
  if (list.length === 0) return null;
  const review = async ({ itemId, name }: Reviewable) => {
    const load = () => import('./ReviewDialog');
    const { reviewed } = await openOverlay(load, { orderId: order.id, itemId, name });
    if (reviewed) onReviewed();
  };
  return (
    <section className={classes.card} aria-labelledby="order-reviews" data-screen-only>
      <h2 id="order-reviews" className={classes.heading}>
        <Trans>How was it?</Trans>
      </h2>
      <ul className={own.list}>
        {list.map((one) => (
          <li key={one.itemId ?? 'courier'} className={own.row}>
            <Picture
              src={one.picture}
              alt=""
              kind={one.itemId === null ? 'avatar' : 'item'}
              width={44}
              height={44}
              className={own.thumb}
            />
            <span className={own.name}>
              {one.name}
              {one.itemId === null && (
                <span className={classes.soft}>
                  <Trans>Your courier</Trans>
                </span>
              )}
            </span>
            {one.isDone ? (
              <span className={own.done}>
                <IconCheck size={18} aria-hidden /> <Trans>Reviewed</Trans>
              </span>
            ) : (
              <Button
                size="compact-md"
                radius="xl"
                variant="light"
                aria-label={t`Review ${one.name}`}
                onClick={() => void review(one)}
              >
                <Trans>Review</Trans>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
