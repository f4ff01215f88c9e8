import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'Pedir un reembolso',
  events: {
    'requestRefund.sent': 'Se pulsa Enviar solicitud',
    'requestRefund.closed': 'Se cierra el diálogo',
  },
  guards: {
    isSignInNeeded: 'La sesión ha terminado',
    hasSignedIn: 'Alguien ha iniciado sesión',
    hasArrived: 'La tienda tiene la solicitud',
  },
  unmet: {
    isSignInNeeded: 'la sesión no ha terminado',
    hasSignedIn: 'nadie ha iniciado sesión',
    hasArrived: 'la tienda no tiene la solicitud',
  },
  actors: {
    askToSignIn: 'Pedir que inicie sesión',
    askRefund: 'Enviar la solicitud',
  },
  actions: {
    keepWish: 'Anotar el motivo, el texto y las fotos',
    keepMessage: 'Anotar lo que ha dicho la tienda',
    markAsked: 'Anotar que se ha pedido',
    sayAsked: 'Decir que la tienda responderá',
  },
  delays: {},
  states: {
    'requestRefund.signingIn': 'Iniciando sesión',
    'requestRefund.explaining': 'Explicando',
    'requestRefund.sending': 'Enviando',
    'requestRefund.refused': 'Rechazada',
    'requestRefund.failed': 'Sin respuesta de la tienda',
    'requestRefund.asked': 'Solicitado',
    'requestRefund.closed': 'Cerrado',
  },
  descriptions: {
    'requestRefund.signingIn':
      'El cliente vuelve a iniciar sesión y, después, se envía la solicitud.',
    requestRefund:
      'Un comprador pide que le devuelvan el dinero de un pedido entregado y dice por qué.',
    'requestRefund.explaining': 'El comprador elige un motivo y añade texto y fotos si quiere.',
    'requestRefund.sending':
      'Se envía la solicitud; se guarda una sola vez, por muchas veces que se envíe.',
    'requestRefund.refused':
      'La tienda no ha aceptado la solicitud y dice por qué; se puede cambiar y enviar.',
    'requestRefund.failed':
      'No se ha podido contactar con la tienda; lo introducido se conserva y se puede volver a enviar.',
    'requestRefund.asked': 'La solicitud ha llegado; su estado se ve en la página del pedido.',
    'requestRefund.closed': 'El diálogo está cerrado y no se ha pedido nada.',
  },
  choices: {
    'The session has ended meanwhile.': 'La sesión ha terminado entretanto.',
    'Signed in: the request is sent.': 'Sesión iniciada: se envía la solicitud.',
    'Nobody signed in: what was entered stays.':
      'Nadie ha iniciado sesión: lo introducido se conserva.',
    'The shop has it and will answer.': 'La tienda la tiene y responderá.',
    'A file was no photo, or it is too late for this order.':
      'Un archivo no era una foto, o es demasiado tarde para este pedido.',
  },
};
