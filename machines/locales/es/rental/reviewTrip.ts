import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'Valorar un viaje',
  events: {
    'review.rated': 'Se eligen las estrellas',
    'review.sent': 'Se pulsa Enviar valoración',
    'review.closed': 'Se cierra el diálogo',
  },
  guards: {
    isSignInNeeded: 'La sesión ha terminado',
    hasSignedIn: 'Alguien ha iniciado sesión',
    hasRating: 'Hay estrellas',
    isTaken: 'La tienda la ha recibido',
  },
  unmet: {
    isSignInNeeded: 'la sesión no ha terminado',
    hasSignedIn: 'nadie ha iniciado sesión',
    hasRating: 'no hay estrellas',
    isTaken: 'la tienda no la aceptó',
  },
  actors: {
    askToSignIn: 'Pedir que inicie sesión',
    sendReview: 'Enviar la valoración',
  },
  actions: {
    keepRating: 'Anotar las estrellas',
    keepText: 'Anotar el texto y las fotos',
    keepMessage: 'Anotar lo que ha dicho la tienda',
    markReviewed: 'Anotar que está valorado',
    sayThanks: 'Dar las gracias',
  },
  delays: {},
  states: {
    'reviewTrip.signingIn': 'Iniciando sesión',
    'reviewTrip.choosing': 'Valorando',
    'reviewTrip.missingStars': 'Faltan estrellas',
    'reviewTrip.sending': 'Enviando',
    'reviewTrip.refused': 'Rechazada',
    'reviewTrip.failed': 'Sin respuesta de la tienda',
    'reviewTrip.closed': 'Cerrado',
  },
  descriptions: {
    'reviewTrip.signingIn':
      'El cliente vuelve a iniciar sesión y, después, se envía la valoración.',
    reviewTrip: 'Tras el viaje se reciben estrellas, texto y fotos de un vehículo.',
    'reviewTrip.choosing': 'El comprador pone estrellas y, si quiere, texto y hasta tres fotos.',
    'reviewTrip.missingStars':
      'Se dice al comprador que hacen falta estrellas; desaparece con la primera estrella.',
    'reviewTrip.sending':
      'Se envía la valoración; la pregunta sigue hasta que se conozca la respuesta.',
    'reviewTrip.refused':
      'La tienda no ha aceptado la valoración y dice por qué; se puede cambiar y enviar.',
    'reviewTrip.failed':
      'No se ha podido contactar con la tienda; lo introducido se conserva y se puede volver a enviar.',
    'reviewTrip.closed': 'El diálogo está cerrado.',
  },
  choices: {
    'The session has ended meanwhile.': 'La sesión ha terminado entretanto.',
    'Signed in: the review is sent.': 'Sesión iniciada: se envía la valoración.',
    'Nobody signed in: what was entered stays.':
      'Nadie ha iniciado sesión: lo introducido se conserva.',
    'The shopper leaves the question.': 'El comprador deja la pregunta.',
    'Stars, words and photos are sent.': 'Se envían estrellas, texto y fotos.',
    'A review needs stars.': 'Una valoración necesita estrellas.',
    'The shop took it.': 'La tienda la ha recibido.',
    'A file was no photo, or there is a review already.':
      'Un archivo no era una foto, o ya hay una valoración.',
  },
};
