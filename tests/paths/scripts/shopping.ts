import { defineScript } from '../../../charts/paths/scripts/script';
import { cartLineMachine } from '../../../machines/cart/cartLine';
import { clearCartMachine } from '../../../machines/cart/clearCart';
import { lineWishesMachine } from '../../../machines/cart/lineWishes';
import { favouriteMachine } from '../../../machines/catalogue/favourite';
import { guestOrLoginMachine } from '../../../machines/checkout/guestOrLogin';
import { placeOrderMachine } from '../../../machines/checkout/placeOrder';
import { locationMachine } from '../../../machines/place/location';
import { moduleMachine } from '../../../machines/place/module';
import { press } from '../screens/pieces';
import { guest, pancakes, putIn } from './demo';
import { account, customer, demoAccount, newcomerTo, say, signedIn, stranger } from './say';

const inCart = say(
  'Your cart holds two portions of the pancakes',
  'في سلتك حصتان من البان كيك',
  'En tu carrito hay dos raciones de las tortitas',
);
const twoInCart = [
  ...newcomerTo('food'),
  { open: pancakes.open },
  press('One more'),
  ...putIn(pancakes).slice(1),
];
const openCart = press(/^Shopping Cart, /);

export const clearCart = defineScript(clearCartMachine, {
  starts: {
    'a filled cart': {
      name: say('The cart is emptied', 'إفراغ السلة', 'Se vacía el carrito'),
      given: [guest, inCart],
      data: [pancakes.told],
      steps: [...twoInCart, openCart, press('Clear Cart')],
    },
  },
});

export const cartLine = defineScript(cartLineMachine, {
  starts: {
    'a line of two': {
      name: say('A line of the cart', 'سطر في السلة', 'Una línea del carrito'),
      given: [guest, inCart],
      data: [pancakes.told],
      steps: [...twoInCart, openCart],
    },
  },
});

export const lineWishes = defineScript(lineWishesMachine, {
  starts: {
    'a line': {
      name: say('A note for the store', 'ملاحظة للمتجر', 'Una nota para la tienda'),
      given: [guest, inCart],
      data: [pancakes.told],
      steps: [...twoInCart, openCart, press(/^Note and substitution for /)],
    },
  },
});

const heart = press(/^Wishlist: /);

export const favourite = defineScript(favouriteMachine, {
  starts: {
    'a customer': {
      name: say('A favourite of a customer', 'مفضلة عميل', 'Un favorito de un cliente'),
      given: [
        customer,
        say('The dish is no favourite yet', 'الطبق ليس مفضلًا بعد', 'El plato aún no es favorito'),
      ],
      data: [account, pancakes.told],
      steps: [...newcomerTo('food'), ...signedIn, { open: pancakes.open }, heart],
    },
    'a guest': {
      name: say('A favourite of a guest', 'مفضلة ضيف', 'Un favorito de un invitado'),
      given: [guest],
      data: [pancakes.told],
      steps: [...newcomerTo('food'), { open: pancakes.open }, heart],
    },
  },
  typed: demoAccount,
  called: {
    Sourdough: say(
      'Salted Caramel Pancakes',
      'بان كيك بالكراميل المملح',
      'Tortitas con caramelo salado',
    ),
  },
});

export const guestOrLogin = defineScript(guestOrLoginMachine, {
  starts: {
    'on the way to the checkout': {
      name: say(
        'Order as a guest, or sign in',
        'الطلب كضيف أو تسجيل الدخول',
        'Pedir como invitado o entrar',
      ),
      given: [guest, inCart],
      data: [account, pancakes.told],
      steps: [...twoInCart, openCart, press('Proceed To Checkout')],
    },
  },
  typed: demoAccount,
});

export const placeOrder = defineScript(placeOrderMachine, {
  starts: {
    'a filled checkout': {
      name: say('The order is placed', 'إتمام الطلب', 'Se hace el pedido'),
      given: [
        guest,
        say(
          'Your cart holds six portions of the pancakes, and the checkout is filled in up to the payment',
          'في سلتك ست حصص من البان كيك، وخطوات الدفع مملوءة حتى طريقة الدفع',
          'En tu carrito hay seis raciones de las tortitas y la compra está rellenada hasta el pago',
        ),
      ],
      data: [pancakes.told],
      steps: [{ open: '/checkout?page=cart' }, press(/^Place (the )?Order/i)],
    },
  },
});

export const location = defineScript(locationMachine, {
  starts: {
    'the dialog': {
      name: say('Another place', 'مكان آخر', 'Otro lugar'),
      given: [guest],
      data: [
        say(
          'Noor Square, which the search finds and the shop delivers to',
          'ميدان نور، يجده البحث ويوصل إليه المتجر',
          'La plaza Noor, que la búsqueda encuentra y a la que reparte la tienda',
        ),
      ],
      steps: [...newcomerTo('food'), { open: '/home' }, press(/^Delivery location/)],
    },
  },
});

export const module = defineScript(moduleMachine, {
  starts: {
    'a new place, for a page that a link led to': {
      name: say(
        'What to order, for somebody new',
        'ماذا تطلب، لمن هو جديد',
        'Qué pedir, para alguien nuevo',
      ),
      given: [stranger],
      steps: [
        { open: '/category/1' },
        { fill: { role: 'textbox', name: 'Delivery address' }, with: 'Noor Square' },
        { press: { role: 'option', name: /^Noor Square 3/ } },
      ],
    },
    'a module of the header': {
      name: say('Another module', 'وحدة أخرى', 'Otro módulo'),
      given: [guest],
      steps: [...newcomerTo('food'), { open: '/home' }, press('Grocery')],
    },
  },
});
