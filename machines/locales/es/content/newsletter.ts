import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'Boletín',
  events: {
    'newsletter.submitted': 'Se pulsa Suscribirse',
    'newsletter.edited': 'Se edita la dirección',
  },
  guards: {
    isAddress: 'Es una dirección de correo',
    isSubscribed: 'La dirección está en la lista',
  },
  unmet: {
    isAddress: 'no es una dirección de correo',
    isSubscribed: 'la dirección no se añadió a la lista',
  },
  actors: {
    subscribe: 'Suscribir la dirección',
  },
  actions: {
    keepAddress: 'Anotar la dirección',
    forgetAddress: 'Olvidar la dirección',
    keepRefusal: 'Anotar por qué no',
    forgetRefusal: 'Quitar el motivo',
    announceSubscribed: 'Decir que ha funcionado',
  },
  delays: {},
  states: {
    'newsletter.editing': 'Escribiendo',
    'newsletter.invalid': 'Dirección no válida',
    'newsletter.subscribing': 'Suscribiendo',
    'newsletter.subscribed': 'Suscrita',
    'newsletter.refused': 'Rechazada',
    'newsletter.failed': 'Sin respuesta de la tienda',
  },
  descriptions: {
    newsletter: 'Alguien se suscribe al boletín desde el pie de una página.',
    'newsletter.editing': 'El lector escribe una dirección de correo electrónico.',
    'newsletter.invalid': 'El campo dice qué le pasa a la dirección, hasta que se edite.',
    'newsletter.subscribing': 'El servidor apunta la dirección en su lista.',
    'newsletter.subscribed': 'Se comunica al lector y el campo vuelve a quedar vacío.',
    'newsletter.refused': 'El campo da el motivo del servidor, hasta que se edite.',
    'newsletter.failed': 'No se ha podido contactar con el servidor; el lector puede reintentarlo.',
  },
  choices: {
    'What was typed is an e-mail address.': 'Lo escrito es una dirección de correo.',
    'It is none.': 'No lo es.',
    'The address is on the list.': 'La dirección está en la lista.',
    'The server does not take it.': 'El servidor no la acepta.',
    'A second press does not subscribe twice.': 'Una segunda pulsación no suscribe dos veces.',
    'The address on its way stays as it was sent.': 'La dirección en camino queda como se envió.',
  },
};
