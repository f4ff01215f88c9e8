import { defineScript } from '../../../charts/paths/scripts/script';
import { cancelOrderMachine } from '../../../machines/orders/cancelOrder';
import { editOrderMachine } from '../../../machines/orders/editOrder';
import { orderAgainMachine } from '../../../machines/orders/orderAgain';
import { requestRefundMachine } from '../../../machines/orders/requestRefund';
import { reviewOrderMachine } from '../../../machines/orders/reviewOrder';
import { sendMessageMachine } from '../../../machines/orders/sendMessage';
import { trackingMachine } from '../../../machines/orders/tracking';
import { press } from '../screens/pieces';
import { pancakes } from './demo';
import { account, customer, demoAccount, newcomerTo, say, signedIn } from './say';

const order = say(
  'You order six portions of the pancakes, take away, to be paid in cash',
  'تطلب ست حصص من البان كيك للاستلام، والدفع نقدًا',
  'Pides seis raciones de las tortitas para recoger, con pago en efectivo',
);
const placed = [
  ...newcomerTo('food'),
  ...signedIn,
  { open: pancakes.open },
  {
    say: say(
      'Order six of it, take away, paid in cash: you see the order’s page',
      'اطلب ست حصص منه للاستلام والدفع نقدًا: ترى صفحة الطلب',
      'Pide seis para recoger, con pago en efectivo: ves la página del pedido',
    ),
  },
];
const arrived = {
  say: say(
    'Wait until the order’s page says that the order was handed over; the demo takes about a minute',
    'انتظر حتى تقول صفحة الطلب إنه سُلِّم، ويستغرق ذلك في العرض نحو دقيقة',
    'Espera hasta que la página diga que el pedido se ha entregado; en la demostración es un minuto',
  ),
};
const data = [account, pancakes.told];
const dish = {
  Sourdough: say(
    'Salted Caramel Pancakes',
    'بان كيك بالكراميل المملح',
    'Tortitas con caramelo salado',
  ),
};

export const cancelOrder = defineScript(cancelOrderMachine, {
  starts: {
    'an order': {
      name: say('An order is cancelled', 'إلغاء طلب', 'Se cancela un pedido'),
      given: [customer, order],
      data,
      steps: [...placed, press('Cancel the order')],
    },
  },
  called: {
    'Ordered by mistake': say('I ordered by mistake', 'طلبت بالخطأ', 'Lo pedí por error'),
  },
});

export const requestRefund = defineScript(requestRefundMachine, {
  starts: {
    'a delivered order': {
      name: say('Money back is asked for', 'طلب استرداد المال', 'Se pide un reembolso'),
      given: [customer, order],
      data,
      steps: [...placed, arrived, press('Ask for a refund')],
    },
  },
  called: {
    'Something was missing': say('Something was missing', 'كان هناك نقص في الطلب', 'Faltaba algo'),
  },
});

export const reviewOrder = defineScript(reviewOrderMachine, {
  starts: {
    'an item': {
      name: say('A dish is reviewed', 'تقييم طبق', 'Se valora un plato'),
      given: [customer, order],
      data,
      steps: [...placed, arrived, press('Review Sourdough')],
    },
  },
  called: dish,
});

export const editOrder = defineScript(editOrderMachine, {
  starts: {
    'an order': {
      name: say('An order is changed', 'تغيير طلب', 'Se cambia un pedido'),
      given: [
        customer,
        order,
        say(
          'Its store has not accepted it: you have a few seconds in the demo',
          'لم يقبله متجره بعد: أمامك في العرض بضع ثوانٍ',
          'Su tienda no lo ha aceptado: en la demostración tienes unos segundos',
        ),
      ],
      data,
      steps: [...placed, press('Change the order')],
    },
  },
});

export const orderAgain = defineScript(orderAgainMachine, {
  starts: {
    'an order': {
      name: say('The same order again', 'الطلب نفسه مرة أخرى', 'El mismo pedido otra vez'),
      given: [customer, order],
      data,
      steps: [...placed, arrived, press('Order again')],
    },
  },
});

const talk = [...newcomerTo('food'), ...signedIn, { open: '/profile?page=inbox' }] as const;
const opened = {
  say: say(
    'Open the conversation with a store',
    'افتح المحادثة مع متجر',
    'Abre la conversación con una tienda',
  ),
};

export const sendMessage = defineScript(sendMessageMachine, {
  starts: {
    'nothing unsent': {
      name: say('A message to a store', 'رسالة إلى متجر', 'Un mensaje a una tienda'),
      given: [customer],
      data: [account],
      steps: [...talk, opened],
    },
    'a message left unsent': {
      name: say(
        'A message that was left unsent',
        'رسالة بقيت دون إرسال',
        'Un mensaje que quedó sin enviar',
      ),
      given: [
        customer,
        say(
          'Without a network you have sent “Hello” and closed the page',
          'أرسلت «Hello» دون شبكة ثم أغلقت الصفحة',
          'Sin red enviaste «Hello» y cerraste la página',
        ),
      ],
      data: [account],
      steps: [...talk, opened],
    },
  },
  typed: demoAccount,
});

export const tracking = defineScript(trackingMachine, {
  starts: {
    'an order': {
      name: say('An order is followed', 'متابعة طلب', 'Se sigue un pedido'),
      given: [customer, order],
      data,
      steps: placed,
    },
  },
});
