import * as v from 'valibot';
import { profile } from '../../../domain/entities/customer';
import { identitySettings } from '../../../machines/identitySettings';
import { moduleMachine } from '../../../machines/module';
import { paymentMachine } from '../../../machines/payment';
import { placeOrderMachine } from '../../../machines/placeOrder';
import { profileEditMachine } from '../../../machines/profileEdit';
import { storePlace } from '../../../src/storage/storage';
import { settings } from '../../support/fakeCart';
import { beside } from '../../support/over';
import { renderAtOnce } from '../../support/renderAtOnce';
import { answers } from '../../support/staged';
import { takePaths } from '../../support/takePaths';

const shop = {
  ...settings,
  cash_on_delivery: 1 as const,
  is_mail_active: 1 as const,
  is_sms_active: 1 as const,
};
answers.set('/config', shop);
answers.set('/customer/cart/list', []);

const { ItemFlow } = await import('../../../src/flows/item/ItemFlow');
const { PaymentNotice } = await import('../../../src/flows/tracking/PaymentNotice');
const { Placing } = await import('../../../src/flows/checkout/PlacingDialog');
const { startOrderAgain } = await import('../../../src/flows/myOrders/startOrderAgain');
const { ProfileForm } = await import('../../../src/flows/profileEdit/ProfileForm');
const { ProofDialog } = await import('../../../src/flows/profileEdit/ProofDialog');
const { PushCard } = await import('../../../src/flows/notifications/PushCard');
const { default: AskShop } = await import('../../../src/flows/askShop/AskShop');
const { Conversation } = await import('../../../src/flows/inbox/Conversation');
const { default: ModuleSelect } = await import('../../../src/flows/module/ModuleSelect');

const ann = v.parse(profile, { id: 1, f_name: 'Ann', email: 'ann@b.co', phone: '+15550100000' });
const nothing = () => undefined;

await takePaths({
  item: ({ item }: { item: never }) => renderAtOnce(<ItemFlow item={item} preset={{}} />),
  payment: (input: never) =>
    renderAtOnce(
      <PaymentNotice
        input={input}
        onChanged={nothing}
        machine={paymentMachine}
        words={{ unpaid: 'Not paid', failed: 'It failed', underWay: 'Your payment is on its way' }}
      />,
    ),
  placeOrder: beside(placeOrderMachine, (actor) => <Placing actor={actor} />),
  orderAgain: async ({ orderId }: { orderId: number }) => {
    storePlace({ address: 'Quay 1', point: { lat: 1, lng: 2 }, zoneIds: [1] });
    await renderAtOnce(null);
    void startOrderAgain(orderId);
  },
  profileEdit: beside(profileEditMachine, (actor) => (
    <>
      <ProfileForm actor={actor} profile={ann} settings={identitySettings(shop)} />
      <ProofDialog actor={actor} />
    </>
  )),
  pushNews: () => renderAtOnce(<PushCard />),
  askShop: () => renderAtOnce(<AskShop />),
  sendMessage: () => renderAtOnce(<Conversation id={7} />),
  module: beside(moduleMachine, (actor) => <ModuleSelect input={actor} onDone={nothing} />),
});
