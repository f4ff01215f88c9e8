import { useRef } from 'react';
import * as v from 'valibot';
import { profile } from '../../../domain/account/customer';
import { orderDetails } from '../../../domain/orders/order';
import { rideJob, rideOffer } from '../../../domain/ride/rideOrder';
import { profileEditMachine } from '../../../machines/account/profileEdit';
import { paymentMachine } from '../../../machines/checkout/payment';
import { placeOrderMachine } from '../../../machines/checkout/placeOrder';
import { identitySettings } from '../../../machines/identity/identitySettings';
import { moduleMachine } from '../../../machines/place/module';
import { bookTripMachine } from '../../../machines/rental/bookTrip';
import type { RideJobInput, RideStage } from '../../../machines/ride/rideJob';
import { ridePressesMachine } from '../../../machines/ride/ridePresses';
import { queryClient } from '../../../src/client/queryClient';
import { storePlace } from '../../../src/client/storage/storage';
import { settings } from '../../support/fakeCart';
import { beside } from '../../support/over';
import { renderAtOnce } from '../../support/renderAtOnce';
import { sampleCart } from '../../support/rental';
import { answers, namesGiven } from '../../support/staged';
import { takePaths } from '../../support/takePaths';

const shop = {
  ...settings,
  cash_on_delivery: 1 as const,
  is_mail_active: 1 as const,
  is_sms_active: 1 as const,
  active_payment_method_list: ['Card', 'Bank transfer'].map((gateway_title) => ({
    gateway: gateway_title === 'Card' ? 'card' : 'bank',
    gateway_title,
    gateway_image_full_url: '',
  })),
};
for (const name of [
  'Corner Bakery',
  'Quay 1',
  'City Wheels',
  'Palm Street 1',
  'Airport Road 9',
  'AN',
  'food',
  'rental',
])
  namesGiven.add(name);
const paymentWords = {
  unpaid: 'Not paid',
  failed: 'It failed',
  underWay: 'Your payment is on its way',
};
for (const text of Object.values(paymentWords)) namesGiven.add(text);
answers.set('/config', shop);
answers.set('/customer/cart/list', []);
answers.set('/rental/user/trip/get-tax', {
  lines: [],
  subtotal: 50,
  discount: 0,
  coupon_discount: 0,
  tax_amount: 0,
  tax_included: 0,
  total: 50,
  coupon: null,
});

answers.set('/desk/me', {
  id: 1,
  email: 'samir@store.example',
  role: 'owner',
  store: {
    id: 7,
    name: 'Palm Bakery',
    logo_full_url: '',
    busy_minutes: 0,
    closed_until: null,
    hours: [],
  },
});
answers.set('/desk/staff', { staff: [] });
answers.set('/desk/talks/{id}', {
  talk: { id: 7, first_name: 'Lina', order_id: null, waiting_since: '2026-01-01T10:00:00.000Z' },
  messages: [],
  next: null,
});
answers.set('/desk/shop/me', {
  id: 1,
  email: 'omar@shop.example',
  applications: 0,
  refunds: 0,
  lost: 0,
});
answers.set('/desk/shop/acts', { acts: [], next: null });
for (const name of [
  'Lina',
  'samir@store.example',
  'omar@shop.example',
  'Monday',
  'Tuesday',
  'Friday',
])
  namesGiven.add(name);

const { default: StorePanel } = await import('../../../src/desk/store/StorePanel');
const { ItemFlow } = await import('../../../src/catalogue/item/ItemFlow');
const { PaymentNotice } = await import('../../../src/orders/tracking/PaymentNotice');
const { Placing } = await import('../../../src/checkout/PlacingDialog');
const { startOrderAgain } = await import('../../../src/orders/myOrders/startOrderAgain');
const { ProfileForm } = await import('../../../src/account/profileEdit/ProfileForm');
const { ProofDialog } = await import('../../../src/account/profileEdit/ProofDialog');
const { TextSwitch } = await import('../../../src/account/settings/TextSwitch');
const { PushCard } = await import('../../../src/account/notifications/PushCard');
const { default: AskShop } = await import('../../../src/orders/askShop/AskShop');
const { Conversation } = await import('../../../src/orders/inbox/Conversation');
const { DeskSignIn } = await import('../../../src/desk/signIn/DeskSignIn');
const { OperatorRoom } = await import('../../../src/operator/OperatorRoom');
const { TalkPane } = await import('../../../src/desk/inbox/TalkPane');
const { OrdersBoard } = await import('../../../src/desk/board/OrdersBoard');
const { RideSignIn } = await import('../../../src/ride/signIn/RideSignIn');
const { RideHome } = await import('../../../src/ride/board/RideHome');
const { UnsentPresses } = await import('../../../src/ride/board/UnsentPresses');
const { JobCard } = await import('../../../src/ride/job/JobCard');
const { default: ModuleSelect } = await import('../../../src/place/module/ModuleSelect');

