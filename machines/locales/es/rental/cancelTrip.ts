import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'Cancelar un viaje',
  events: {
    'cancel.confirmed': 'Se pulsa Cancelar el viaje',
    'cancel.retried': 'Se reintenta',
    'cancel.closed': 'Se cierra el diálogo',
  },
  guards: {
    isCancelled: 'El viaje está cancelado',
    isSignedOut: 'La sesión ha terminado',
    hasSignedIn: 'El comprador ha iniciado sesión',
    isTooLate: 'El viaje ha empezado',
  },
  unmet: {
    isCancelled: 'el viaje no está cancelado',
    isSignedOut: 'la sesión no ha terminado',
    hasSignedIn: 'nadie inició sesión',
    isTooLate: 'el viaje no ha empezado',
  },
  actors: {
    askToSignIn: 'Pedir que inicie sesión',
    cancel: 'Cancelar el viaje',
  },
  actions: {
    keepReason: 'Guardar el motivo',
    keepMessage: 'Anotar lo que ha dicho la tienda',
    reportCancelled: 'Comunicar la cancelación',
    announceCancelled: 'Decir que el viaje está cancelado',
  },
  delays: {},
  states: {
    'cancelTrip.choosingReason': 'Eligiendo el motivo',
    'cancelTrip.cancelling': 'Cancelando',
    'cancelTrip.signingIn': 'Iniciando sesión',
    'cancelTrip.signedOut': 'Sesión terminada',
    'cancelTrip.tooLate': 'Demasiado tarde',
    'cancelTrip.refused': 'Cancelación rechazada',
    'cancelTrip.failed': 'Sin respuesta de la tienda',
    'cancelTrip.closed': 'Cerrado',
  },
  descriptions: {
    cancelTrip:
      'Se cancela, con un motivo, un viaje que no ha empezado; cuando es demasiado tarde, se le dice al comprador.',
    'cancelTrip.choosingReason': 'El comprador dice por qué cancela el viaje.',
    'cancelTrip.cancelling': 'Se comunica a la tienda.',
    'cancelTrip.signingIn': 'El comprador vuelve a iniciar sesión y la cancelación continúa.',
    'cancelTrip.signedOut': 'El viaje sigue ahí; su cliente puede iniciar sesión y continuar.',
    'cancelTrip.tooLate': 'El viaje ha empezado, así que ya no se puede cancelar aquí.',
    'cancelTrip.refused': 'La tienda ha rechazado cancelar el viaje y dice por qué.',
    'cancelTrip.failed':
      'No se ha podido contactar con la tienda; el comprador puede reintentarlo.',
    'cancelTrip.closed': 'El diálogo está cerrado.',
  },
  choices: {
    'The shopper keeps the trip.': 'El comprador conserva el viaje.',
    'The shopper cancels the trip.': 'El comprador cancela el viaje.',
    'Too late to change one’s mind: the shop is being told.':
      'Demasiado tarde para cambiar de idea: se está comunicando a la tienda.',
    'The trip is cancelled.': 'El viaje está cancelado.',
    'The trip has already begun.': 'El viaje ya ha empezado.',
    'The session has ended meanwhile.': 'La sesión ha terminado entretanto.',
    'The sign-in stands over the question.': 'El inicio de sesión está sobre la pregunta.',
    'Signed in: the shop is told.': 'Sesión iniciada: se comunica a la tienda.',
    'Nobody signed in.': 'Nadie ha iniciado sesión.',
    'The shopper signs in after all.': 'El comprador inicia sesión al final.',
    'The shop refuses.': 'La tienda lo rechaza.',
    'The shopper tries again.': 'El comprador lo reintenta.',
  },
};
