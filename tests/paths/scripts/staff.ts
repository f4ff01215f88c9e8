import { defineScript } from '../../../charts/paths/scripts/script';
import { deskSignInMachine } from '../../../machines/desk/deskSignIn';
import { answerApplicationMachine } from '../../../machines/operator/answerApplication';
import { answerRefundMachine } from '../../../machines/operator/answerRefund';
import { editShopMachine } from '../../../machines/operator/editShop';
import { operatorSessionMachine } from '../../../machines/operator/operatorSession';
import { passOnOrderMachine } from '../../../machines/operator/passOnOrder';
import { payStoreMachine } from '../../../machines/operator/payStore';
import { rideBoardMachine } from '../../../machines/ride/rideBoard';
import { rideSignInMachine } from '../../../machines/ride/rideSignIn';
import { fill, press } from '../screens/pieces';
import { say, signedOut } from './say';

const anyDay = say('Sign-in on any day', 'الدخول في أي يوم', 'Entrar un día cualquiera');
const byLink = say('In by a link', 'الدخول عبر رابط', 'Entrar por un enlace');
const aLink = say(
  'You were sent a link to choose a password',
  'وصلك رابط لاختيار كلمة مرور',
  'Te enviaron un enlace para elegir una contraseña',
);
const openLink = {
  say: say('Open the link that you were sent', 'افتح الرابط الذي وصلك', 'Abre el enlace recibido'),
};

export const deskSignIn = defineScript(deskSignInMachine, {
  starts: {
    'as on any day': { name: anyDay, given: [signedOut], steps: [{ open: '/desk' }] },
    'by a link': { name: byLink, given: [signedOut, aLink], steps: [openLink] },
  },
  typed: { 'rana@store.example': 'store1@flowmart.example', 'correct horse': 'demo1234' },
});

export const rideBoard = defineScript(rideBoardMachine, {
  starts: {
    'a courier': {
      name: say('The board of a courier', 'لوحة المندوب', 'El tablero de un repartidor'),
      given: [signedOut],
      steps: [
        { open: '/ride' },
        fill(/^E-mail or phone/, 'rider1@flowmart.example'),
        fill(/^Password/, 'demo1234'),
        press('Sign in'),
      ],
    },
  },
});

export const rideSignIn = defineScript(rideSignInMachine, {
  starts: {
    'as on any day': { name: anyDay, given: [signedOut], steps: [{ open: '/ride' }] },
    'by a link': { name: byLink, given: [signedOut, aLink], steps: [openLink] },
  },
  typed: { 'samir@ride.example': 'rider1@flowmart.example', 'correct horse': 'demo1234' },
});

const inTheRoom = [
  { open: '/desk/shop' },
  fill(/^Email/, 'operator@flowmart.example'),
  fill(/^Password/, 'demo1234'),
  press('Sign in'),
];
const choosing = (what: Parameters<typeof say>) => ({ say: say(...what) });

export const operatorSession = defineScript(operatorSessionMachine, {
  starts: {
    'an operator': {
      name: say('An operator at work', 'مشغّل أثناء العمل', 'Un operador trabajando'),
      given: [signedOut],
      steps: inTheRoom,
    },
  },
});

export const answerApplication = defineScript(answerApplicationMachine, {
  starts: {
    'an application': {
      name: say('A store applies', 'متجر يتقدم بطلب', 'Una tienda se presenta'),
      given: [
        say('An application waits', 'هناك طلب انضمام ينتظر', 'Hay una solicitud en espera'),
        signedOut,
      ],
      steps: [
        ...inTheRoom,
        press('Applications'),
        choosing(['Open the first of the list', 'افتح أول القائمة', 'Abre la primera de la lista']),
      ],
    },
  },
});

export const answerRefund = defineScript(answerRefundMachine, {
  starts: {
    'a request': {
      name: say('Money is asked back', 'طلب استرداد', 'Se pide un reembolso'),
      given: [
        say('A refund request waits', 'هناك طلب استرداد ينتظر', 'Hay un reembolso en espera'),
        signedOut,
      ],
      steps: [
        ...inTheRoom,
        press('Refunds'),
        choosing(['Open the first of the list', 'افتح أول القائمة', 'Abre el primero de la lista']),
      ],
    },
  },
});

export const passOnOrder = defineScript(passOnOrderMachine, {
  starts: {
    'a parcel': {
      name: say('A parcel is not brought', 'طرد لا يصل', 'Un paquete que no llega'),
      given: [
        say(
          'The courier of parcel #100007 is silent on the way',
          'انقطع الاتصال بمندوب الطرد رقم 100007 في الطريق',
          'El repartidor del paquete n.º 100007 no da señales en el camino',
        ),
        signedOut,
      ],
      steps: [
        ...inTheRoom,
        press('Not brought'),
        choosing(['Open that parcel', 'افتح ذلك الطرد', 'Abre ese paquete']),
      ],
    },
  },
});

export const payStore = defineScript(payStoreMachine, {
  starts: {
    'a store that is owed something': {
      name: say('A store is paid', 'دفع مستحقات متجر', 'Se paga a una tienda'),
      given: [
        say('The shop owes a store something', 'المتجر له مستحقات', 'Se debe algo a una tienda'),
        signedOut,
      ],
      steps: [
        ...inTheRoom,
        press('Accounts'),
        choosing(['Choose that store', 'اختر ذلك المتجر', 'Elige esa tienda']),
        press('Note a payout'),
      ],
    },
    'a store that owes the shop': {
      name: say('A store pays what it owes', 'متجر يدفع ما عليه', 'Una tienda paga lo que debe'),
      given: [
        say('A store owes the shop something', 'على متجر مستحقات للسوق', 'Una tienda debe algo'),
        signedOut,
      ],
      steps: [
        ...inTheRoom,
        press('Accounts'),
        choosing(['Choose that store', 'اختر ذلك المتجر', 'Elige esa tienda']),
        press('Note what the store has paid'),
      ],
    },
  },
});

export const editShop = defineScript(editShopMachine, {
  starts: {
    'a coupon': {
      name: say('A coupon is changed', 'تغيير قسيمة', 'Se cambia un cupón'),
      given: [
        say(
          'There is a running coupon of your own invention',
          'هناك قسيمة سارية من عندك',
          'Hay un cupón vigente inventado por ti',
        ),
        signedOut,
      ],
      steps: [
        ...inTheRoom,
        press('Coupons'),
        choosing(['Open that coupon', 'افتح تلك القسيمة', 'Abre ese cupón']),
      ],
    },
  },
});
