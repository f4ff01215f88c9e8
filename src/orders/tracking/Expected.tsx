import { Trans } from '@lingui/react/macro';
import type { Order } from '../../../domain/orders/order';
import { stageOf } from '../../../machines/orders/tracking';
import { useMoment } from '../../ui/useMoment';
import { useIsLate } from '../useIsLate';
import classes from './Tracking.module.css';

/** When an order comes. One that was ordered for later shows its day first, until it is cooked. */
export function Expected({ order }: { order: Order }) {
  const moment = useMoment();
  const isLate = useIsLate(order);
  const { eta, eta_latest: latest } = order;
  if (!eta) return null;
  const later = stageOf(order) < 2 ? order.schedule_at : null;
  return (
    <div className={classes.eta} data-later={later}>
      <span className={classes.soft}>
        {isLate ? (
          <Trans>Later than expected; it was due about</Trans>
        ) : later ? (
          <Trans>Ordered for later</Trans>
        ) : order.order_type === 'take_away' ? (
          <Trans>Ready about</Trans>
        ) : (
          <Trans>Arrives about</Trans>
        )}
      </span>
      <strong className={classes.etaTime}>
        <bdi>{moment(eta)}</bdi>
      </strong>
      {!later && !isLate && latest && moment(latest) !== moment(eta) && (
        <span className={classes.soft}>
          <Trans>
            at the latest <bdi>{moment(latest)}</bdi>
          </Trans>
        </span>
      )}
    </div>
  );
}
