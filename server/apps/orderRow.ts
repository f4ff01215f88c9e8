import type { Order, OrderDetails, OrderLine } from '../../domain/orders/order';
import type { AppCall } from './call';
import { itemRow } from './itemRow';
import { type ShopTime, stampOf } from './shopClock';
import { deliveryTimes, storeRow } from './storeRow';

const moments = [
  'pending',
  'confirmed',
  'processing',
  'handover',
  'picked_up',
  'delivered',
  'canceled',
  'failed',
] as const;

const coordinate = (value: number | null) => (value === null ? '' : String(value));

function addressOf(order: Order) {
  const { delivery_address: address } = order;
  return {
    contact_person_name: order.contact_person_name,
    contact_person_number: order.contact_person_number,
    contact_person_email: '',
    address_type: address?.address_type ?? '',
    address: address?.address ?? '',
    floor: address?.floor ?? '',
    road: address?.road ?? '',
    house: address?.house ?? '',
    latitude: coordinate(address?.latitude ?? null),
    longitude: coordinate(address?.longitude ?? null),
  };
}

function courierOf({ delivery_man: courier }: Order, { picture }: Pick<AppCall, 'picture'>) {
  if (!courier) return null;
  const [f_name = '', ...rest] = courier.name.split(' ');
  return {
    id: courier.id,
    f_name,
    l_name: rest.join(' '),
    phone: courier.phone,
    image: courier.image_full_url,
    image_full_url: picture(courier.image_full_url),
    avg_rating: courier.avg_rating,
    rating_count: 0,
    lat: coordinate(courier.lat),
    lng: coordinate(courier.lng),
    location: '',
  };
}

const amountsOf = (order: Order) => ({
  order_amount: order.order_amount,
  total_tax_amount: order.total_tax_amount,
  tax_status: order.tax_included === 1 ? 'included' : 'excluded',
  delivery_charge: order.delivery_charge,
  original_delivery_charge: order.delivery_charge,
  // With what the items' own discounts take.
  store_discount_amount: order.item_discount,
  coupon_discount_amount: order.coupon_discount_amount,
  coupon_code: order.coupon_code || null,
  flash_admin_discount_amount: 0,
  flash_store_discount_amount: 0,
  ref_bonus_amount: 0,
  extra_packaging_amount: 0,
  additional_charge: order.additional_charge,
  dm_tips: order.dm_tips,
  partially_paid_amount: 0,
  adjusment: '0',
});

export function orderRow(order: Order, call: AppCall, shop: ShopTime) {
  const guest = call.given.number('guest_id');
  const { store, receiver_details: receiver } = order;
  const times = deliveryTimes(store?.delivery_time ?? '');
  return {
    id: order.id,
    user_id: guest ?? 0,
    is_guest: guest !== null,
    order_status: order.order_status,
    order_type: order.order_type,
    module_type: order.module_type,
    payment_method: order.payment_method,
    payment_status: order.payment_status,
    ...amountsOf(order),
    order_note: order.order_note || null,
    delivery_instruction: order.delivery_instruction || null,
    cancellation_reason: order.cancellation_reason || null,
    cutlery: order.cutlery === 1,
    prescription_order: false,
    order_attachment_full_url: order.prescription_images_full_url.flatMap(
      (address) => call.picture(address) ?? [],
    ),
    delivery_address: addressOf(order),
    receiver_details: receiver && {
      ...receiver,
      latitude: String(receiver.latitude),
      longitude: String(receiver.longitude),
    },
    charge_payer: order.charge_payer,
    parcel_category: order.parcel_category && {
      ...order.parcel_category,
      image_full_url: call.picture(order.parcel_category.image_full_url),
    },
    store_id: store?.id ?? null,
    store: store && storeRow(store, call, shop),
    delivery_man: courierOf(order, call),
    ...Object.fromEntries(moments.map((name) => [name, stampOf(order[name], shop)])),
    accepted: null,
    refund_requested: null,
    refunded: null,
    created_at: order.created_at,
    updated_at: order.created_at,
    schedule_at: stampOf(order.schedule_at ?? order.created_at, shop),
    scheduled: order.schedule_at === null ? 0 : 1,
    details_count: order.details_count,
    processing_time: null,
    min_delivery_time: times.min_delivery_time,
    max_delivery_time: times.max_delivery_time,
    otp: '',
    free_delivery_by: null,
    refund: null,
    payments: [],
    offline_payment: null,
  };
}

/** Groups of a dish with the prices of what was chosen. */
function variationOf({ variation, item }: OrderLine) {
  return variation.map((chosen) => {
    if (!('values' in chosen)) return chosen;
    const group = item?.food_variations.find(({ name }) => name === chosen.name);
    return {
      name: chosen.name,
      type: group?.type ?? 'single',
      min: group?.min ?? 0,
      max: group?.max ?? 0,
      required: group?.required ?? 'off',
      values: chosen.values.label.map((label) => ({
        label,
        optionPrice: group?.values.find((value) => value.label === label)?.optionPrice ?? 0,
      })),
    };
  });
}

export function linesOfOrder(order: OrderDetails, call: AppCall, shop: ShopTime) {
  return order.details.map((line) => {
    const image = call.picture(line.image_full_url);
    const known = line.item && itemRow(line.item, call, shop);
    return {
      id: line.id,
      order_id: order.id,
      item_id: line.item_id,
      item_campaign_id: null,
      price: line.price,
      quantity: line.quantity,
      discount_on_item: line.discount_on_item,
      discount_type: 'amount',
      tax_amount: 0,
      variant: '[]',
      variation: variationOf(line),
      add_ons: line.add_ons,
      total_add_on_price: line.total_add_on_price,
      item_details: { ...known, id: line.item_id, name: line.name, image_full_url: image },
      image_full_url: image,
      images_full_url: image ? [image] : [],
      is_guest: call.given.number('guest_id') !== null,
    };
  });
}
