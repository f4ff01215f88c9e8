import { type Deed, defineScript } from '../../../charts/paths/scripts/script';
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
