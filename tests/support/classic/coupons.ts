import { type On, type Row, refuse, textOf } from './router';
import { asCustomer, type State } from './state';

/** Data is JSON text; of a coupon of one store it is the store's name. */
const couponRow = (one: Row): Row => ({
  coupon_type: 'default',
  max_discount: 0,
  min_purchase: 0,
  start_date: '2026-01-01',
  expire_date: '2036-12-31',
  limit: null,
  total_uses: 0,
  data: '[""]',
  customer_id: '["all"]',
  created_by: 'admin',
  store_id: null,
  store: null,
  status: 1,
  ...one,
});

export const couponOf = (state: State, code: string): Row | null => {
  const found = state.coupons.find((one) => one.code === code);
  return found ? couponRow(found) : null;
};

export function coupons(on: On, state: State): void {
  const all = () => ({ json: state.coupons.map(couponRow) });
  on('GET', '/coupon/list', asCustomer(state, all));
  on('GET', '/coupon/list/all', all);
  on(
    'GET',
    '/coupon/apply',
    asCustomer(state, (call) => {
      const coupon = couponOf(state, textOf(call.fields.code));
      if (!coupon) return refuse(404, 'coupon', 'Coupon not found');
      return coupon.expire_date && String(coupon.expire_date) < '2026-06-01'
        ? refuse(state.version === 26 ? 403 : 407, 'coupon', 'Coupon expired')
        : { json: coupon };
    }),
  );
}
