import type { Order } from '../../domain/orders/order';
import { stageOf, stagesOf } from '../../machines/orders/tracking';
import classes from './Stages.module.css';

/** Ordered for a day that has not come: there is no course yet. */
export const isAhead = (order: Order): boolean => order.schedule_at !== null && stageOf(order) < 2;

/** How far an order under way is, at a glance; the words beside it say the same. */
export function Stages({ order }: { order: Order }) {
  const reached = stageOf(order);
  return (
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
  );
}
