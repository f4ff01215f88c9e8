import { defineScript } from '../../../charts/paths/scripts/script';
import { forgotPasswordMachine } from '../../../machines/identity/forgotPassword';
import { demoAccount, say, stranger } from './say';

export const forgotPassword = defineScript(forgotPasswordMachine, {
  starts: {
    'by phone and e-mail': {
      name: say('A forgotten password', 'كلمة مرور منسية', 'Una contraseña olvidada'),
      given: [
        stranger,
        say(
          'You have signed up with an account of your own invention, phone and e-mail',
          'أنشأت حسابًا من عندك بهاتف وبريد إلكتروني',
          'Has creado una cuenta inventada, con teléfono y correo',
        ),
      ],
      data: [
        say(
          'Its phone and e-mail stand for those below; the codes are on the page /demo/outbox',
          'هاتفه وبريده مكان ما يلي، والرموز في الصفحة ‎/demo/outbox',
          'Su teléfono y su correo en lugar de los de abajo; los códigos están en /demo/outbox',
        ),
      ],
      steps: [{ open: '/forgot-password' }],
    },
    'no way': {
      name: say('No way to a code', 'لا سبيل إلى رمز', 'Sin manera de recibir un código'),
      given: [
        say(
          'The shop sends neither mails nor text messages',
          'لا يرسل المتجر بريدًا ولا رسائل قصيرة',
          'La tienda no envía correos ni mensajes',
        ),
      ],
      steps: [{ open: '/forgot-password' }],
    },
  },
  typed: demoAccount,
});
