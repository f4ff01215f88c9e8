import { and, eq, isNotNull, type SQL } from 'drizzle-orm';
import { orders } from '../db/schema/orders';
import type { Courier } from '../http/courier';

export const isRiddenBy = ({ id }: Pick<Courier, 'id'>): SQL | undefined =>
  and(eq(orders.courierId, id), isNotNull(orders.riddenAt));
