import { linesOf } from './cart';
import { couponOf } from './coupons';
import { type Charged, chargeOf, deliveryOf, priced, vehicleExtra } from './pricing';
import { type Call, numberOf, type On, type Reply, type Row, refuse, textOf } from './router';
import { itemRow, storeRow } from './rows';
import {
  asCaller,
  type Caller,
  moduleOf,
  nextId,
  type Order,
  type OrderLine,
  paged,
  type State,
  zonesOf,
} from './state';

const stamp = () => new Date().toISOString().replace('T', ' ').slice(0, 19);

const contact = ({ fields }: Call): Row => ({
  contact_person_name: fields.contact_person_name,
  contact_person_number: fields.contact_person_number,
  contact_person_email: fields.contact_person_email ?? '',
  address_type: fields.address_type ?? 'Delivery',
  address: fields.address,
  floor: fields.floor ?? '',
  road: fields.road ?? '',
  house: fields.house ?? '',
  longitude: textOf(fields.longitude),
  latitude: textOf(fields.latitude),
});

const needed = (call: Call, caller: Caller): string | undefined => {
  const isTakeAway = call.fields.order_type === 'take_away';
  const guests = ['contact_person_name', 'contact_person_number', 'contact_person_email'];
  return [
    'payment_method',
    'order_type',
    ...(call.fields.order_type === 'parcel' ? [] : ['store_id']),
    ...(isTakeAway ? [] : ['distance', 'address']),
    ...(caller.user ? [] : guests),
  ].find((name) => textOf(call.fields[name]) === '');
};

/** The lines of a cart, or of a direct purchase as JSON text. */
function linesIn(state: State, call: Call, caller: Caller, module: number) {
  if (!numberOf(call.fields.is_buy_now))
    return linesOf(
      state,
      caller.key,
      module,
      state.version === 26 ? numberOf(call.fields.store_id) : null,
    );
  return (JSON.parse(textOf(call.fields.cart)) as Row[]).map((one) => ({
    id: 0,
    owner: caller.key,
    module,
    item: Number(one.item_id),
    isCampaign: textOf(one.item_type).endsWith('ItemCampaign'),
    price: Number(one.price),
    quantity: Number(one.quantity),
    variation: one.variation as Row[],
    addOns: one.add_on_ids as number[],
    addOnQuantities: one.add_on_qtys as number[],
  }));
}

function keep(state: State, call: Call, caller: Caller, of: Row & { lines: OrderLine[] }): Order {
  const isPaidFirst = call.fields.payment_method === 'wallet';
  const waits = state.version === 26 && call.fields.payment_method === 'digital_payment';
  const status = isPaidFirst ? 'confirmed' : waits ? 'failed' : 'pending';
  const order: Order = {
    ...of,
    id: nextId(state),
    owner: caller.key,
    is_guest: !caller.user,
    user_id: caller.id,
    order_status: status,
    payment_status: isPaidFirst ? 'paid' : 'unpaid',
    payment_method: call.fields.payment_method,
    order_type: call.fields.order_type,
    delivery_address: contact(call),
    order_note: call.fields.order_note ?? null,
    delivery_instruction: call.fields.delivery_instruction ?? null,
    cutlery: Number(call.fields.cutlery ?? 0) === 1,
    schedule_at: call.fields.schedule_at ?? stamp(),
    scheduled: call.fields.schedule_at ? 1 : 0,
    created_at: new Date().toISOString(),
    pending: stamp(),
  };
  state.orders.unshift(order);
  return order;
}

const placed = (order: Order): Reply => ({
  json: {
    message: 'Order placed successfully',
    order_id: order.id,
    total_ammount: order.order_amount,
    status: order.order_status,
    created_at: order.created_at,
    user_id: order.user_id,
  },
});

const amounts = (of: Charged): Row => ({
  order_amount: of.total,
  total_tax_amount: of.tax,
  delivery_charge: of.delivery,
  original_delivery_charge: of.delivery,
  store_discount_amount: of.discount,
  coupon_discount_amount: of.coupon,
  additional_charge: of.additional,
  extra_packaging_amount: of.packing,
  dm_tips: of.tips,
  adjusment: '0.00',
});

