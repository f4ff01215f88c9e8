import type { quoteParcel } from '../../domain/parcel/parcelPrice';
import { houseOf } from '../../domain/place/house';
import { toMillis } from '../../domain/values/money';
import type { Env } from '../env';
import { emailOf, phoneDigits } from '../identity/identifiers';
import { planOf } from '../orders/newOrder';
import { isPaidAtOnce, waitsForPage } from '../orders/rules';
import type { NewOrder } from '../orders/store';
import { demoSeconds } from '../orders/tracking/timeline';
import { parcelMinutes } from './coming';
import type { WritingParcel } from './place';

export type PricedParcel = ReturnType<typeof quoteParcel>;

export function newParcel(env: Env, all: WritingParcel): NewOrder {
  const { scope, order, ground, priced, scheduleAt, now } = all;
  const { quote } = priced;
  return {
    owner: scope.owner,
    language: scope.language,
    customerId: scope.caller.kind === 'customer' ? scope.caller.id : null,
    moduleId: scope.moduleId,
    zoneId: ground.zoneId,
    parcelCategoryId: ground.category.id,
    receiver: ground.receiver,
    chargePayer: order.charge_payer,
    status: 'pending',
    orderType: 'parcel',
    paymentMethod: order.payment_method,
    paymentStatus: isPaidAtOnce(order.payment_method, priced.total) ? 'paid' : 'unpaid',
    orderAmount: priced.total,
    subtotal: 0,
    itemDiscount: 0,
    tax: 0,
    taxIncluded: false,
    deliveryCharge: toMillis(quote.delivery_charge),
    originalDeliveryCharge: toMillis(quote.original_delivery_charge),
    additionalCharge: toMillis(quote.additional_charge),
    dmTips: toMillis(quote.dm_tips),
    distance: ground.way.distance,
    contactPersonName: order.contact_person_name,
    contactPersonNumber: order.contact_person_number,
    contactDigits: phoneDigits(order.contact_person_number),
    // What is no address is nobody's to be written to.
    contactPersonEmail: emailOf(order.contact_person_email) ?? '',
    deliveryAddress: {
      address: order.address,
      address_type: order.address_type,
      ...houseOf(order),
      latitude: ground.pickup.lat,
      longitude: ground.pickup.lng,
    },
    orderNote: order.order_note,
    deliveryInstruction: order.delivery_instruction,
    leaveAtDoor: order.leave_at_door === 1,
    route: ground.way.route,
    rideSeconds: env.DEMO_MODE
      ? Math.max(1, Math.round(demoSeconds.picked_up / env.DEMO_SPEED))
      : ground.way.seconds,
    scheduleAt,
    ...planOf(
      env,
      {
        orderType: 'parcel',
        scheduleAt,
        waitsForPayment: waitsForPage(order.payment_method, priced.total),
        minutes: parcelMinutes(ground.way.seconds),
      },
      now,
    ),
    createdAt: now,
    updatedAt: now,
  };
}
