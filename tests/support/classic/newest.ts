import { linesOf } from './cart';
import { chargeOf, priced, surgeAt } from './pricing';
import { numberOf, type On, refuse, textOf } from './router';
import { asCaller, asCustomer, moduleOf, type State } from './state';

export function newest(on: On, state: State): void {
  if (state.version !== 26) return;
  on(
    'POST',
    '/customer/order/get-Tax',
    asCaller(state, (call, { key }) => {
      const module = moduleOf(state, call);
      if (!module) return refuse(403, 'moduleId');
      if (call.fields.order_type === 'parcel')
        return { json: { tax_amount: 0, tax_status: 'excluded', tax_included: null } };
      const store = state.stores.find(({ id }) => id === numberOf(call.fields.store_id));
      if (!store) return refuse(403, 'store_id', 'The store id field is required.');
      const lines = priced(state, linesOf(state, key, module.id, store.id), store);
      const { tax } = chargeOf(state, lines, store, {
        type: 'take_away',
        distance: 0,
        tips: 0,
        coupon: state.coupons.find(({ code }) => code === textOf(call.fields.coupon_code)) ?? null,
      });
      return { json: { tax_amount: tax, tax_status: 'excluded', tax_included: 0 } };
    }),
  );
  on('POST', '/customer/order/get-surge-price', (call) =>
    numberOf(call.fields.zone_id) && numberOf(call.fields.module_id)
      ? {
          json: {
            title: state.surge > 0 ? 'Busy now' : null,
            customer_note: null,
            customer_note_status: 0,
            price: surgeAt(state, textOf(call.fields.date_time)),
            price_type: 'amount',
          },
        }
      : refuse(403, 'zone_id'),
  );
  on(
    'POST',
    '/customer/order-again/reorder',
    asCustomer(state, () => refuse(403, 'feature_disabled', 'Reorder is off')),
  );
}
