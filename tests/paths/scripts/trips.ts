import { defineScript } from '../../../charts/paths/scripts/script';
import { cancelTripMachine } from '../../../machines/rental/cancelTrip';
import { changeTripMachine } from '../../../machines/rental/changeTrip';
import { reviewTripMachine } from '../../../machines/rental/reviewTrip';
import { tripLengthMachine } from '../../../machines/rental/tripLength';
import { tripLineMachine } from '../../../machines/rental/tripLine';
import { press } from '../screens/pieces';
import { account, customer, newcomerTo, say, signedIn, stranger } from './say';

const vehicle = say(
  '“Helio Street” of “Lake Street Garage”, rented by the hour',
  '«Helio Street» من «Lake Street Garage» بالساعة',
  '«Helio Street» de «Lake Street Garage», por horas',
);
const booked = say(
  'You have booked a trip of three hours for tomorrow, to be paid in cash',
  'حجزت رحلة من ثلاث ساعات ليوم غد، والدفع نقدًا',
  'Has reservado un viaje de tres horas para mañana, con pago en efectivo',
);
const toTrip = [
  ...newcomerTo('rental'),
  ...signedIn,
  { open: '/my-trips' },
  {
    say: say('Open the trip', 'افتح الرحلة', 'Abre el viaje'),
  },
];

export const cancelTrip = defineScript(cancelTripMachine, {
  starts: {
    'a trip': {
      name: say('A trip is cancelled', 'إلغاء رحلة', 'Se cancela un viaje'),
      given: [customer, booked],
      data: [account, vehicle],
      steps: [...toTrip, press('Cancel the trip')],
    },
  },
  called: {
    'Plans have changed': say('My plans have changed', 'تغيّرت خططي', 'Mis planes han cambiado'),
  },
});

export const reviewTrip = defineScript(reviewTripMachine, {
  starts: {
    'a finished trip': {
      name: say('A vehicle is reviewed', 'تقييم مركبة', 'Se valora un vehículo'),
      given: [
        customer,
        say(
          'A trip of yours is over: one that begins at once is, within seconds of the demo',
          'انتهت رحلة لك: الرحلة التي تبدأ فورًا تنتهي في العرض خلال ثوانٍ',
          'Un viaje tuyo ha terminado: el que empieza ahora acaba en segundos en la demostración',
        ),
      ],
      data: [account, vehicle],
      steps: [...toTrip, press('Review')],
    },
  },
  called: { Atlas: say('Helio Street', 'Helio Street', 'Helio Street') },
});

export const tripLength = defineScript(tripLengthMachine, {
  starts: {
    'a trip of three hours': {
      name: say('A trip becomes longer', 'إطالة رحلة', 'Un viaje se alarga'),
      given: [customer, booked],
      data: [account, vehicle],
      steps: [...toTrip, press('Make the trip longer or shorter')],
    },
  },
});

export const tripLine = defineScript(tripLineMachine, {
  starts: {
    'two vehicles': {
      name: say('A vehicle of the trip', 'مركبة في الرحلة', 'Un vehículo del viaje'),
      given: [
        stranger,
        say(
          'Your trip cart holds two of the vehicle',
          'في سلة رحلتك مركبتان منه',
          'En tu carrito de viaje hay dos de ese vehículo',
        ),
      ],
      data: [vehicle],
      steps: [...newcomerTo('rental'), press(/^Trip Cart, 2/)],
    },
  },
});

const inTripCart = say(
  'Your trip cart holds the vehicle, by the hour, for five hours',
  'في سلة رحلتك المركبة بالساعة لخمس ساعات',
  'En tu carrito de viaje está el vehículo, por horas, durante cinco horas',
);
const ask = [...newcomerTo('rental'), { open: '/rental/cart' }, press('Change the trip')];
const number = (name: string) => ({ role: 'spinbutton', name });

export const changeTrip = defineScript(changeTripMachine, {
  starts: {
    'another kind of trip': {
      name: say('Days in place of hours', 'أيام بدل الساعات', 'Días en vez de horas'),
      given: [stranger, inTripCart],
      data: [vehicle],
      steps: [...ask, press('Per day'), { fill: number('Days'), with: '2' }, press('Continue')],
    },
    'another duration': {
      name: say('More hours', 'ساعات أكثر', 'Más horas'),
      given: [stranger, inTripCart],
      data: [vehicle],
      steps: [...ask, press('Hourly'), { fill: number('Hours'), with: '8' }, press('Continue')],
    },
  },
});
