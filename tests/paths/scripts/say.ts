import type { Deed, LocalText } from '../../../charts/paths/scripts/script';
import { fill, press } from '../screens/pieces';

/** A text in English, Arabic and Spanish. */
export const say = (en: string, ar: string, es: string): LocalText => ({ en, ar, es });

const privately: Deed = {
  say: say(
    'Open a private window, so that the shop knows nothing of you',
    'افتح نافذة خاصة، كي لا يعرف المتجر عنك شيئًا',
    'Abre una ventana privada, para que la tienda no sepa nada de ti',
  ),
};

const chooseModule: Readonly<Record<string, RegExp>> = {
  food: /^Food/,
  pharmacy: /^Pharmacy/,
  parcel: /^Parcel/,
  rental: /^Car Rental/,
};

/** Somebody new says where to deliver, and what for. */
export const newcomerTo = (module: keyof typeof chooseModule): readonly Deed[] => [
  privately,
  { open: '/' },
  { fill: { role: 'textbox', name: 'Delivery address' }, with: 'Noor Square' },
  { press: { role: 'option', name: /^Noor Square 3/ } },
  press(chooseModule[module] ?? /./),
];

/** The demo's customer signs in. */
export const signedIn: readonly Deed[] = [
  press('Sign In'),
  fill(/^Email or phone/, 'demo@flowmart.example'),
  fill(/^Password/, 'demo1234'),
  { key: 'Enter' },
];

export const stranger = say(
  'You are new in the shop and signed out',
  'أنت جديد في المتجر ولم تسجّل الدخول',
  'Eres nuevo en la tienda y no has iniciado sesión',
);
export const signedOut = say(
  'Nobody is signed in',
  'لا أحد مسجل الدخول',
  'Nadie ha iniciado sesión',
);
export const customer = say(
  'You are signed in as the demo’s customer',
  'سجّلت الدخول بحساب عميل العرض',
  'Has iniciado sesión como el cliente de la demostración',
);
export const account = say(
  'The demo account: demo@flowmart.example, password demo1234',
  'حساب العرض: demo@flowmart.example وكلمة المرور demo1234',
  'La cuenta de la demostración: demo@flowmart.example, contraseña demo1234',
);

/** What the tables type in place of the demo's account. */
export const demoAccount = { 'a@b.co': 'demo@flowmart.example', secret1: 'demo1234' };
