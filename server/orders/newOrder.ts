import type { OwnText } from '../../domain/language/localized';
import { houseOf } from '../../domain/place/house';
import { fromMillis, toMillis } from '../../domain/values/money';
import { deliveryMinutes } from '../catalogue/stores/openNow';
import type { Env } from '../env';
import { plainAddress } from '../identity/account/photos';
import { emailOf, phoneDigits } from '../identity/identifiers';
import type { OrderWriting } from './place';
import { isPaidAtOnce, waitsForPage } from './rules';
import type { NewOrder, NewOrderLine } from './store';
import {
  demoArrival,
  demoSeconds,
  offerTime,
  promisedArrival,
  stepTime,
} from './tracking/timeline';

/** When an order that is placed, or paid, at `now` moves on, and when it will arrive. */
export function planOf(
  env: Env,
  order: {
    orderType: NewOrder['orderType'];
    scheduleAt: Date | null;
    waitsForPayment: boolean;
    minutes: { least: number; most: number };
  },
  now: Date,
): Pick<NewOrder, 'nextStepAt' | 'eta' | 'etaLatest'> {
  const { orderType, scheduleAt } = order;
  const speed = env.DEMO_SPEED;
  const arrival = env.DEMO_MODE
    ? demoArrival('pending', orderType, now, scheduleAt, speed)
    : promisedArrival(now, scheduleAt, order.minutes);
  const moves = env.DEMO_MODE
    ? stepTime('pending', orderType, now, scheduleAt, speed)
    : orderType === 'parcel'
      ? offerTime(now, scheduleAt, order.minutes.most)
      : null;
  return {
    nextStepAt: order.waitsForPayment ? null : moves,
    eta: arrival.eta,
    etaLatest: arrival.latest,
  };
}

export function newOrder(env: Env, all: OrderWriting): NewOrder {
  const { scope, order, ground, priced, scheduleAt, now } = all;
  const { quote } = priced;
  const isDelivery = order.order_type === 'delivery';
  const rideSeconds = env.DEMO_MODE
    ? Math.max(1, Math.round(demoSeconds.picked_up / env.DEMO_SPEED))
    : (ground.way?.seconds ?? null);
  return {
    owner: scope.owner,
    language: scope.language,
    customerId: scope.caller.kind === 'customer' ? scope.caller.id : null,
    moduleId: scope.moduleId,
    zoneId: ground.store.zoneId,
    storeId: ground.store.id,
    status: 'pending',
    orderType: order.order_type,
    paymentMethod: order.payment_method,
    paymentStatus: isPaidAtOnce(order.payment_method, priced.total) ? 'paid' : 'unpaid',
    orderAmount: priced.total,
    subtotal: toMillis(quote.subtotal),
    itemDiscount: toMillis(quote.item_discount),
    couponId: priced.couponRow?.id ?? null,
    couponCode: priced.couponRow?.code ?? '',
    couponDiscount: toMillis(quote.coupon_discount),
    tax: toMillis(quote.tax_amount),
    taxIncluded: quote.tax_included === 1,
    deliveryCharge: toMillis(quote.delivery_charge),
    originalDeliveryCharge: toMillis(quote.original_delivery_charge),
    additionalCharge: toMillis(quote.additional_charge),
    dmTips: toMillis(quote.dm_tips),
    distance: ground.way?.distance ?? null,
    contactPersonName: order.contact_person_name,
    contactPersonNumber: order.contact_person_number,
    contactDigits: phoneDigits(order.contact_person_number),
    // What is no address is nobody's to be written to.
    contactPersonEmail: emailOf(order.contact_person_email) ?? '',
    deliveryAddress:
      isDelivery && ground.address
        ? {
            address: order.address,
            address_type: order.address_type,
            ...houseOf(order),
            latitude: ground.address.lat,
            longitude: ground.address.lng,
          }
        : null,
    orderNote: order.order_note,
    prescriptionImages: order.prescription_images.map(plainAddress),
    deliveryInstruction: order.delivery_instruction,
    leaveAtDoor: isDelivery && order.leave_at_door === 1,
    cutlery: order.cutlery === 1,
    route: ground.way?.route ?? '',
    rideSeconds: isDelivery ? rideSeconds : null,
    scheduleAt,
    ...planOf(
      env,
      {
        orderType: order.order_type,
        scheduleAt,
        waitsForPayment: waitsForPage(order.payment_method, priced.total),
        minutes: deliveryMinutes(ground.store),
      },
      now,
    ),
    createdAt: now,
    updatedAt: now,
  };
}

/** The lines of a new order: names, pictures and prices as they were when it was placed; `names` of what is taken instead. */
export const newLines = (
  { candidates, priced }: OrderWriting,
  names: ReadonlyMap<number, OwnText>,
): Omit<NewOrderLine, 'orderId'>[] =>
  candidates.map(({ sellable, choice, quantity, wishes }, index) => {
    const price = priced.lines[index];
    const { item } = sellable;
    const instead = wishes.substituteItemId ?? 0;
    const name = names.get(instead);
    return {
      itemId: item.id,
      variationId: choice.combination?.id ?? null,
      name: item.name,
      image: item.image,
      quantity,
      price: price?.unitPrice ?? 0,
      discount: price?.unitDiscount ?? 0,
      lineDiscount: price?.discount ?? 0,
      addOnPrice: price?.addOns ?? 0,
      variation: choice.variation.map((chosen) =>
        'type' in chosen && choice.combination
          ? { ...chosen, price: fromMillis(choice.combination.price) }
          : chosen,
      ),
      addOns: choice.addOns.flatMap(({ id, quantity: count }) => {
        const addOn = item.addOns.find((offered) => offered.id === id);
        return addOn ? [{ id, name: addOn.name, price: addOn.price, quantity: count }] : [];
      }),
      stockTaken: item.stock !== null,
      flashSaleId: sellable.flash?.saleId ?? null,
      note: wishes.note,
      substitution: wishes.substitution,
      substitute: name ? { id: instead, name } : null,
    };
  });
