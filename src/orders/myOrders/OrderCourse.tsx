import { Trans } from '@lingui/react/macro';
import type { Order } from '../../../domain/orders/order';
import { useMoment } from '../../ui/useMoment';
import { isAhead, Stages } from '../Stages';
import { useIsLate } from '../useIsLate';
import classes from './MyOrders.module.css';

/** How far an order under way is, and when it comes. */
export function OrderCourse({ order }: { order: Order }) {
  const moment = useMoment();
  const isLate = useIsLate(order);
  const waits = isAhead(order);
  return (
    <div className={classes.course}>
      {!waits && <Stages order={order} />}
      {order.eta && (
        <span className={classes.when}>
          {isLate ? (
            <Trans>Later than expected; it was due about</Trans>
          ) : waits ? (
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
