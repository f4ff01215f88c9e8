import type { CheckoutDraft, DeliveryPlace } from '../../../../domain/checkout/draft';
import type { Quote } from '../../../../domain/orders/order';
import { noHouse } from '../../../../domain/place/house';
import type { CheckoutFacts } from '../../../../machines/checkout/checkout';

export const samplePlace: DeliveryPlace = {
  id: null,
  address: '12 Palm Street',
  address_type: 'Selected Address',
  latitude: 25.2,
  longitude: 55.3,
  ...noHouse,
  road: '',
  house: '4',
  floor: '2',
};

export const sampleDraft = (change: Partial<CheckoutDraft> = {}): CheckoutDraft => ({
  storeId: 7,
  orderType: 'delivery',
  place: samplePlace,
  name: 'Lina Haddad',
  phone: '+971 50 123 4567',
  email: 'lina@example.com',
  scheduleAt: null,
  note: '',
  instruction: '',
  leaveAtDoor: false,
  tip: 0,
  couponCode: null,
  cutlery: false,
  prescription: [],
  placeDone: true,
  detailsDone: true,
  paymentMethod: 'cash_on_delivery',
  ...change,
});

export const sampleFacts = (change: Partial<CheckoutFacts> = {}): CheckoutFacts => ({
  signedIn: false,
  guestAllowed: true,
  hasLines: true,
  offers: ['delivery', 'take_away'],
  openNow: true,
  methods: ['cash_on_delivery', 'digital_payment'],
  cashLimit: null,
  ...change,
});

export const sampleQuote = (change: Partial<Quote> = {}): Quote => ({
  subtotal: 20,
  item_discount: 0,
  coupon_discount: 0,
  tax_amount: 1,
  tax_included: 0,
  delivery_charge: 3.5,
  original_delivery_charge: 3.5,
  additional_charge: 0,
  dm_tips: 0,
  total: 24.5,
  distance: 2100,
  coupon: null,
  lines: [],
  coupon_refusal: null,
  ...change,
});
