import { selectedAddressType } from '../checkout/draft';
import type { Order, PaymentMethod } from '../orders/order';
import { type House, houseOf } from '../place/house';
import type { ParcelDraft, ParcelPerson } from './parcelDraft';

type PastParcel = Pick<
  Order,
  | 'charge_payer'
  | 'contact_person_name'
  | 'contact_person_number'
  | 'delivery_address'
  | 'delivery_instruction'
  | 'leave_at_door'
  | 'order_note'
  | 'parcel_category'
  | 'payment_method'
  | 'receiver_details'
>;

interface Ground {
  /** Kinds that are offered today. */
  readonly categoryIds: readonly number[];
  readonly methods: readonly PaymentMethod[];
  /** A customer's contact of today. */
  readonly own?: { readonly name: string; readonly phone: string } | null;
}

interface KnownPlace extends House {
  address: string;
  latitude: number | null;
  longitude: number | null;
}

function placeOf(known: KnownPlace | null): ParcelPerson['place'] {
  if (!known || known.latitude === null || known.longitude === null) return null;
  const { address, latitude, longitude } = known;
  return {
    id: null,
    address,
    address_type: selectedAddressType,
    latitude,
    longitude,
    ...houseOf(known),
  };
}

/**
 * A parcel like one that was sent: the same kind, people and places, ready to be ordered. Time and tip are
 * chosen anew; a kind that is no longer offered is asked for.
 */
export function parcelAgain(order: PastParcel, { categoryIds, methods, own }: Ground): ParcelDraft {
  const { receiver_details: receiver, parcel_category: kind } = order;
  const isOffered = kind !== null && categoryIds.includes(kind.id);
  const isOwn = own?.name === order.contact_person_name.trim();
  const payer = order.charge_payer ?? 'sender';
  const method = methods.includes(order.payment_method) ? order.payment_method : methods[0];
  return {
    categoryId: isOffered ? kind.id : null,
    note: order.order_note,
    instruction: order.delivery_instruction,
    leaveAtDoor: order.leave_at_door === 1,
    sender: {
      name: order.contact_person_name,
      phone: (isOwn && own?.phone) || order.contact_person_number,
      place: placeOf(order.delivery_address),
    },
    receiver: {
      name: receiver?.contact_person_name ?? '',
      phone: receiver?.contact_person_number ?? '',
      place: placeOf(receiver),
    },
    payer,
    scheduleAt: null,
    tip: 0,
    method: method ?? null,
    whatDone: isOffered,
    senderDone: true,
    receiverDone: true,
  };
}
