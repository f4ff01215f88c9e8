import { afterOrder } from './afterOrder';
import { orders } from './orders';
import type { Table } from './tables';

export const ordersAndAfter: Table = { ...orders, ...afterOrder };
