import { orderPrice } from '../price';
import type { OrderRecord, Snapshot } from '../snapshot';
import { type CouponCode, coupons, flash, goods, juice, juiceFlash, type Stocks } from '../world';

export const isLive = ({ status }: { status: string }) =>
  status !== 'canceled' && status !== 'failed';
export const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0);

/** Stock is what there was, less what is sold and not given back; never below nothing. */
export function stockIsKept(now: Snapshot, stocks: Stocks): string[] {
  const live = new Set(now.orders.filter(isLive).map(({ id }) => id));
  const sold = now.lines.filter(({ order_id }) => live.has(order_id));
  const unitsOf = (lines: typeof sold) => sumOf(lines.map(({ quantity }) => quantity));
  const told = (name: string, id: number, left: number, begun: number, gone: number) =>
    left < 0 || left + gone !== begun
      ? [`${name} ${id}: ${begun} at first, ${gone} sold, ${left} left`]
      : [];
  return [
    ...now.items.flatMap(({ id, stock }) =>
      told('item', id, stock, stocks.items[id] ?? 0, unitsOf(sold.filter((l) => l.item === id))),
    ),
    ...now.colours.flatMap(({ id, stock }) =>
      told(
        'colour',
        id,
        stock,
        stocks.colours[id] ?? 0,
        unitsOf(sold.filter((l) => l.item === goods.shirt.id && l.colour === id)),
      ),
    ),
    ...[
      { item: goods.tea.id, most: flash.units },
      { item: juice.id, most: juiceFlash.units },
    ].flatMap(({ item, most }) => {
      const units = unitsOf(sold.filter((line) => line.flash && line.item === item));
      const counted = now.flash.find((offer) => offer.item === item)?.sold;
      return units > most || counted !== units
        ? [`the flash sale of ${most} of item ${item} sold ${units} and counted ${counted}`]
        : [];
    }),
  ];
}

/** A coupon is used as often as it may be, in all and by each; every live order that has it is one use. */
export function couponsAreKept(now: Snapshot): string[] {
  return Object.entries(coupons).flatMap(([code, { id, each, inAll, isFirst }]) => {
    const orders = now.orders.filter((order) => order.coupon === id && isLive(order));
    const uses = now.uses.filter(({ coupon }) => coupon === id);
    const counted = now.coupons.find((row) => row.id === id)?.used;
    const owners = [...new Set(orders.map(({ owner }) => owner))];
    const most = Math.max(
      0,
      ...owners.map((owner) => orders.filter((order) => order.owner === owner).length),
    );
    const wrong: string[] = [];
    if (uses.length !== orders.length || counted !== orders.length)
      wrong.push(`${code}: ${orders.length} orders, ${uses.length} uses, ${counted} counted`);
    if (inAll !== null && orders.length > inAll)
      wrong.push(`${code} was used ${orders.length} times`);
    const limit = isFirst ? 1 : each;
    if (limit !== null && most > limit) wrong.push(`${code} was used ${most} times by one shopper`);
    return wrong;
  });
}

/** What each order costs, once more. */
export function pricesAreRight(now: Snapshot): string[] {
  const codeOf = ({ coupon }: OrderRecord): CouponCode | null => {
    const known: CouponCode[] = ['ONCE', 'FEW', 'FIRST'];
    return known.find((code) => coupons[code].id === coupon) ?? null;
  };
  return now.orders.flatMap((order) => {
    const lines = now.lines
      .filter(({ order_id }) => order_id === order.id)
      .map(({ item, quantity, flash: isFlash }) => ({ item, quantity, isFlash }));
    const right = orderPrice(lines, new Date(order.at), codeOf(order));
    return lines.length > 0 && right === order.amount
      ? []
      : [`order ${order.id} costs ${order.amount} instead of ${right}`];
  });
}

const after: Readonly<Record<string, readonly string[]>> = {
  pending: ['confirmed', 'canceled'],
  confirmed: ['processing', 'canceled'],
  processing: ['handover', 'canceled'],
  handover: ['delivered', 'picked_up', 'canceled'],
  picked_up: ['delivered', 'canceled'],
  delivered: [],
  canceled: [],
};
const afterTrip: Readonly<Record<string, readonly string[]>> = {
  pending: ['confirmed', 'canceled'],
  confirmed: ['ongoing', 'canceled'],
  ongoing: ['completed', 'canceled'],
  completed: [],
  canceled: [],
};

interface Stands {
  readonly id: number;
  readonly status: string;
  /** How often it was taken off its courier, which begins it anew. */
  readonly changes?: number;
}

function moves(
  name: string,
  before: readonly Stands[],
  now: readonly Stands[],
  allowed: typeof after,
): string[] {
  return now.flatMap(({ id, status, changes }) => {
    const stood = before.find((row) => row.id === id);
    if (!stood) return status === 'pending' ? [] : [`${name} ${id} began as ${status}`];
    const was = stood.status;
    const isWell = was === status || allowed[was]?.includes(status) || changes !== stood.changes;
    return isWell ? [] : [`${name} ${id} went from ${was} to ${status}`];
  });
}

/** States follow each other as they may, one at a time, and each is told once. */
export function statesAreInOrder(now: Snapshot, before: Snapshot): string[] {
  const gone = before.orders.filter(({ id }) => !now.orders.some((order) => order.id === id));
  return [
    ...gone.map(({ id }) => `order ${id} is gone`),
    ...moves('order', before.orders, now.orders, after),
    ...moves('trip', before.trips, now.trips, afterTrip),
    ...now.orders.flatMap(({ id, status }) => {
      const told = now.events.filter(({ order_id }) => order_id === id).map((e) => e.status);
      const isWell = told.at(-1) === status && new Set(told).size === told.length;
      return isWell ? [] : [`order ${id} is ${status} and told ${told.join(', ')}`];
    }),
  ];
}
