import { defineScript } from '../../../charts/paths/scripts/script';
import { signInMachine } from '../../../machines/identity/signIn';
import { press } from '../screens/pieces';
import { account } from './say';

const opened = [{ open: '/about-us' }, press('Sign In')];
const signedOut = {
  en: 'You are signed out',
  ar: 'لست مسجّل الدخول',
  es: 'No has iniciado sesión',
};

export const signIn = defineScript(signInMachine, {
  starts: {
    'every way': {
      name: { en: 'Every way to sign in', ar: 'كل طرق الدخول', es: 'Todas las formas de entrar' },
      given: [
        signedOut,
        {
          en: 'The shop lets people in by password, by code and through other providers: settings set centralize_login',
          ar: 'يسمح المتجر بالدخول بكلمة المرور وبالرمز وعبر مزوّدين آخرين: settings set centralize_login',
          es: 'La tienda deja entrar con contraseña, con código y con otros proveedores: settings set centralize_login',
        },
      ],
      data: [account],
      steps: opened,
    },
    'codes only': {
      name: { en: 'Codes only', ar: 'الرموز فقط', es: 'Solo con código' },
      given: [
        signedOut,
        {
          en: 'The shop lets people in by code only: settings set centralize_login',
          ar: 'يسمح المتجر بالدخول بالرمز فقط: settings set centralize_login',
          es: 'La tienda deja entrar solo con código: settings set centralize_login',
        },
      ],
      data: [
        {
          en: 'A phone of your own invention; its code stands beside the boxes',
          ar: 'رقم هاتف من عندك، ويظهر رمزه بجانب الخانات',
          es: 'Un teléfono inventado; su código aparece junto a las casillas',
        },
      ],
      steps: opened,
    },
  },
  typed: {
    'a@b.co': 'demo@flowmart.example',
    secret1: 'demo1234',
    '+15550101234': '+12025550143',
  },
  turns: {
    'signIn.phoneSubmitted': null,
    'signIn.credentialsSubmitted': null,
    'signIn.passwordChosen': null,
    'signIn.edited': null,
    'otp: proved': {
      en: 'the phone is proved',
      ar: 'يُثبت الهاتف',
      es: 'el teléfono queda probado',
    },
    'signIn.codeChosen': { en: 'a code, or not', ar: 'رمز أم لا', es: 'código o no' },
    'signIn.signUpChosen': {
      en: 'on to the sign-up',
      ar: 'إلى إنشاء حساب',
      es: 'a crear una cuenta',
    },
    'signIn.dismissed': { en: 'closed', ar: 'أُغلق', es: 'cerrado' },
    'signIn.forgotPasswordChosen': {
      en: 'on to the forgotten password',
      ar: 'إلى كلمة المرور المنسية',
      es: 'a la contraseña olvidada',
    },
    'logIn: wrong password': {
      en: 'a wrong password',
      ar: 'كلمة مرور خاطئة',
      es: 'contraseña equivocada',
    },
    'logIn: failure': { en: 'no connection', ar: 'لا اتصال', es: 'sin conexión' },
    'logIn: let in': { en: 'let in', ar: 'دخول ناجح', es: 'se entra' },
  },
});
