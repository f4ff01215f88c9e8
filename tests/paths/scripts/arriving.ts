import { defineScript, type LocalText } from '../../../charts/paths/scripts/script';
import { pushNewsMachine } from '../../../machines/account/pushNews';
import { textNewsMachine } from '../../../machines/account/textNews';
import { finishLoginMachine } from '../../../machines/identity/finishLogin';
import { socialLoginMachine } from '../../../machines/identity/socialLogin';
import { parcelMachine } from '../../../machines/parcel/parcel';
import { press } from '../screens/pieces';
import { account, customer, newcomerTo, say, signedIn, signedOut, stranger } from './say';

const atSignIn = [{ open: '/about-us' }, press('Sign In')];

export const finishLogin = defineScript(finishLoginMachine, {
  starts: {
    'a customer': {
      name: say('A customer comes in', 'دخول عميل', 'Entra un cliente'),
      given: [signedOut],
      data: [account],
      steps: [{ open: '/about-us' }, ...signedIn],
    },
    'a customer with two carts': {
      name: say('Two carts', 'سلتان', 'Dos carritos'),
      given: [
        signedOut,
        say(
          'The account’s cart holds something, and so does that of the guest',
          'في سلة الحساب شيء وفي سلة الضيف شيء',
          'El carrito de la cuenta tiene algo, y el del invitado también',
        ),
      ],
      data: [account],
      steps: [{ open: '/about-us' }, ...signedIn],
    },
    'a new customer': {
      name: say('Somebody new comes in', 'دخول عميل جديد', 'Entra alguien nuevo'),
      given: [stranger],
      steps: [
        ...atSignIn,
        press('Sign Up'),
        {
          say: say(
            'Fill in the form, accept the terms and send it',
            'املأ النموذج واقبل الشروط وأرسله',
            'Rellena el formulario, acepta las condiciones y envíalo',
          ),
        },
      ],
    },
  },
});

const byGoogle = say(
  'The shop lets people in through Google: npm run start:firebase',
  'يسمح المتجر بالدخول عبر Google: npm run start:firebase',
  'La tienda deja entrar con Google: npm run start:firebase',
);
const reloaded = (name: LocalText, until: LocalText) => ({
  name,
  given: [signedOut, byGoogle],
  steps: [
    ...atSignIn,
    press('Continue with Google'),
    { say: until },
    {
      say: say('Load the page anew', 'أعد تحميل الصفحة', 'Vuelve a cargar la página'),
    },
  ],
});

export const socialLogin = defineScript(socialLoginMachine, {
  starts: {
    'by Google': {
      name: say('In through Google', 'الدخول عبر Google', 'Entrar con Google'),
      given: [signedOut, byGoogle],
      steps: [...atSignIn, press('Continue with Google')],
    },
    'a reload at the phone': reloaded(
      say('A reload at the phone', 'إعادة تحميل عند الهاتف', 'Una recarga en el teléfono'),
      say(
        'Go on until a phone is asked for',
        'تابع حتى يُطلب رقم هاتف',
        'Sigue hasta que se pida un teléfono',
      ),
    ),
    'a reload at Is It You?': reloaded(
      say(
        'A reload at “Is It You?”',
        'إعادة تحميل عند «هل هذا أنت؟»',
        'Una recarga en «¿Eres tú?»',
      ),
      say(
        'Go on until you are asked whether an account is yours',
        'تابع حتى تُسأل إن كان الحساب لك',
        'Sigue hasta que se te pregunte si una cuenta es tuya',
      ),
    ),
    'a reload at the account’s proof': reloaded(
      say(
        'A reload at the account’s proof',
        'إعادة تحميل عند إثبات الحساب',
        'Una recarga en la prueba de la cuenta',
      ),
      say(
        'Go on until the account is to be proved by a code',
        'تابع حتى يُطلب إثبات الحساب برمز',
        'Sigue hasta que haya que probar la cuenta con un código',
      ),
    ),
  },
});

export const pushNews = defineScript(pushNewsMachine, {
  starts: {
    'a customer': {
      name: say('News on this device', 'أخبار على هذا الجهاز', 'Avisos en este dispositivo'),
      given: [
        customer,
        say(
          'The server is configured for web push: FIREBASE_VAPID_KEY and its neighbours',
          'الخادم مهيأ لإشعارات الويب: FIREBASE_VAPID_KEY وما يتبعه',
          'El servidor está configurado para avisos web: FIREBASE_VAPID_KEY y sus vecinas',
        ),
      ],
      data: [account],
      steps: [{ open: '/' }, ...signedIn, { open: '/profile?page=notifications' }],
    },
  },
});

export const textNews = defineScript(textNewsMachine, {
  starts: {
    'a customer who gets them': {
      name: say(
        'Text messages about orders',
        'رسائل نصية عن الطلبات',
        'Mensajes sobre los pedidos',
      ),
      given: [
        customer,
        say(
          'The server sends text messages: SMS_URL and its neighbours',
          'الخادم يرسل رسائل نصية: SMS_URL وما يتبعه',
          'El servidor envía mensajes de texto: SMS_URL y sus vecinas',
        ),
      ],
      data: [account],
      steps: [{ open: '/' }, ...signedIn, { open: '/settings' }],
    },
  },
});

const atParcel = [...newcomerTo('parcel'), { open: '/parcel' }];

export const parcel = defineScript(parcelMachine, {
  starts: {
    'nothing filled in': {
      name: say('A parcel from the start', 'طرد من البداية', 'Un paquete desde el principio'),
      given: [stranger],
      steps: atParcel,
    },
    'guests may not order': {
      name: say('Guests may not order', 'لا يُسمح للضيوف بالطلب', 'Los invitados no piden'),
      given: [
        stranger,
        say(
          'The shop takes no orders of guests: settings set guest_checkout_status',
          'لا يقبل المتجر طلبات الضيوف: settings set guest_checkout_status',
          'La tienda no acepta pedidos de invitados: settings set guest_checkout_status',
        ),
      ],
      steps: atParcel,
    },
    'a parcel without an answer': {
      name: say('A parcel without an answer', 'طرد بلا جواب', 'Un paquete sin respuesta'),
      given: [
        stranger,
        say(
          'A parcel was sent off, and the connection was lost before the answer came',
          'أُرسل طرد ثم انقطع الاتصال قبل وصول الجواب',
          'Se envió un paquete y la conexión se perdió antes de la respuesta',
        ),
      ],
      steps: atParcel,
    },
  },
});
