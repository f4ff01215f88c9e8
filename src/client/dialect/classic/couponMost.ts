import { number, type Row } from './values';

/** Of a coupon of an amount too they take off no more than its most. */
export function upToMost({ discount, discount_type, max_discount }: Row): Row {
  const most = number(max_discount) ?? 0;
  const isOver = discount_type !== 'percent' && most > 0 && (number(discount) ?? 0) > most;
  return isOver ? { discount: most } : {};
}
