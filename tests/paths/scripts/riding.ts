import { type Deed, defineScript, type LocalText } from '../../../charts/paths/scripts/script';
import { rideJobMachine } from '../../../machines/ride/rideJob';
import { ridePressesMachine } from '../../../machines/ride/ridePresses';
import { fill, press } from '../screens/pieces';
import { say, signedOut } from './say';

const asCourier: readonly Deed[] = [
  { open: '/ride' },
  fill(/^E-mail or phone/, 'rider1@flowmart.example'),
  fill(/^Password/, 'demo1234'),
  press('Sign in'),
];

const unplug = say(
  'Take the connection from the device',
  'اقطع الاتصال عن الجهاز',
  'Quita la conexión al dispositivo',
);
const plug = say(
  'Give the connection back and load the page anew',
  'أعد الاتصال وحمّل الصفحة من جديد',
  'Devuelve la conexión y carga la página de nuevo',
);

/** Pressed while nothing answers, and still kept when the page is loaded anew. */
const unheard = (...pressed: readonly Deed[]): readonly Deed[] => [
  ...asCourier,
  { say: unplug },
  ...pressed,
  { say: plug },
];

export const ridePresses = defineScript(ridePressesMachine, {
  starts: {
    'nothing is kept': {
      name: say('Presses of a courier', 'ضغطات المندوب', 'Lo que pulsa un repartidor'),
      given: [signedOut],
      steps: asCourier,
    },
    'something is kept': {
      name: say(
        'A press that was kept',
        'ضغطة محفوظة لم تُرسل',
        'Una pulsación guardada sin enviar',
      ),
      given: [signedOut],
      steps: unheard(press('Go on duty')),
    },
  },
});

const onDuty = say('The courier is on duty', 'المندوب في الخدمة', 'El repartidor está de servicio');
const numbered = say(
  'There is an order of the courier’s zone: its number stands in place of #100007',
  'هناك طلب في منطقة المندوب، ورقمه بدل #100007',
  'Hay un pedido en la zona del repartidor: su número está en lugar de #100007',
);
const ready = say('It is ready, and offered', 'جاهز ومعروض', 'Está listo y se ofrece');
const atStore = say('The courier has accepted it', 'قبله المندوب', 'El repartidor lo ha aceptado');
const onWay = say('The courier has picked it up', 'استلمه المندوب', 'El repartidor lo ha recogido');
const inCash = say(
  'It is paid in cash at the door',
  'يُدفع نقدًا عند الباب',
  'Se paga en efectivo en la puerta',
);
const told = say(
  'The courier has said to be at the door',
  'أخبر المندوب أنه عند الباب',
  'El repartidor ha dicho que está en la puerta',
);
const leavable = say(
  'Its shopper wishes it to be left at the door',
  'يريد المتسوق أن يُترك عند الباب',
  'Su cliente quiere que se deje en la puerta',
);

const orderIs = (
  name: LocalText,
  standing: readonly LocalText[],
  steps: readonly Deed[] = asCourier,
) => ({ name, given: [signedOut, onDuty, numbered, ...standing], steps });

const stopping = [press('I cannot go on'), press('Something else')];

export const rideJob = defineScript(rideJobMachine, {
  starts: {
    'an offer': orderIs(say('An offer', 'عرض', 'Una oferta'), [ready]),
    'an offer with cash': orderIs(
      say('An offer with cash', 'عرض بدفع نقدي', 'Una oferta en efectivo'),
      [ready, inCash],
    ),
    'one at the store': orderIs(
      say('An order at its store', 'طلب في متجره', 'Un pedido en su tienda'),
      [atStore],
    ),
    'one whose sender pays in cash': orderIs(
      say(
        'A parcel whose sender pays in cash',
        'طرد يدفع مرسِله نقدًا',
        'Un paquete cuyo remitente paga en efectivo',
      ),
      [
        say(
          'It was sent by somebody who pays in cash when it is picked up',
          'أرسله من يدفع نقدًا عند استلامه',
          'Lo envió alguien que paga en efectivo al recogerlo',
        ),
        atStore,
      ],
    ),
    'one on the way': orderIs(say('An order on the way', 'طلب في الطريق', 'Un pedido en camino'), [
      onWay,
    ]),
    'one at its door': orderIs(
      say('An order at its door', 'طلب عند بابه', 'Un pedido en su puerta'),
      [onWay, told],
    ),
    'one at its door with cash': orderIs(
      say(
        'An order with cash at its door',
        'طلب بدفع نقدي عند بابه',
        'Un pedido en efectivo en su puerta',
      ),
      [inCash, onWay, told],
    ),
    'one that is over': orderIs(
      say('An order that is over', 'طلب انتهى', 'Un pedido que ha terminado'),
      [
        atStore,
        say(
          'Its store has cancelled it since',
          'ثم ألغاه المتجر',
          'Después su tienda lo ha cancelado',
        ),
      ],
    ),
    'one that was accepted unheard': orderIs(
      say('Accepted offline', 'قبول بلا اتصال', 'Aceptado sin conexión'),
      [ready],
      unheard(press('Accept')),
    ),
    'one that was given back unheard': orderIs(
      say('Given back offline', 'إعادة بلا اتصال', 'Devuelto sin conexión'),
      [atStore],
      unheard(press('Give it back'), press('Yes, give it back')),
    ),
    'one that was picked up unheard': orderIs(
      say('Picked up offline', 'استلام بلا اتصال', 'Recogido sin conexión'),
      [atStore],
      unheard(press('I have picked it up')),
    ),
    'one at whose door they were unheard': orderIs(
      say('At the door offline', 'عند الباب بلا اتصال', 'En la puerta sin conexión'),
      [onWay],
      unheard(press('I am at the door')),
    ),
    'one that was handed over unheard': orderIs(
      say('Handed over offline', 'تسليم بلا اتصال', 'Entregado sin conexión'),
      [onWay],
      unheard(press('I am at the door'), fill(/^Code/, '4711'), press('Hand over')),
    ),
    'one that was left at the door unheard': orderIs(
      say(
        'Left at the door offline',
        'تُرك عند الباب بلا اتصال',
        'Dejado en la puerta sin conexión',
      ),
      [onWay, leavable],
      unheard(press('I am at the door'), {
        say: say(
          'Leave it, take a photo and confirm it',
          'اتركه والتقط صورة وأكدها',
          'Déjalo, haz una foto y confírmala',
        ),
      }),
    ),
    'one that was brought back unheard': orderIs(
      say('Brought back offline', 'إرجاع بلا اتصال', 'Llevado de vuelta sin conexión'),
      [onWay],
      unheard(...stopping, press('It is back there')),
    ),
    'one that was left to another unheard': orderIs(
      say('Left to another offline', 'تركه لآخر بلا اتصال', 'Cedido a otro sin conexión'),
      [onWay],
      unheard(...stopping, press('Another courier fetches it here')),
    ),
  },
});
