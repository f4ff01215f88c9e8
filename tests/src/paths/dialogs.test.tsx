import * as v from 'valibot';
import { entryOfLine } from '../../../domain/cart/cartLines';
import { draftOfOrder } from '../../../domain/checkout/draftOfOrder';
import { type DeskOrder, deskOrder } from '../../../domain/desk/deskOrder';
import { type DeskTrip, deskTrip } from '../../../domain/desk/deskTrip';
import { storeBalance } from '../../../domain/operator/ledger';
import { lostOrder } from '../../../domain/operator/lostOrder';
import { operatorApplication, operatorRefund } from '../../../domain/operator/operatorRequests';
import { orderDetails } from '../../../domain/orders/order';
import { sampleItem } from '../../domain/samples';
import { settings } from '../../support/fakeCart';
import { over } from '../../support/over';
import { renderAtOnce } from '../../support/renderAtOnce';
import { answers, namesGiven } from '../../support/staged';
import { takePaths } from '../../support/takePaths';

for (const name of [
  'Rana',
  'Samir Aziz',
  'Palm Street 1',
  'Fig Street 2',
  'Jan 1, 10:00 AM',
  'Sourdough',
  'Atlas',
  'Bread',
  'Fig bread',
  'Date bread',
  'English',
  'العربية',
  'Español',
  'News',
  'Once a week',
  'Palm Bakery',
  'Rana Haddad',
  'Comet',
  'Home',
  'Far',
  'Lina Haddad',
  'lina@oven.example',
])
  namesGiven.add(name);
answers.set('/config', {
  ...settings,
  active_payment_method_list: [
    { gateway: 'card', gateway_title: 'Card', gateway_image_full_url: '' },
  ],
  loyalty_point_exchange_rate: 10,
  loyalty_point_minimum_point: 1,
});
const because = (reason: string) => ({ reasons: [{ reason }] });
answers.set('/customer/order/cancellation-reasons', because('Ordered by mistake'));
answers.set('/rental/user/trip/cancellation-reasons', because('Plans have changed'));
answers.set('/customer/order/refund-reasons', because('Something was missing'));

const wishes = { note: '', substitution: 'best_match' as const, substitute: null };
const loaf = sampleItem({ name: 'Sourdough' });
const entry = entryOfLine({ item: loaf, quantity: 2, variation: [], addOns: [], wishes }, 1);
const pendingOrder = v.parse(orderDetails, {
  id: 100007,
  order_status: 'pending',
  order_type: 'delivery',
  payment_method: 'digital_payment',
  payment_status: 'paid',
  order_amount: 24.5,
  store: { id: 7, module_id: 1, zone_id: 3, latitude: 0, longitude: 0 },
  details: [],
});
const atDesk = v.parse(deskOrder, {
  id: 100007,
  order_status: 'pending',
  order_type: 'delivery',
  order_amount: 24.5,
  first_name: 'Rana',
  details: [],
});
const atOffice = v.parse(deskTrip, {
  id: 100012,
  trip_status: 'pending',
  rental_type: 'hourly',
  estimated_hours: 3,
  pickup_time: '2026-11-21T09:00:00.000Z',
  return_time: '2026-11-21T12:00:00.000Z',
  pickup_location: { lat: 0, lng: 0, location_name: 'Home' },
  destination_location: { lat: 0, lng: 0, location_name: 'Far' },
  payment_method: 'cash_on_delivery',
  trip_amount: 30,
  due_amount: 30,
  contact_person_name: 'Rana Haddad',
  contact_person_number: '+966501234567',
  vehicles: [{ id: 1, name: 'Comet', image_full_url: '', quantity: 2 }],
});
const orderKey = { orderId: 100007, contactNumber: null };
const bread = { id: 3, name: 'Bread', image_full_url: '' };

