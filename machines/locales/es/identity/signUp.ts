import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'Crear una cuenta',
  events: {
    'signUp.submitted': 'Se pulsa Crear cuenta',
    'signUp.loginChosen': 'Se elige iniciar sesión en su lugar',
    'signUp.cancelled': 'Se abandona el registro',
    'signUp.edited': 'Se escribe algo',
  },
  guards: {
    isCreated: 'La cuenta está creada',
  },
  unmet: {
    isCreated: 'no se creó ninguna cuenta',
  },
  actors: {
    createAccount: 'Crear la cuenta',
  },
  actions: {
    reportLogin: 'Comunicar que ya hay una cuenta',
    reportCancelled: 'Comunicar que el comprador ha vuelto atrás',
    reportCreated: 'Comunicar la cuenta nueva',
    keepRefusal: 'Anotar por qué no',
    forgetRefusal: 'Quitar el motivo',
    announceRefusal: 'Decir por qué no, si no es por ningún campo',
  },
  delays: {},
  states: {
    'signUp.enteringDetails': 'Escribiendo los datos',
    'signUp.creatingAccount': 'Creando la cuenta',
    'signUp.refused': 'Datos rechazados',
    'signUp.failed': 'Sin respuesta de la tienda',
    'signUp.created': 'Cuenta creada',
    'signUp.loginChosen': 'Inicio de sesión elegido',
    'signUp.cancelled': 'Abandonado',
  },
  descriptions: {
    signUp: 'Alguien nuevo crea una cuenta.',
    'signUp.enteringDetails':
      'El comprador escribe su nombre, correo, teléfono y contraseña, y acepta las condiciones.',
    'signUp.creatingAccount': 'La tienda crea la cuenta.',
    'signUp.refused': 'El comprador lee lo que no está bien, hasta que pulsa la siguiente tecla.',
    'signUp.failed':
      'No se ha podido contactar con la tienda; lo escrito se conserva para otro intento.',
    'signUp.created': 'La cuenta está creada; a continuación se pregunta lo que le falta.',
    'signUp.loginChosen': 'El comprador ya tiene una cuenta.',
    'signUp.cancelled': 'El comprador vuelve atrás sin una cuenta.',
  },
  choices: {
    'The account is made.': 'La cuenta está creada.',
    'E-mail or phone are known already, or something is not right.':
      'El correo o el teléfono ya se conocen, o algo no está bien.',
  },
};
