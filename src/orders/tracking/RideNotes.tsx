import { Trans } from '@lingui/react/macro';
import type { OrderDetails } from '../../../domain/orders/order';
import { DoorPicture } from './DoorPicture';
import classes from './Tracking.module.css';

/** What there is to say where a courier rides by their own phone (RIDE-07, RIDE-12, RIDE-13). */
export default function RideNotes({ order }: { order: OrderDetails }) {
  // Empty for whoever only has the link, and where nobody asks for one.
  const { delivery_code: code, delivery_man: courier, delivery_photo_full_url: photo } = order;
  return (
    <>
      {order.is_reassigned === 1 && (
        <strong className={classes.card} role="status" data-screen-only>
          {order.order_status === 'picked_up' ? (
            <Trans>Another courier brings your order now</Trans>
          ) : order.order_status === 'handover' ? (
            <Trans>Your courier could not go on. Another courier is coming.</Trans>
          ) : (
            <Trans>Your order could not be brought. The store makes it again.</Trans>
          )}
        </strong>
      )}
      {order.door_trouble && (
        <strong className={classes.card} role="status" data-screen-only>
          {order.door_trouble === 'nobody' ? (
            <Trans>
              Nobody opened the door, so it was brought back. You will read here what becomes of it.
            </Trans>
          ) : (
            <Trans>
              It was not paid at the door, so it was brought back. You will read here what becomes
              of it.
            </Trans>
          )}
        </strong>
      )}
      {code && (
        <section className={classes.card} data-screen-only>
          <span className={classes.soft}>
            <Trans>Your code for the courier</Trans>
          </span>
          <strong className={classes.code}>
            <bdi>{code}</bdi>
          </strong>
          <p className={classes.soft}>
            <Trans>Say these four digits at the door, once you have your order.</Trans>
          </p>
        </section>
      )}
      {photo && <DoorPicture photo={photo} />}
      {courier?.is_silent === 1 && courier.is_at_door !== 1 && (
        <p className={classes.soft} role="status">
          <Trans>
            On the way; where exactly, we do not hear from the courier’s phone right now.
          </Trans>
        </p>
      )}
    </>
  );
}