const { orderQuery } = await import('../../../src/orders/api/orders');
const { CheckoutScope, startCheckout } = await import('../../support/checkoutPlace');
const { TrackedOrder } = await import('../../../src/orders/tracking/TrackedOrder');
const { TripCheckout } = await import('../../../src/rental/bookTrip/TripCheckout');
const { PrescriptionField } = await import('../../../src/checkout/details/PrescriptionField');
const { usePrescription } = await import('../../../src/checkout/details/usePrescription');

const ann = v.parse(profile, { id: 1, f_name: 'Ann', email: 'ann@b.co', phone: '+15550100000' });
const nothing = () => undefined;

const order = v.parse(orderDetails, {
  id: 100007,
  order_status: 'picked_up',
  order_type: 'delivery',
  payment_method: 'cash_on_delivery',
  order_amount: 30,
  details: [],
});
const offer = v.parse(rideOffer, {
  id: 100007,
  order_type: 'delivery',
  from: { name: 'Corner Bakery', address: 'Quay 1', lat: 1, lng: 2 },
  distance: 2400,
  fee: 5,
});
const statuses = { store: 'handover', road: 'picked_up', over: 'canceled' } as const;
const rideOf = (stage: RideStage, isCash: boolean) => {
  const cash = isCash ? 30 : 0;
  return stage === 'offer'
    ? { ...offer, cash }
    : v.parse(rideJob, { ...offer, cash, order_status: statuses[stage], to: { name: 'Lina' } });
};
const lina = { name: 'Lina Haddad', phone: '+971501234567', email: 'l@b.co' };

function Pictures() {
  return <PrescriptionField flow={usePrescription()} button={useRef(null)} />;
}

await takePaths({
  deskSignIn: ({ invite }: { invite: string }) =>
    renderAtOnce(<DeskSignIn invite={invite} hasEnded={false} onSignedIn={nothing} />),
  operatorSession: () =>
    renderAtOnce(<OperatorRoom view="log" onView={nothing} onLeft={nothing} />),
  changeStore: () => renderAtOnce(<StorePanel view="store" />),
  ordersBoard: () =>
    renderAtOnce(
      <OrdersBoard
        view="orders"
        onView={nothing}
        inbox={{ of: 'messages', talk: null }}
        onInbox={nothing}
        onLeft={nothing}
      />,
    ),
  answerShopper: () => {
    localStorage.clear();
    return renderAtOnce(<TalkPane id={7} onBack={nothing} />);
  },
  rideSignIn: ({ invite }: { invite: string }) =>
    renderAtOnce(<RideSignIn invite={invite} hasEnded={false} onSignedIn={nothing} />),
  rideBoard: () => renderAtOnce(<RideHome onLeft={nothing} />),
  ridePresses: beside(ridePressesMachine, (actor) => <UnsentPresses actor={actor} />),
  rideJob: ({ stage, isCash, kept }: RideJobInput) =>
    renderAtOnce(
      <JobCard
        entry={rideOf(stage, isCash)}
        begun={kept}
        onHold={nothing}
        onEnd={nothing}
        onTalk={nothing}
      />,
    ),
  bookTrip: beside(bookTripMachine, (actor) => (
    <TripCheckout
      actor={actor}
      cart={sampleCart([{}])}
      config={shop}
      signedIn={false}
      known={lina}
    />
  )),
  prescription: () =>
    renderAtOnce(
      <CheckoutScope actor={startCheckout({}, false, false)}>
        <Pictures />
      </CheckoutScope>,
    ),
  tracking: (input: { orderId: number; contactNumber: null }) => {
    queryClient.setQueryData(orderQuery(input).queryKey, order);
    return renderAtOnce(
      <TrackedOrder orderKey={input} flag={null} placed={false} onTrack={nothing} />,
    );
  },
  item: ({ item }: { item: never }) => renderAtOnce(<ItemFlow item={item} preset={{}} />),
  payment: (input: never) =>
    renderAtOnce(
      <PaymentNotice
        input={input}
        onChanged={nothing}
        machine={paymentMachine}
        total={undefined}
        words={paymentWords}
      />,
    ),
  placeOrder: beside(placeOrderMachine, (actor) => <Placing actor={actor} />),
  orderAgain: async ({ orderId }: { orderId: number }) => {
    storePlace({ address: 'Quay 1', point: { lat: 1, lng: 2 }, zoneIds: [1] });
    await renderAtOnce(null);
    void startOrderAgain({ ...order, id: orderId });
  },
  profileEdit: beside(profileEditMachine, (actor) => (
    <>
      <ProfileForm actor={actor} profile={ann} settings={identitySettings(shop)} />
      <ProofDialog actor={actor} />
    </>
  )),
  pushNews: () => renderAtOnce(<PushCard />),
  textNews: () => renderAtOnce(<TextSwitch wanted />),
  askShop: () => renderAtOnce(<AskShop />),
  sendMessage: () => renderAtOnce(<Conversation id={7} />),
  module: beside(moduleMachine, (actor) => <ModuleSelect input={actor} onDone={nothing} />),
});
