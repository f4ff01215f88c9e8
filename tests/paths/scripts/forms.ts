import { defineScript } from '../../../charts/paths/scripts/script';
import { registrationMachine } from '../../../machines/account/registration';
import { prescriptionMachine } from '../../../machines/checkout/prescription';
import { otpMachine } from '../../../machines/identity/otp';
import { profileCompletionMachine } from '../../../machines/identity/profileCompletion';
import { fill, press } from '../screens/pieces';
import { newcomerTo, say, stranger } from './say';

export const registration = defineScript(registrationMachine, {
  starts: {
    'a store': {
      name: say('A store applies', 'متجر يتقدم بطلب', 'Una tienda se presenta'),
      given: [stranger],
      steps: [{ open: '/store-registration' }],
    },
    'a courier': {
      name: say('A courier applies', 'مندوب يتقدم بطلب', 'Un repartidor se presenta'),
      given: [stranger],
      steps: [{ open: '/deliveryman-registration' }],
    },
  },
});

export const prescription = defineScript(prescriptionMachine, {
  starts: {
    'no picture': {
      name: say('Pictures of a prescription', 'صور وصفة طبية', 'Fotos de una receta'),
      given: [
        stranger,
        say(
          'Your cart holds a medicine that needs a prescription',
          'في سلتك دواء يحتاج إلى وصفة',
          'En tu carrito hay un medicamento que necesita receta',
        ),
      ],
      steps: [...newcomerTo('pharmacy'), { open: '/checkout?page=cart&step=details' }],
    },
  },
});

const byCodeOnly = say(
  'The shop lets people in by code only: settings set centralize_login',
  'يسمح المتجر بالدخول بالرمز فقط: settings set centralize_login',
  'La tienda deja entrar solo con código: settings set centralize_login',
);
const ownPhone = say(
  'A phone of your own invention; its code stands beside the boxes',
  'رقم هاتف من عندك، ويظهر رمزه بجانب الخانات',
  'Un teléfono inventado; su código aparece junto a las casillas',
);
const codeSent = [
  { open: '/about-us' },
  press('Sign In'),
  fill(/^Phone/, '+12025550143'),
  press('Send me a code'),
];

export const profileCompletion = defineScript(profileCompletionMachine, {
  starts: {
    'by code': {
      name: say('The last details', 'آخر البيانات', 'Los últimos datos'),
      given: [stranger, byCodeOnly],
      data: [ownPhone],
      steps: [...codeSent, press('Use it'), press('Verify')],
    },
  },
});

export const otp = defineScript(otpMachine, {
  starts: {
    'no code sent': {
      name: say('A code by phone', 'رمز بالهاتف', 'Un código al teléfono'),
      given: [stranger, byCodeOnly],
      data: [ownPhone],
      steps: codeSent,
    },
  },
});
