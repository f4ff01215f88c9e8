import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'Datos que faltan',
  events: {
    'profileCompletion.cancelled': 'Se abandona',
    'profileCompletion.submitted': 'Se envían los datos',
    'profileCompletion.edited': 'Se escribe algo',
  },
  guards: {
    isCompleted: 'La cuenta está completa',
    isTooLate: 'Ha pasado demasiado tiempo',
  },
  unmet: {
    isCompleted: 'la cuenta no está completa',
    isTooLate: 'no ha pasado demasiado tiempo',
  },
  actors: {
    completeProfile: 'Completar la cuenta',
  },
  actions: {
    reportCancelled: 'Comunicar que el comprador ha vuelto atrás',
    reportCompleted: 'Comunicar la cuenta completa',
    reportExpired: 'Comunicar que ha pasado demasiado tiempo',
    keepRefusal: 'Anotar por qué no',
    forgetRefusal: 'Quitar el motivo',
    announceRefusal: 'Decir por qué no, si no es por ningún campo',
  },
  delays: {},
  states: {
    'profileCompletion.enteringDetails': 'Escribiendo los datos',
    'profileCompletion.savingDetails': 'Guardando los datos',
    'profileCompletion.refused': 'Datos rechazados',
    'profileCompletion.failed': 'Sin respuesta de la tienda',
    'profileCompletion.completed': 'Completa',
    'profileCompletion.expired': 'Caducada',
    'profileCompletion.cancelled': 'Abandonada',
  },
  descriptions: {
    profileCompletion: 'Se piden los datos personales que aún le faltan a un inicio de sesión.',
    'profileCompletion.enteringDetails':
      'El comprador escribe su nombre y su correo o teléfono, y un código de invitación si quiere.',
    'profileCompletion.savingDetails': 'La tienda completa la cuenta con ellos.',
    'profileCompletion.refused':
      'El comprador lee lo que no está bien, hasta que pulsa la siguiente tecla.',
    'profileCompletion.failed':
      'No se ha podido contactar con la tienda; lo escrito se conserva para otro intento.',
    'profileCompletion.completed': 'La cuenta está completa.',
    'profileCompletion.expired': 'El inicio de sesión tiene que empezar de nuevo.',
    'profileCompletion.cancelled': 'El comprador vuelve atrás sin completarla.',
  },
  choices: {
    'The shopper goes back; the login stays unfinished.':
      'El comprador vuelve atrás; el inicio de sesión queda sin terminar.',
    'The account is complete.': 'La cuenta está completa.',
    'The login is too long ago to be finished.':
      'Hace demasiado tiempo del inicio de sesión como para terminarlo.',
    'E-mail or phone are known already, or something is not right.':
      'El correo o el teléfono ya se conocen, o algo no está bien.',
    'What is begun is finished.': 'Lo empezado se termina.',
  },
};