function placeParcel(state: State, call: Call, caller: Caller): Reply {
  const receiver = JSON.parse(textOf(call.fields.receiver_details)) as Row;
  if (!numberOf(receiver.zone_id)) return refuse(403, 'receiver_details', 'Receiver zone missing');
  const delivery = deliveryOf(
    state,
    3,
    Number(call.fields.distance),
    textOf(call.fields.schedule_at),
  );
  const tips = Number(call.fields.dm_tips ?? 0);
  const of = {
    items: 0,
    discount: 0,
    coupon: 0,
    tax: 0,
    delivery,
    additional: 0.75,
    packing: 0,
    tips,
  };
  return placed(
    keep(state, call, caller, {
      ...amounts({ ...of, total: Math.round((delivery + tips + 0.75) * 100) / 100 }),
      lines: [],
      module: 3,
      module_type: 'parcel',
      charge_payer: call.fields.charge_payer ?? 'sender',
      receiver_details: receiver,
      parcel_category: { id: numberOf(call.fields.parcel_category_id), name: 'Documents' },
    }),
  );
}

function place(state: State, call: Call, caller: Caller): Reply {
  const missing = needed(call, caller);
  if (missing) return refuse(403, missing, `The ${missing} field is required.`);
  const module = moduleOf(state, call);
  if (!module) return refuse(403, 'moduleId', 'Module id is required.');
  if (!textOf(call.fields.latitude) || !zonesOf(call))
    return refuse(403, 'coordinates', 'Out of coverage');
  if (call.fields.order_type === 'parcel') return placeParcel(state, call, caller);
  const store = state.stores.find(({ id }) => id === numberOf(call.fields.store_id));
  if (!store) return refuse(404, 'order_time', 'Store not found');
  const taken = linesIn(state, call, caller, module.id);
  if (taken.some(({ item }) => state.gone.includes(item)))
    return refuse(404, 'item', 'Item not found');
  const lines = priced(state, taken, store);
  if (lines.length === 0) return refuse(403, 'empty_cart', 'Your cart is empty');
  const stores = new Set(
    lines.map((line) => state.items.find(({ id }) => id === line.item)?.store),
  );
  if (stores.size > 1) return refuse(403, 'different_stores', 'Items of different stores');
  const code = textOf(call.fields.coupon_code);
  const coupon = code ? couponOf(state, code) : null;
  if (code && !coupon) return refuse(404, 'coupon', 'Coupon not found');
  const of = chargeOf(state, lines, store, {
    type: textOf(call.fields.order_type),
    distance: Number(call.fields.distance ?? 0),
    tips: Number(call.fields.dm_tips ?? 0),
    coupon,
    at: textOf(call.fields.schedule_at),
  });
  if (of.items < store.minimum)
    return refuse(
      state.version === 26 ? 403 : 406,
      'order_time',
      `Order at least ${store.minimum}`,
    );
  if (call.fields.payment_method === 'wallet') {
    const user = caller.user;
    if (!user || user.wallet_balance < of.total)
      return refuse(203, 'order_amount', 'Insufficient balance');
    user.wallet_balance -= of.total;
  }
  if (!numberOf(call.fields.is_buy_now))
    state.lines = state.lines.filter((line) => !taken.includes(line));
  return placed(
    keep(state, call, caller, {
      ...amounts(of),
      lines,
      module: module.id,
      module_type: module.type,
      store_id: store.id,
      coupon_code: code || null,
    }),
  );
}

const orderTypeOf = (lines: OrderLine[]) => lines.length;

function orderRow(state: State, order: Order): Row {
  const { owner: _, lines, module, ...row } = order;
  const store = state.stores.find(({ id }) => id === row.store_id);
  return {
    ...row,
    module_id: module,
    details_count: orderTypeOf(lines),
    store: store ? storeRow(state, store) : null,
    delivery_man: row.delivery_man ?? null,
    receiver_details: row.receiver_details ?? null,
    parcel_category: row.parcel_category ?? null,
    tax_status: 'excluded',
    refund: null,
    payments: row.payments ?? [],
    offline_payment: row.offline_payment ?? null,
    translations: [],
  };
}

