import { toMillis } from '../values/money';

/** Whether a decimal total is more than is taken in cash; no limit, or 0, is none. */
export const isOverCashLimit = (total: number | null, limit: number | null): boolean =>
  total !== null && limit !== null && limit > 0 && toMillis(total) > toMillis(limit);
