import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import type { OrderDetails } from '../../../domain/orders/order';
import { isOver, type Stage, stageOf, stagesOf } from '../../../machines/orders/tracking';
import { useMoment } from '../../ui/useMoment';
import classes from './Tracking.module.css';
import { useStageTexts } from './useStageTexts';

const timeOf = (order: OrderDetails): Record<Stage, string | null> => ({
  placed: order.pending ?? order.created_at,
  accepted: order.confirmed,
  preparing: order.processing,
  collecting: order.handover,
  ready: order.handover,
  onTheWay: order.picked_up,
  delivered: order.delivered,
  collected: order.delivered,
});

/** What goes on for a while; the others are over as they happen. */
const lasts: ReadonlySet<Stage> = new Set(['preparing', 'collecting', 'onTheWay']);

export function StatusSteps({ order }: { order: OrderDetails }) {
  const texts = useStageTexts(order.order_type);
  const moment = useMoment();
  const reached = stageOf(order);
  const times = timeOf(order);
  const stopped = order.order_status === 'canceled' ? order.canceled : order.failed;
  return (
    <section className={classes.card} aria-labelledby="order-steps">
      <h2 id="order-steps" className={classes.heading}>
        {isOver(order.order_status) ? (
          <Trans>How it went</Trans>
        ) : (
          <Trans>Where your order is</Trans>
        )}
      </h2>
      <ol className={classes.stages}>
        {stagesOf(order.order_type)
          .filter((stage) => reached >= 0 || times[stage])
          .map((stage, index) => {
            const isDone =
              reached < 0 || index < reached || (index === reached && !lasts.has(stage));
            return (
              <li
                key={stage}
                className={classes.stage}
                data-state={index === reached ? 'now' : isDone ? 'done' : 'ahead'}
                aria-current={index === reached ? 'step' : undefined}
              >
                <span className={classes.dot} aria-hidden>
                  {isDone && <IconCheck size={14} />}
                </span>
                <span className={classes.grow}>
                  {texts[stage].name}
                  {isDone && (
                    <VisuallyHidden>
                      {' '}
                      <Trans>done</Trans>
                    </VisuallyHidden>
                  )}
                </span>
                {times[stage] && <bdi className={classes.soft}>{moment(times[stage])}</bdi>}
              </li>
            );
          })}
        {reached < 0 && (
          <li className={classes.stage} data-state="stopped" aria-current="step">
            <span className={classes.dot} aria-hidden>
              <IconX size={14} />
            </span>
            <span className={classes.grow}>
              {order.order_status === 'canceled' ? (
                <Trans>Cancelled</Trans>
              ) : (
                <Trans>Could not be completed</Trans>
              )}
            </span>
            {stopped && <bdi className={classes.soft}>{moment(stopped)}</bdi>}
          </li>
        )}
      </ol>
    </section>
  );
}