// Each flow opened as the shop opens it.
await takePaths({
  answerApplication: over(
    () => import('../../../src/operator/requests/ApplicationDialog'),
    v.parse(operatorApplication, {
      id: 1001,
      kind: 'store',
      status: 'pending',
      first_name: 'Lina',
      last_name: 'Haddad',
      email: 'lina@oven.example',
    }),
  ),
  answerRefund: over(
    () => import('../../../src/operator/requests/RefundAnswerDialog'),
    v.parse(operatorRefund, { id: 100007, status: 'pending', order_amount: 24.5 }),
  ),
  passOnOrder: over(
    () => import('../../../src/operator/lost/PassOnDialog'),
    v.parse(lostOrder, {
      id: 100007,
      store: { name: '', phone: '' },
      order_amount: 24.5,
      contact: { name: 'Lina Haddad', phone: '+966550001111' },
      from: 'Palm Street 1',
      to: 'Fig Street 2',
      courier: { name: 'Samir Aziz', phone: '+966550002222' },
      waiting_since: null,
      silent_since: '2026-01-01T10:00:00.000Z',
      has_it: 1,
    }),
  ),
  payStore: (input: { balance: number }) =>
    over(
      () => import('../../../src/operator/accounts/PaymentDialog'),
      v.parse(storeBalance, { id: 7, name: 'Palm Bakery', balance: input.balance, paid: 0 }),
    )(),
  editShop: (input: { part: { kind: 'coupon'; id: number } }) => {
    localStorage.removeItem('operatorDrafts');
    return over(() => import('../../../src/operator/shop/ShopPartDialog'), input)();
  },
  addFund: over(() => import('../../../src/account/wallet/AddFundDialog'), null),
  cancelOrder: over(() => import('../../../src/orders/tracking/CancelDialog'), {
    orderKey,
    isParcel: false,
  }),
  cancelTrip: over(() => import('../../../src/rental/trips/CancelTripDialog'), {
    tripId: 100001,
    contactNumber: null,
  }),
  clearCart: over(() => import('../../../src/cart/ClearCartDialog'), null),
  convertPoints: over(() => import('../../../src/account/loyalty/ConvertDialog'), { held: 40 }),
  deleteAccount: over(() => import('../../../src/account/deleteAccount/DeleteAccountDialog'), null),
  editOrder: over(() => import('../../../src/orders/tracking/EditOrderDialog'), {
    order: pendingOrder,
    orderKey,
    flow: { orderId: 100007, key: 'k'.repeat(32), draft: draftOfOrder(pendingOrder, 0) },
  }),
  handleOrder: (input: {
    status: DeskOrder['order_status'];
    canRescue: boolean;
    canDeliver: boolean;
  }) =>
    over(() => import('../../../src/desk/order/OrderDialog'), {
      ...atDesk,
      order_status: input.status,
      payment_status: 'paid',
      can_rescue: input.canRescue ? 1 : 0,
      silent_courier: input.canRescue
        ? { name: 'Samir', phone: '+966501234567', since: '2026-11-20T12:00:00.000Z' }
        : null,
      can_deliver: input.canDeliver ? 1 : 0,
    })(),
  editItem: (input: { itemId: number }) => {
    localStorage.removeItem('deskDrafts');
    return over(() => import('../../../src/desk/item/ItemDialog'), input)();
  },
  handleTrip: (input: { status: DeskTrip['trip_status'] }) => {
    localStorage.removeItem('deskDrafts');
    return over(() => import('../../../src/desk/trips/TripDialog'), {
      ...atOffice,
      trip_status: input.status,
    })();
  },
  interests: async ({ chosen }: { chosen: readonly number[] }) => {
    const { Interests } = await import('../../../src/account/interests/Interests');
    return renderAtOnce(<Interests categories={[bread as never]} chosen={chosen} />);
  },
  language: over(() => import('../../../src/content/language/LanguageDialog'), null),
  lineWishes: over(() => import('../../../src/cart/lineWishes/LineWishesDialog'), {
    entry,
    isDirect: false,
  }),
  logout: over(() => import('../../../src/identity/logout/LogoutDialog'), null),
  newsletter: async () => {
    const { Newsletter } = await import('../../../src/content/newsletter/Newsletter');
    return renderAtOnce(<Newsletter title="News" text="Once a week" />);
  },
  requestRefund: over(() => import('../../../src/orders/afterOrder/RefundDialog'), {
    orderId: 100001,
  }),
  reviewOrder: over(() => import('../../../src/orders/afterOrder/ReviewDialog'), {
    orderId: 100001,
    itemId: 7,
    name: 'Sourdough',
  }),
  reviewTrip: over(() => import('../../../src/rental/trips/ReviewDialog'), {
    tripId: 100001,
    vehicleId: 7,
    name: 'Atlas',
  }),
  tripLength: over(() => import('../../../src/rental/trips/TripLengthDialog'), {
    tripId: 100001,
    contactNumber: null,
    hours: 3,
    type: 'hourly',
    paid: 0,
  }),
});
