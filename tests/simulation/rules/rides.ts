import type { Day } from '../day';
import type { OrderRecord, Snapshot } from '../snapshot';

const isOut = ({ status }: OrderRecord) => status === 'picked_up' || status === 'handover';

/**
 * What was taken off a courier was on its way with one, or nobody's yet after another change or for too long; it is nobody's
 * then, and said once.
 */
function changeOf(now: OrderRecord, before: OrderRecord): string[] {
  const { id, changes } = now;
  if (changes === before.changes) return [];
  const wasOut = before.rides ? before.status === 'picked_up' : before.changes > 0 || before.silent;
  const isWell =
    changes === before.changes + 1 &&
    wasOut &&
    isOut(before) &&
    !now.rides &&
    now.courier === null &&
    (now.status === 'handover' || now.status === 'processing');
  return isWell
    ? []
    : [
        `order ${id} was taken off its courier as ${before.status}, and is ${now.status} with ${now.courier}`,
      ];
}

/** An order has one courier from its door of departure to the shopper's, unless it is taken off them, and none after that. */
export function ridesAreOnes(now: Snapshot, before: Snapshot): string[] {
  return now.orders.flatMap((order) => {
    const was = before.orders.find(({ id }) => id === order.id);
    const { id, status, courier, rides, with_lost: isWithLost, lost } = order;
    const wrong = was ? changeOf(order, was) : [];
    if (rides && courier === null) wrong.push(`order ${id} is ridden by nobody`);
    if (isWithLost && (status !== 'handover' || lost === null))
      wrong.push(`order ${id} is ${status} and lies with ${lost}`);
    const isHeld = was?.rides && (was.status === 'picked_up' || was.status === 'delivered');
    if (isHeld && was.changes === order.changes && courier !== was.courier)
      wrong.push(`order ${id} went from courier ${was.courier} to ${courier}`);
    return wrong;
  });
}

/** Whoever was told to have handed an order over is its courier, and nobody else was: fee and cash are theirs. */
export const handedOverOnce = (now: Snapshot, { handedOver }: Pick<Day, 'handedOver'>): string[] =>
  [...handedOver].flatMap(([id, told]) => {
    const order = now.orders.find((row) => row.id === id);
    const isWell =
      told.size === 1 &&
      order?.status === 'delivered' &&
      order.courier !== null &&
      told.has(order.courier);
    return isWell
      ? []
      : [
          `order ${id} (${order?.status}) of courier ${order?.courier} was handed over by ${[...told].join(', ')}`,
        ];
  });
