import type { Quote } from '../../../../domain/orders/order';
import type { ParcelDraft } from '../../../../domain/parcel/parcelDraft';
import type { ParcelFacts } from '../../../../machines/parcel/parcel';
import { samplePlace, sampleQuote } from '../../checkout/checkout/samples';

export const elsewhere = {
  ...samplePlace,
  address: '9 Harbour Road',
  latitude: 25.23,
  longitude: 55.33,
};

export const sampleParcel = (change: Partial<ParcelDraft> = {}): ParcelDraft => ({
  categoryId: 2,
  note: 'Ring twice',
  instruction: 'Keep it upright',
  leaveAtDoor: false,
  sender: { name: 'Lina Haddad', phone: '+971 50 123 4567', place: samplePlace },
  receiver: { name: 'Omar Saleh', phone: '+971 50 765 4321', place: elsewhere },
  payer: 'sender',
  scheduleAt: null,
  tip: 0,
  method: 'cash_on_delivery',
  whatDone: true,
  senderDone: true,
  receiverDone: true,
  ...change,
});

export const sampleParcelFacts = (change: Partial<ParcelFacts> = {}): ParcelFacts => ({
  signedIn: false,
  guestAllowed: true,
  openNow: true,
  methods: ['cash_on_delivery', 'digital_payment'],
  cashLimit: null,
  ...change,
});

export const parcelQuote = (): Quote =>
  sampleQuote({ subtotal: 0, tax_amount: 0, total: 3.5, distance: 4_210 });

export const placedParcel = {
  kind: 'placed' as const,
  orderId: 100_009,
  redirect: null,
  contactNumber: '+971501234567',
  earlier: false,
};
