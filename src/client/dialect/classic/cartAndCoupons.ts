import { cart } from './cart';
import { coupons } from './coupons';
import type { Table } from './tables';

export const cartAndCoupons: Table = { ...cart, ...coupons };
