import type { Order, OrderDetails } from '../orders/order';
import { houseOf } from '../place/house';
import { type CheckoutDraft, type DeliveryPlace, selectedAddressType } from './draft';

/** Where an order goes; it stays there wherever the shopper browses from by now (LOC-07). */
function placeOf({ delivery_address: to }: Pick<Order, 'delivery_address'>) {
  if (!to || to.latitude === null || to.longitude === null) return null;
  const place: DeliveryPlace = {
    id: null,
    address: to.address,
    address_type: to.address_type === selectedAddressType ? '' : to.address_type,
    latitude: to.latitude,
    longitude: to.longitude,
    ...houseOf(to),
  };
  return place;
}

/**
 * What a checkout begins with that changes an order: everything as it was ordered, so that only the change is left
 * to make. A slot that has passed is chosen anew. Null for what comes from no store.
 * @param now milliseconds since 1970
 */
export function draftOfOrder(order: OrderDetails, now: number): CheckoutDraft | null {
  if (!order.store || order.order_type === 'parcel') return null;
  const { schedule_at: slot } = order;
  const hasPassed = slot !== null && Date.parse(slot) <= now;
  const place = placeOf(order);
  return {
    storeId: order.store.id,
    orderType: order.order_type,
    place,
    ...(place && { ofOrder: true }),
    name: order.contact_person_name,
    phone: order.contact_person_number,
    // The shop does not tell it again; a guest's is known to the browser.
    email: '',
    scheduleAt: hasPassed ? null : slot,
    note: order.order_note,
    instruction: order.delivery_instruction,
    leaveAtDoor: order.leave_at_door === 1,
    tip: order.dm_tips,
    couponCode: order.coupon_code || null,
    cutlery: order.cutlery === 1,
    prescription: [],
    placeDone: true,
    detailsDone: !hasPassed,
    paymentMethod: order.payment_method,
    gateway: order.payment_gateway,
  };
}

/**
 * What a checkout begins with that orders the same again: to the same door and in the same name, for the shopper to
 * confirm. What belonged to that day (its slot, note, tip and coupon) is chosen anew. Null for what was not delivered.
 * @param signedIn a customer's profile knows better by now who they are than their order does
 */
export function draftOfRepeat(order: Order, signedIn: boolean): CheckoutDraft | null {
  const place = placeOf(order);
  if (!order.store || order.order_type !== 'delivery' || !place) return null;
  return {
    storeId: order.store.id,
    orderType: 'delivery',
    place,
    name: signedIn ? '' : order.contact_person_name,
    phone: signedIn ? '' : order.contact_person_number,
    email: '',
    scheduleAt: null,
    note: '',
    instruction: order.delivery_instruction,
    leaveAtDoor: order.leave_at_door === 1,
    tip: 0,
    couponCode: null,
    cutlery: order.cutlery === 1,
    prescription: [],
    placeDone: false,
    detailsDone: false,
    paymentMethod: order.payment_method,
  };
}
