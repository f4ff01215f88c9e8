import { Trans } from '@lingui/react/macro';
import type { Order } from '../../../domain/orders/order';
import { stageReached, stagesOf } from '../../../machines/orders/tracking';
import { useMoment } from '../../ui/useMoment';
import classes from './MyOrders.module.css';

/** How far an order under way is, and when it comes. */
export function OrderCourse({ order }: { order: Order }) {
  const moment = useMoment();
  const reached = stageReached(order.order_status, order.order_type);
  const waits = order.schedule_at !== null && reached < 2;
  return (
    <div className={classes.course}>
      {!waits && (
        <span className={classes.stages} aria-hidden>
          {stagesOf(order.order_type)
            .slice(1)
            .map((stage, index) => (
              <span
                key={stage}
                data-state={index + 1 < reached ? 'done' : index + 1 === reached ? 'now' : 'ahead'}
              />
            ))}
        </span>
      )}
      {order.eta && (
        <span className={classes.when}>
          {waits ? (
            <Trans>Ordered for later</Trans>
          ) : order.order_type === 'take_away' ? (
            <Trans>Ready about</Trans>
          ) : (
            <Trans>Arrives about</Trans>
          )}{' '}
          <strong>
            <bdi>{moment(order.eta)}</bdi>
          </strong>
        </span>
      )}
    </div>
  );
}
