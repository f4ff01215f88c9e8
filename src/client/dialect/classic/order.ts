import { type Facts, picture } from './facts';
import { reviewedOf } from './given';
import { itemOf } from './item';
import { choicesOf } from './lines';
import { isChecked, isUnpaid, methodOf } from './orderPaying';
import { refundOf } from './refund';
import { minutesOf, storeOf } from './store';
import { json, moment, number, plain, type Row, row, rowsIn, word, wordsIn, yes } from './values';

const theirStatus: Record<string, string> = {
  accepted: 'confirmed',
  refund_requested: 'delivered',
  refund_request_canceled: 'delivered',
  refunded: 'delivered',
  returned: 'canceled',
};
const ours = new Set([
  'pending',
  'confirmed',
  'processing',
  'handover',
  'picked_up',
  'delivered',
  'canceled',
  'failed',
]);

function statusOf(order: Row): string {
  if (isUnpaid(order)) return 'pending';
  const told = word(order.order_status);
  const status = theirStatus[told] ?? told;
  return ours.has(status) ? status : 'processing';
}

const moments = [
  'created_at',
  'schedule_at',
  'pending',
  'confirmed',
  'processing',
  'handover',
  'picked_up',
  'delivered',
  'canceled',
  'failed',
] as const;

const later = (from: string | null, minutes: number) =>
  from === null ? null : new Date(Date.parse(from) + minutes * 60_000).toISOString();

/** When it comes: not told there, so from when it was asked for by what the store says of its deliveries. */
function arrival(order: Row, times: Record<string, string | null>) {
  const from = yes(order.scheduled) ? times.schedule_at : times.created_at;
  const [least, most] = minutesOf(row(order.store).delivery_time) ?? [30, 45];
  const start = from ?? null;
  return { eta: later(start, least), eta_latest: later(start, most) };
}

const placeOf = (told: unknown) => {
  const place = row(json(told));
  return Object.keys(place).length === 0 ? null : place;
};

function courierOf(facts: Facts, told: unknown) {
  const [one] = Array.isArray(told) ? rowsIn(told) : [row(told)];
  if (!one || number(one.id) === null) return null;
  return {
    ...one,
    name: [one.f_name, one.l_name].map(word).filter(Boolean).join(' '),
    image_full_url: picture(facts, one, 'image', 'delivery_man'),
    vehicle: '',
  };
}

const sum = (order: Row, names: string[]) =>
  names.reduce((total, name) => total + (number(order[name]) ?? 0), 0);

export function orderRead(facts: Facts, order: Row, type: string) {
  const module_type = word(order.module_type) || type;
  const times = Object.fromEntries(moments.map((name) => [name, moment(order[name])]));
  const address = placeOf(order.delivery_address);
  const store = isRowWithId(order.store) ? storeOf(facts, row(order.store), module_type) : null;
  const kind = row(order.parcel_category);
  return {
    ...order,
    ...times,
    ...arrival(order, times),
    order_status: statusOf(order),
    module_type,
    confirmed: times.confirmed ?? moment(order.accepted),
    failed: isUnpaid(order) ? null : times.failed,
    payment_method: methodOf(order),
    payment_status: order.payment_status === 'paid' ? 'paid' : 'unpaid',
    payment_under_way: isChecked(order),
    paid_part: order.payment_status === 'partially_paid' ? order.partially_paid_amount : undefined,
    item_discount: sum(order, [
      'store_discount_amount',
      'flash_admin_discount_amount',
      'flash_store_discount_amount',
      'ref_bonus_amount',
    ]),
    tax_included: order.tax_status === 'included',
    additional_charge: sum(order, ['additional_charge', 'extra_packaging_amount']),
    order_note: plain(order.order_note),
    prescription_images_full_url: wordsIn(order.order_attachment_full_url),
    contact_person_name: word(address?.contact_person_name),
    contact_person_number: word(address?.contact_person_number),
    delivery_address: address,
    store,
    parcel_category: number(kind.id) === null ? null : { ...kind, name: word(kind.name) },
    receiver_details: placeOf(order.receiver_details),
    delivery_man: courierOf(facts, order.delivery_man),
    can_cancel: ['pending', 'failed'].includes(word(order.order_status)),
  };
}

const isRowWithId = (value: unknown) => number(row(value).id) !== null;

const cents = (amount: number) => Math.round(amount * 1000) / 1000;

/** A line's own discount; of a store's (2026) it is told of the whole line, under a word of its own. */
function discountOf(line: Row) {
  const told = number(line.discount_on_item) ?? 0;
  const quantity = number(line.quantity) ?? 1;
  return line.discount_type === 'precentage'
    ? { discount_on_item: Math.floor((told / quantity) * 100) / 100, discount_on_line: told }
    : { discount_on_item: told, discount_on_line: null };
}

function lineOf(facts: Facts, line: Row, type: string) {
  const isCampaign = number(line.item_campaign_id) !== null;
  const item = row(json(line.item_details));
  const id = number(line.item_id) ?? number(line.item_campaign_id);
  const isKnown = number(item.id) !== null;
  return {
    ...line,
    ...discountOf(line),
    item_id: id,
    name: word(item.name) || word(item.title),
    image_full_url:
      word(line.image_full_url) ||
      picture(facts, item, 'image', isCampaign ? 'campaign' : 'product'),
    variation: choicesOf(line.variation),
    add_ons: rowsIn(line.add_ons),
    note: '',
    item: isKnown ? itemOf(facts, item, { type, isCampaign }) : null,
  };
}

const onTheWay = new Set(['handover', 'picked_up']);

/** The code for the courier, which only whoever placed the order may say, where it is asked for there. */
function codeOf(facts: Facts, order: Row, isOwn: boolean | null): string {
  const isAskedFor = yes(facts.settings.order_delivery_verification ?? 1) === 1;
  const isBrought = courierOf(facts, order.delivery_man) !== null && onTheWay.has(statusOf(order));
  return isOwn && isAskedFor && isBrought ? word(order.otp) : '';
}

export function detailsOf(
  facts: Facts,
  told: { order: Row; lines: Row[]; type: string; guest: string | null },
) {
  const { order, guest } = told;
  const isCustomer = guest === null;
  const owner = number(order.user_id);
  const module_type = word(order.module_type) || told.type;
  const details = told.lines.map((line) => lineOf(facts, line, module_type));
  const subtotal = told.lines.reduce(
    (total, line) =>
      total +
      (number(line.price) ?? 0) * (number(line.quantity) ?? 1) +
      (number(line.total_add_on_price) ?? 0),
    0,
  );
  const isDelivered = statusOf(order) === 'delivered';
  const reviewed = reviewedOf(number(order.id) ?? 0);
  const isOwn = isCustomer || (owner === null ? null : owner === number(guest));
  const isPlain = order.order_status === 'delivered';
  const canRefund = isPlain && order.payment_status === 'paid' && isCustomer;
  return {
    ...orderRead(facts, order, module_type),
    subtotal: cents(subtotal),
    details,
    refund: refundOf(order),
    is_mine: isCustomer,
    is_own: isOwn,
    delivery_code: codeOf(facts, order, isOwn),
    can_refund: canRefund && yes(facts.settings.refund_active_status) === 1,
    reviewed_items: reviewed.items,
    courier_reviewed: reviewed.isCourier ? 1 : 0,
    can_review: isDelivered && isCustomer && yes(order.is_reviewed) === 0,
  };
}
