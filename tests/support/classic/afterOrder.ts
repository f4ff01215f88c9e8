import { numberOf, type On, type Row, refuse, textOf } from './router';
import { asCaller, asCustomer, inModule, paged, pictured, type State } from './state';

export function afterOrder(on: On, state: State): void {
  on('GET', '/customer/order/cancellation-reasons', (call) => ({
    json: paged(call, 'data', [
      { id: 1, reason: 'Ordered by mistake', user_type: 'customer', status: 1 },
      { id: 2, reason: 'It takes too long', user_type: 'customer', status: 1 },
    ]),
  }));
  on(
    'GET',
    '/customer/order/refund-reasons',
    asCaller(state, () => ({
      json: { refund_reasons: [{ id: 1, reason: 'Something was missing', status: 1 }] },
    })),
  );
  on(
    'POST',
    '/customer/order/refund-request',
    asCustomer(state, (call, user) => {
      const missing = ['order_id', 'customer_reason'].find((name) => !textOf(call.fields[name]));
      if (missing) return refuse(403, missing);
      const order = state.orders.find(({ id }) => id === numberOf(call.fields.order_id));
      if (order?.owner !== `u${user.id}`) return refuse(403, 'order', 'Not found');
      order.order_status = 'refund_requested';
      state.refunds.push({ ...call.fields, pictures: call.files['image[]']?.length ?? 0 });
      return { json: { message: 'Refund request sent' } };
    }),
  );
  for (const [path, needs] of [
    ['/items/reviews/submit', ['item_id', 'order_id', 'rating']],
    ['/delivery-man/reviews/submit', ['delivery_man_id', 'order_id', 'comment', 'rating']],
  ] as const)
    on(
      'POST',
      path,
      asCustomer(state, (call) => {
        const missing = needs.find((name) => !textOf(call.fields[name]));
        if (missing) return refuse(403, missing);
        const told = (one: Row) => [one.order_id, one.item_id, one.delivery_man_id].join();
        if (state.reviews.some((one) => told(one) === told(call.fields)))
          return refuse(403, 'review', 'Already submitted');
        state.reviews.push({ ...call.fields, pictures: call.files['attachment[]']?.length ?? 0 });
        return { json: { message: 'Review submitted' } };
      }),
    );
  on(
    'GET',
    '/parcel-category',
    inModule(state, () => ({
      json: [
        {
          id: 71,
          name: 'Documents',
          description: 'Papers',
          ...pictured(state, 'image', 'documents.png'),
          parcel_per_km_shipping_charge: null,
          parcel_minimum_shipping_charge: null,
          orders_count: 3,
          module_id: 3,
        },
      ],
    })),
  );
  on('GET', '/customer/order/parcel-instructions', (call) => ({
    json: paged(call, 'data', [{ id: 1, instruction: 'Ring twice' }]),
  }));
}
