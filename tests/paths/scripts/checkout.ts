import { defineScript } from '../../../charts/paths/scripts/script';
import { checkoutMachine } from '../../../machines/checkout/checkout';
import { guest, pancakes, putIn, settled } from './demo';

const filledCart = {
  en: 'Your cart holds six portions of the pancakes',
  ar: 'في سلتك ست حصص من البان كيك',
  es: 'En tu carrito hay seis raciones de las tortitas',
};
const sixInCart = [
  ...settled,
  { open: pancakes.open },
  {
    say: {
      en: 'Choose a quantity of 6',
      ar: 'اختر الكمية 6',
      es: 'Elige una cantidad de 6',
    },
  },
  ...putIn(pancakes).slice(1),
];
const soldOut = { en: 'sold out', ar: 'نفدت الكمية', es: 'agotado' };
const noLine = { en: 'no connection', ar: 'لا اتصال', es: 'sin conexión' };

export const checkout = defineScript(checkoutMachine, {
  starts: {
    'a guest, all filled in': {
      name: {
        en: 'A guest at the checkout',
        ar: 'ضيف عند الدفع',
        es: 'Un invitado al tramitar el pedido',
      },
      given: [guest, filledCart],
      data: [
        pancakes.told,
        {
          en: 'Delivery to Noor Square, house 4, floor 2, phone +966500123456',
          ar: 'التوصيل إلى ميدان نور، المبنى 4، الطابق 2، الهاتف ‎+966500123456',
          es: 'Entrega en la plaza Noor, casa 4, piso 2, teléfono +966500123456',
        },
      ],
      steps: [
        ...sixInCart,
        { open: '/checkout?page=cart' },
        {
          say: {
            en: 'Fill in every step until the payment is to be chosen, then open the page again',
            ar: 'املأ كل خطوة حتى اختيار طريقة الدفع، ثم افتح الصفحة من جديد',
            es: 'Rellena todos los pasos hasta elegir el pago y abre la página de nuevo',
          },
        },
      ],
    },
    'an empty cart': {
      name: { en: 'Nothing to order', ar: 'لا شيء للطلب', es: 'Nada que pedir' },
      given: [guest, { en: 'Your cart is empty', ar: 'سلتك فارغة', es: 'Tu carrito está vacío' }],
      steps: [...settled, { open: '/checkout?page=cart' }],
    },
    'guests may not order': {
      name: {
        en: 'Guests may not order',
        ar: 'لا يُسمح للضيوف بالطلب',
        es: 'Los invitados no pueden pedir',
      },
      given: [
        guest,
        filledCart,
        {
          en: 'The shop takes no orders of guests: settings set guest_checkout_status 0',
          ar: 'لا يقبل المتجر طلبات الضيوف: settings set guest_checkout_status 0',
          es: 'La tienda no acepta pedidos de invitados: settings set guest_checkout_status 0',
        },
      ],
      data: [pancakes.told],
      steps: [...sixInCart, { open: '/checkout?page=cart' }],
    },
  },
  turns: {
    'checkout.orderRequested': null,
    'checkout.stepFinished': null,
    'checkout.stepOpened': null,
    'checkout.signInRequested': null,
    'checkout.typed': { en: 'something is changed', ar: 'يتغير شيء', es: 'algo cambia' },
    'checkout.priceRetried': { en: 'tried again', ar: 'إعادة المحاولة', es: 'se intenta de nuevo' },
    'quoteOrder: failure': noLine,
    'quoteOrder: the coupon is over': {
      en: 'the coupon is over',
      ar: 'انتهت صلاحية القسيمة',
      es: 'el cupón ha caducado',
    },
    'placeOrder: placed': {
      en: 'the order is placed',
      ar: 'يُرسل الطلب',
      es: 'el pedido está hecho',
    },
    'placeOrder: sold out': soldOut,
    'placeOrder: the store is closed': {
      en: 'the store is closed',
      ar: 'المتجر مغلق',
      es: 'la tienda está cerrada',
    },
    'signIn: went away': {
      en: 'no sign-in after all',
      ar: 'بلا تسجيل دخول',
      es: 'al final sin iniciar sesión',
    },
  },
});
