import { unitOf } from './cart';
import { addOns, charges, type Store } from './data';
import type { Row } from './router';
import type { Line, OrderLine, State } from './state';

const cents = (amount: number) => Math.round(amount * 100) / 100;

const addOnsOf = ({ addOns: chosen, addOnQuantities }: Line) =>
  chosen.reduce(
    (sum, id, index) =>
      sum + (addOns.find((one) => one.id === id)?.price ?? 0) * (addOnQuantities[index] ?? 1),
    0,
  );

export function priced(state: State, lines: readonly Line[], store: Store): OrderLine[] {
  return lines.flatMap((line) => {
    const item = state.items.find(({ id }) => id === line.item);
    if (!item) return [];
    const unit = unitOf(item, line.variation);
    const own = item.discountType === 'percent' ? (unit * item.discount) / 100 : item.discount;
    const isStores = store.discount !== null && state.version !== 26;
    const discount = isStores ? (unit * (store.discount?.discount ?? 0)) / 100 : own;
    return [{ ...line, unit, discount: cents(discount), addOnsTotal: addOnsOf(line) }];
  });
}

export interface Charged {
  items: number;
  discount: number;
  coupon: number;
  tax: number;
  delivery: number;
  additional: number;
  packing: number;
  tips: number;
  total: number;
}

function discountOf(state: State, lines: readonly OrderLine[], { discount }: Store) {
  const units = lines.reduce((sum, { unit, quantity }) => sum + unit * quantity, 0);
  const all = units + lines.reduce((sum, { addOnsTotal }) => sum + addOnsTotal, 0);
  const own = lines.reduce((sum, line) => sum + line.discount * line.quantity, 0);
  const capped = (amount: number) =>
    discount && discount.max > 0 ? Math.min(amount, discount.max) : amount;
  if (state.version === 26) {
    const stores =
      discount && units >= discount.minimum ? capped((units * discount.discount) / 100) : 0;
    return { all, discount: Math.max(own, stores) };
  }
  if (!discount) return { all, discount: own };
  return { all, discount: all < discount.minimum ? 0 : capped(own) };
}

export interface Asked {
  type: string;
  distance: number;
  tips: number;
  coupon: Row | null;
  /** When it is wanted, by the shop's clock; empty for now. */
  at?: string;
}

export function chargeOf(
  state: State,
  lines: readonly OrderLine[],
  store: Store,
  asked: Asked,
): Charged {
  const { all, discount } = discountOf(state, lines, store);
  const left = all - discount;
  const off = asked.coupon
    ? asked.coupon.discount_type === 'percent'
      ? (left * Number(asked.coupon.discount)) / 100
      : Number(asked.coupon.discount)
    : 0;
  const net = left - cents(off);
  const tax = cents((net * store.tax) / 100);
  const isFree = asked.type === 'take_away' || store.free;
  const delivery = isFree ? 0 : deliveryOf(state, store.module, asked.distance, asked.at);
  const additional = 0.75;
  const { packing } = state;
  const total = cents(net + tax + delivery) + asked.tips + additional + packing;
  return {
    items: all,
    discount: cents(discount),
    coupon: cents(off),
    tax,
    delivery,
    additional,
    packing,
    tips: asked.tips,
    total: cents(total),
  };
}

/** What a courier's vehicle costs beside the way: more from five kilometres on. */
export const vehicleExtra = (distance: number) => (distance > 5 ? 1.25 : 0);

/** What busy hours cost at a time of the shop's clock, `2030-01-05 21:30:00`. */
export const surgeAt = ({ surge, busyFrom }: State, at: string): number =>
  busyFrom === null || at >= busyFrom ? surge : 0;

export function deliveryOf(state: State, module: number, distance: number, at = ''): number {
  const of = charges[module];
  const isFixed = state.version === 26 && module === 2;
  const raw = Math.max(distance * (of?.perKm ?? 0), of?.least ?? 0);
  const way = isFixed ? 7 : Math.min(raw, of?.most ?? raw);
  const extended = way + vehicleExtra(distance);
  return cents(
    state.version === 26 ? extended + surgeAt(state, at) : extended * (1 + state.surge / 100),
  );
}
