import { defineScript } from '../../../charts/paths/scripts/script';
import { paymentMachine } from '../../../machines/checkout/payment';
import { signUpMachine } from '../../../machines/identity/signUp';
import { addressChoiceMachine } from '../../../machines/place/addressChoice';
import { addVehicleMachine } from '../../../machines/rental/addVehicle';
import { bookTripMachine } from '../../../machines/rental/bookTrip';
import { press } from '../screens/pieces';
import { account, customer, newcomerTo, say, signedIn, stranger } from './say';

const unpaid = [
  ...newcomerTo('food'),
  ...signedIn,
  {
    say: say(
      'Place an order to be paid online, and leave the payment’s page without paying',
      'اطلب طلبًا يُدفع عبر الإنترنت ثم غادر صفحة الدفع دون أن تدفع',
      'Haz un pedido con pago en línea y deja la página de pago sin pagar',
    ),
  },
];
const unpaidOrder = say('The order is not paid', 'الطلب غير مدفوع', 'El pedido no está pagado');

export const payment = defineScript(paymentMachine, {
  starts: {
    'back from a paid page': {
      name: say('Back from a payment', 'العودة من الدفع', 'De vuelta de un pago'),
      given: [customer, unpaidOrder],
      data: [account],
      steps: [
        ...unpaid,
        {
          say: say(
            'In the address of the order’s page write flag=success',
            'اكتب flag=success في عنوان صفحة الطلب',
            'En la dirección de la página del pedido escribe flag=success',
          ),
        },
      ],
    },
    'back from a cancelled page': {
      name: say('A payment was given up', 'التخلي عن الدفع', 'Se abandona un pago'),
      given: [customer, unpaidOrder],
      data: [account],
      steps: unpaid,
    },
  },
});

const rented = say(
  'Your trip cart holds a vehicle by the hour',
  'في سلة رحلتك مركبة بالساعة',
  'En tu carrito de viaje hay un vehículo por horas',
);

export const bookTrip = defineScript(bookTripMachine, {
  starts: {
    'a trip in the cart': {
      name: say('A trip is booked', 'حجز رحلة', 'Se reserva un viaje'),
      given: [customer, rented],
      data: [account],
      steps: [...newcomerTo('rental'), ...signedIn, { open: '/checkout' }],
    },
  },
});

export const addVehicle = defineScript(addVehicleMachine, {
  starts: {
    'a vehicle': {
      name: say('A vehicle is rented', 'استئجار مركبة', 'Se alquila un vehículo'),
      given: [
        stranger,
        rented,
        say(
          'It is of another renting office than the one that you open',
          'وهي من مكتب تأجير غير الذي تفتحه',
          'Es de otra oficina de alquiler que el que abres',
        ),
      ],
      data: [],
      steps: [
        ...newcomerTo('rental'),
        {
          say: say('Open a vehicle', 'افتح مركبة', 'Abre un vehículo'),
        },
        press('Rent This Car'),
      ],
    },
  },
});

export const addressChoice = defineScript(addressChoiceMachine, {
  starts: {
    'the address book': {
      name: say('A saved address', 'عنوان محفوظ', 'Una dirección guardada'),
      given: [
        customer,
        say(
          'An address of yours is saved as “Home”',
          'لك عنوان محفوظ باسم «المنزل»',
          'Tienes una dirección guardada como «Casa»',
        ),
      ],
      data: [account],
      steps: [...newcomerTo('food'), ...signedIn, { open: '/profile?page=address' }],
    },
  },
});

export const signUp = defineScript(signUpMachine, {
  starts: {
    'a newcomer': {
      name: say('A new account', 'حساب جديد', 'Una cuenta nueva'),
      given: [stranger],
      data: [
        say(
          'Phone and e-mail of your own invention in place of those below',
          'هاتف وبريد من عندك مكان ما يلي',
          'Teléfono y correo inventados en lugar de los de abajo',
        ),
      ],
      steps: [...newcomerTo('food'), press('Sign In'), press('Sign Up')],
    },
  },
});