function lineRow(state: State, order: Order, line: OrderLine): Row {
  const item = state.items.find(({ id }) => id === line.item);
  const groups = item?.groups ?? [];
  return {
    id: line.id + 1_000_000,
    item_id: line.isCampaign ? null : line.item,
    item_campaign_id: line.isCampaign ? line.item : null,
    order_id: order.id,
    price: line.unit,
    quantity: line.quantity,
    discount_on_item: line.discount,
    discount_type: 'discount_on_product',
    tax_amount: 0,
    variant: '[]',
    // Choices come back as a list of what was chosen, not under a label as they were sent.
    variation: line.variation.map((one) => {
      const group = groups.find(({ name }) => name === one.name);
      const labels = (one.values as { label?: string[] } | undefined)?.label ?? [];
      return group
        ? { ...group, values: group.values.filter(({ label }) => labels.includes(label)) }
        : one;
    }),
    add_ons: line.addOns.map((id, index) => ({
      id,
      name: id === 5 ? 'Olives' : 'Garlic dip',
      price: id === 5 ? 2 : 1.5,
      quantity: line.addOnQuantities[index],
    })),
    total_add_on_price: line.addOnsTotal,
    item_details: item ? itemRow(state, item) : '[]',
    is_guest: order.is_guest,
  };
}

const running = ['pending', 'accepted', 'confirmed', 'processing', 'handover', 'picked_up'];

export function orders(on: On, state: State): void {
  const own = ({ key }: Caller) => state.orders.filter(({ owner }) => owner === key);
  const mine = (call: Call, caller: Caller) =>
    own(caller).find(({ id }) => id === numberOf(call.fields.order_id));
  const page = (isRunning: boolean) =>
    asCaller(state, (call, caller) => {
      const rows = own(caller).filter(
        ({ order_status }) => running.includes(order_status) === isRunning,
      );
      if (!numberOf(call.fields.limit)) return refuse(403, 'limit', 'The limit field is required.');
      return {
        json: paged(
          call,
          'orders',
          rows.map((one) => orderRow(state, one)),
        ),
      };
    });
  on(
    'POST',
    '/customer/order/place',
    asCaller(state, (call, caller) => place(state, call, caller)),
  );
  on('GET', '/customer/order/list', page(false));
  on('GET', '/customer/order/running-orders', page(true));
  on('GET', '/vehicle/extra_charge', (call) => ({
    json: vehicleExtra(Number(call.fields.distance)),
  }));
  on(
    'GET',
    '/customer/order/track',
    asCaller(state, (call, caller) => {
      const number = textOf(call.fields.contact_number);
      const whole = number && !number.startsWith('+') ? `+${number.trim()}` : number;
      const order = caller.user
        ? mine(call, caller)
        : state.orders.find(
            (one) =>
              one.id === numberOf(call.fields.order_id) &&
              (one.delivery_address as Row).contact_person_number === whole,
          );
      if (!caller.user && !number) return refuse(403, 'contact_number', 'Contact number required');
      return order
        ? { json: orderRow(state, order) }
        : { status: 404, json: { errors: [{ code: 'order', message: 'Order not found' }] } };
    }),
  );
  on(
    'GET',
    '/customer/order/details',
    asCaller(state, (call, caller) => {
      const order = caller.user
        ? mine(call, caller)
        : state.orders.find(({ id }) => id === numberOf(call.fields.order_id));
      if (!order) return refuse(404, 'order', 'Order not found');
      if (order.lines.length === 0) return { json: orderRow(state, order) };
      return { json: order.lines.map((line) => lineRow(state, order, line)) };
    }),
  );
  on(
    'PUT',
    '/customer/order/cancel',
    asCaller(state, (call, caller) => {
      const order = mine(call, caller);
      if (!order) return refuse(404, 'order', 'Order not found');
      if (!['pending', 'failed', 'canceled'].includes(order.order_status))
        return refuse(403, 'order', 'You can not cancel after confirm');
      Object.assign(order, {
        order_status: 'canceled',
        canceled: stamp(),
        cancellation_reason: call.fields.reason,
      });
      return { json: { message: 'Order canceled successfully' } };
    }),
  );
  on(
    'PUT',
    '/customer/order/payment-method',
    asCaller(state, (call, caller) => {
      const order = mine(call, caller);
      if (!order) return refuse(404, 'order', 'Order not found');
      Object.assign(order, { payment_method: 'cash_on_delivery', order_status: 'pending' });
      return { json: { message: 'Payment method updated' } };
    }),
  );
}
