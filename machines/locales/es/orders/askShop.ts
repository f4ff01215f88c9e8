import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'Preguntar a la tienda',
  events: {
    'askShop.sent': 'Se envía el mensaje',
    'askShop.edited': 'Se edita un campo',
    'askShop.another': 'Se escribe otro mensaje',
  },
  guards: {
    hasArrived: 'La tienda lo tiene',
    isTooMany: 'Demasiados en poco tiempo',
  },
  unmet: {
    hasArrived: 'la tienda no lo tiene',
    isTooMany: 'no fueron demasiados en poco tiempo',
  },
  actors: {
    sendQuestion: 'Enviar el mensaje',
  },
  actions: {
    keepQuestion: 'Guardar lo escrito',
    forgetQuestion: 'Olvidar lo enviado',
    keepRefusal: 'Anotar lo que ha dicho la tienda',
    keepWait: 'Anotar cuánto hay que esperar',
    forgetRefusal: 'Quitar el motivo',
  },
  delays: {
    untilAnother: 'Hasta que se pueda enviar otro',
  },
  states: {
    'askShop.writing': 'Escribiendo',
    'askShop.sending': 'Enviando',
    'askShop.refused': 'Rechazado',
    'askShop.tooMany': 'Demasiados mensajes',
    'askShop.failed': 'Sin respuesta de la tienda',
    'askShop.sent': 'Enviado',
  },
  descriptions: {
    askShop:
      'Una pregunta a la propia tienda, de invitados y clientes, que se responde por correo o mensaje de texto.',
    'askShop.writing': 'Se escribe la pregunta; lo escrito sobrevive a una recarga.',
    'askShop.sending': 'La pregunta está en camino; una segunda pulsación no la envía dos veces.',
    'askShop.refused': 'El campo dice lo que la tienda dice de él, hasta que se edite.',
    'askShop.tooMany': 'No se acepta nada más durante un rato; lo escrito se conserva.',
    'askShop.failed':
      'No se ha podido contactar con la tienda; lo escrito se conserva y se puede volver a enviar.',
    'askShop.sent': 'La tienda tiene la pregunta y dice cómo responderá.',
  },
  choices: {
    'The shop has it.': 'La tienda la tiene.',
    'Too many came from here in a short time.': 'Han llegado demasiados desde aquí en poco tiempo.',
    'The shop does not take a field as it is.': 'La tienda no acepta un campo tal como está.',
    'Another question may be sent again.': 'Se puede volver a enviar otra pregunta.',
  },
};
