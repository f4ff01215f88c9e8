import { Plural, Trans } from '@lingui/react/macro';
import { Badge } from '@mantine/core';
import type { DeskOrder } from '../../../domain/desk/deskOrder';
import { useMoment } from '../../ui/useMoment';
import classes from '../Desk.module.css';
import { ToPay } from '../order/ToPay';
import { LostCourier } from './LostCourier';
import { SilentCourier } from './SilentCourier';

interface OrderCardProps {
  order: DeskOrder;
  now: number;
  onOpen: (order: DeskOrder) => void;
}

/** The card's other words are its button's too: all of it is pressed. */
export function OrderCard({ order, now, onOpen }: OrderCardProps) {
  const moment = useMoment();
  const isNew = order.order_status === 'pending';
  const minutes = Math.max(0, Math.floor((now - Date.parse(order.created_at ?? '')) / 60_000));
  const due = order.schedule_at ?? order.eta;
  return (
    <li>
      <button
        type="button"
        className={classes.order}
        data-new={isNew || undefined}
        data-order={order.id}
        onClick={() => onOpen(order)}
      >
        <span className={classes.orderHead}>
          <strong>
            <bdi>#{order.id}</bdi>
          </strong>
          <span>{order.first_name}</span>
          <Badge variant="light" color={order.order_type === 'take_away' ? 'grape' : 'blue'}>
            {order.order_type === 'take_away' ? <Trans>Take away</Trans> : <Trans>Delivery</Trans>}
          </Badge>
        </span>
        <span className={classes.orderLines}>
          {order.details.slice(0, 4).map((line) => (
            <span key={line.id}>
              {line.quantity} × {line.name}
            </span>
          ))}
          {order.details.length > 4 && (
            <span className={classes.soft}>
              <Plural value={order.details.length - 4} one="and # more" other="and # more" />
            </span>
          )}
        </span>
        <SilentCourier order={order} />
        <LostCourier order={order} />
        {order.order_note && <q className={classes.note}>{order.order_note}</q>}
        <span className={classes.orderFoot}>
          <span className={classes.soft}>
            {minutes === 0 ? (
              <Trans>just now</Trans>
            ) : (
              <Plural value={minutes} one="# minute ago" other="# minutes ago" />
            )}
            {due && !isNew && (
              <>
                {' · '}
                <Trans>
                  due <bdi>{moment(due)}</bdi>
                </Trans>
              </>
            )}
            {isNew && order.schedule_at && (
              <>
                {' · '}
                <Trans>
                  for <bdi>{moment(order.schedule_at)}</bdi>
                </Trans>
              </>
            )}
          </span>
          <ToPay order={order} />
        </span>
      </button>
    </li>
  );
}
