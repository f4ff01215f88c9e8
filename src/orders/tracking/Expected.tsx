import { Trans, useLingui } from '@lingui/react/macro';
import { IconCalendarClock } from '@tabler/icons-react';
import type { Order } from '../../../domain/orders/order';
import { useClock, useConfig } from '../../client/useMoney';
import { written } from '../../ui/times';
import { useMoment } from '../../ui/useMoment';
import classes from './Tracking.module.css';

/** When an order comes. One that was ordered for later shows its day first, until it is cooked. */
export function Expected({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const moment = useMoment();
  const timeZone = useConfig()?.time_zone ?? 'UTC';
  const clock = useClock();
  const { eta, eta_latest: latest, order_status: status } = order;
  if (!eta) return null;
  if (order.schedule_at && (status === 'pending' || status === 'confirmed')) {
    return (
      <div className={classes.eta} data-planned>
        <span className={classes.planned}>
          <IconCalendarClock size={18} aria-hidden />
          <Trans>Ordered for later</Trans>
        </span>
        <strong className={classes.etaTime}>
          <bdi>{written(new Date(eta), i18n.locale, 'weekdayTime', timeZone, clock)}</bdi>
        </strong>
      </div>
    );
  }
  return (
    <div className={classes.eta}>
      <span className={classes.soft}>
        {order.order_type === 'take_away' ? (
          <Trans>Ready about</Trans>
        ) : (
          <Trans>Arrives about</Trans>
        )}
      </span>
      <strong className={classes.etaTime}>
        <bdi>{moment(eta)}</bdi>
      </strong>
      {latest && moment(latest) !== moment(eta) && (
        <span className={classes.soft}>
          <Trans>
            at the latest <bdi>{moment(latest)}</bdi>
          </Trans>
        </span>
      )}
    </div>
  );
}
