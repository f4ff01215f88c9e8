import { entryOfLine, type LineWishes } from '../../domain/cart/cartLines';
import type { CheckoutInput } from '../../machines/checkout/checkout';
import { sampleItem, sampleStore } from '../domain/samples';
import { settings } from '../support/fakeCart';
import { over } from '../support/over';
import { renderAtOnce } from './renderHere';
import { answers } from './staged';
import { takePaths } from './takePaths';

// Flows whose paths a browser takes with their server: here their screens are mounted by themselves.

const shop = {
  ...settings,
  cash_on_delivery: 1 as const,
  is_mail_active: 1 as const,
  is_sms_active: 1 as const,
  centralize_login: {
    ...settings.centralize_login,
    manual_login_status: 1 as const,
    otp_login_status: 1 as const,
    social_login_status: 1 as const,
    google_login_status: 1 as const,
    apple_login_status: 1 as const,
  },
};
answers.set('/config', shop);
answers.set('/customer/cart/list', []);

const wishes: LineWishes = { note: '', substitution: 'best_match', substitute: null };
const item = sampleItem({ name: 'Grilled halloumi', price: 10 });
const ordered = [
  {
    key: '1',
    name: item.name,
    picture: '',
    detail: '',
    quantity: 2,
    wishes,
    entry: entryOfLine({ item, quantity: 2, variation: [], addOns: [], wishes }),
    trouble: null,
    direct: null,
    needsPrescription: false,
    isAvailable: true,
    hours: { from: '', to: '' },
    subtotal: 20,
    total: 20,
  },
];

const { Checkout } = await import('../../src/checkout/Checkout');
const { startGuestOrLogin } = await import('../../src/checkout/guestOrLogin/startGuestOrLogin');
const loadSignIn = () => import('../../src/identity/signIn/SignInDialog');

await takePaths({
  checkout: (input: CheckoutInput) =>
    renderAtOnce(
      <Checkout
        input={input}
        linesKey=""
        urlStep={undefined}
        config={shop}
        store={sampleStore({ name: 'Ember', zone_id: 1 })}
        ordered={ordered}
      />,
      '/checkout',
    ),
  guestOrLogin: async () => {
    await renderAtOnce(null);
    void startGuestOrLogin();
  },
  signIn: over(loadSignIn, { mode: 'sign-in', isAwaited: false }),
});
