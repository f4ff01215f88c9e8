import { Trans, useLingui } from '@lingui/react/macro';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import type { OrderDetails } from '../../../domain/orders/order';
import { isOver, stageOf, stagesOf } from '../../../machines/orders/tracking';
import { isAhead, Stages } from '../Stages';
import { Expected } from './Expected';
import classes from './Tracking.module.css';
import { useDoorTexts } from './useDoorTexts';
import { useStageTexts } from './useStageTexts';

export function Arrival({ order, placed }: { order: OrderDetails; placed: boolean }) {
  const { t } = useLingui();
  const texts = useStageTexts(order.order_type);
  const atDoor = useDoorTexts(order);
  const stage = stagesOf(order.order_type)[stageOf(order)];
  const unpaid = order.payment_method === 'digital_payment' && order.payment_status === 'unpaid';
  const over = isOver(order.order_status);
  const isWaitedFor = !over && !unpaid;
  const isDelivered = order.order_status === 'delivered';
  // It is made, and whoever was to bring it does not.
  const isSearching = order.is_reassigned === 1 && order.order_status === 'handover';
  const isNew = placed && order.order_status === 'pending' && !unpaid;
  const isBack = order.door_trouble !== '';
  const title = isNew
    ? t`Thank you!`
    : unpaid && !over
      ? order.payment_under_way === 1
        ? t`Your payment is on its way`
        : t`Waiting for your payment`
      : order.order_status === 'canceled'
        ? t`This order is cancelled`
        : order.order_status === 'failed'
          ? t`This order could not be completed`
          : isSearching
            ? t`Waiting for another courier`
            : isBack
              ? t`Brought back`
              : (atDoor ?? (stage && texts[stage]))?.name || '';
  const from = order.store ?? order.parcel_category;
  return (
    <header className={classes.head} data-cheer={isDelivered || undefined}>
      {(isNew || isDelivered) && (
        <span className={classes.sign}>
          <IconCircleCheckFilled className={classes.tick} size={44} aria-hidden />
        </span>
      )}
      <div aria-live="polite">
        <h1 className={classes.title} tabIndex={-1}>
          {title}
        </h1>
        <div className={classes.soft}>
          <Trans>
            Order <bdi>#{order.id}</bdi>
          </Trans>
          {from && <> · {from.name}</>}
        </div>
        {stage && (isWaitedFor || isDelivered) && !isSearching && !isBack && (
          <p className={classes.meaning}>{(atDoor ?? texts[stage]).meaning}</p>
        )}
        {order.cancellation_reason && order.order_status === 'canceled' && (
          <p className={classes.meaning}>{order.cancellation_reason}</p>
        )}
      </div>
      {isWaitedFor && !atDoor && <Expected order={order} />}
      {isWaitedFor && !isAhead(order) && <Stages order={order} />}
    </header>
  );
}
