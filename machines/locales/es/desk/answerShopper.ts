import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'Responder a un cliente',
  events: {
    'answerShopper.given': 'Se envía una respuesta',
    'answerShopper.retried': 'Intentar de nuevo',
    'answerShopper.givenUp': 'No enviarla',
    'answerShopper.read': 'Se ha leído lo que hay',
  },
  guards: {
    isTaken: 'La tienda tiene la respuesta',
    isSignedOut: 'La sesión ha terminado',
    isAnswered: 'Otra persona se adelantó',
  },
  unmet: {
    isTaken: 'la tienda no recibió la respuesta',
    isSignedOut: 'la sesión no ha terminado',
    isAnswered: 'nadie se adelantó',
  },
  actors: { sendAnswer: 'Enviar la respuesta' },
  actions: {
    forgetDraft: 'Vaciar el campo de lo enviado',
    keepAnswer: 'Guardar la respuesta',
    forgetAnswer: 'Dejar la respuesta',
    keepMessage: 'Anotar lo que dijo la tienda',
    keepWho: 'Anotar quién se adelantó',
  },
  delays: { retryPause: 'Pausa antes de intentarlo de nuevo (5 s)' },
  states: {
    'answerShopper.writing': 'Escribiendo',
    'answerShopper.sending': 'Enviando',
    'answerShopper.failed': 'Sin conexión',
    'answerShopper.refused': 'La tienda se niega',
    'answerShopper.answeredElsewhere': 'Ya respondió otra persona',
    'answerShopper.signedOut': 'Sesión terminada',
  },
  descriptions: {
    answerShopper:
      'Alguien del mostrador o un repartidor responde a un mensaje o a una reseña de un cliente, o dice que no hay nada que responder; lo escrito se conserva hasta que la tienda lo tiene.',
    'answerShopper.writing': 'Se puede escribir una respuesta; lo que hay en el campo se conserva.',
    'answerShopper.sending': 'La respuesta está en camino.',
    'answerShopper.failed':
      'No se llega a la tienda: la respuesta se conserva y se intenta de nuevo.',
    'answerShopper.refused':
      'La tienda no acepta la respuesta y dice por qué; se queda en el campo.',
    'answerShopper.answeredElsewhere':
      'Otra persona de la tienda respondió mientras tanto: no se envió nada, y ambas cosas están ahí para leerlas.',
    'answerShopper.signedOut':
      'La sesión ha terminado: la respuesta se conserva y no se envió nada.',
  },
  choices: {
    'It is answered, or said that nothing is to be.':
      'Se responde, o se dice que no hay nada que responder.',
    'It is tried again now.': 'Se intenta de nuevo ahora.',
    'It is not sent, and stays in the field.': 'No se envía y se queda en el campo.',
    'It is tried again by itself.': 'Se intenta de nuevo sin que nadie pulse.',
    'It was read.': 'Se ha leído.',
    'It was read; what was written stays in the field.':
      'Se ha leído; lo escrito se queda en el campo.',
    'The shop has it.': 'La tienda la tiene.',
    'The session has ended.': 'La sesión ha terminado.',
    'Somebody else was faster.': 'Otra persona se adelantó.',
    'The shop does not take it.': 'La tienda no la acepta.',
    'Nothing answers.': 'Nadie responde.',
  },
};
