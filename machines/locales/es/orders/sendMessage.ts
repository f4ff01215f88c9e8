import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'Enviar mensajes',
  events: {
    'sendMessage.written': 'Se manda un mensaje',
    'sendMessage.retried': 'Se reintenta',
    'sendMessage.discarded': 'Se descarta el mensaje',
  },
  guards: {
    isSent: 'La tienda tiene el mensaje',
    isSentAndMoreWait: 'La tienda lo tiene y esperan más',
    isSignedOut: 'La sesión ha terminado',
    hasSignedIn: 'El cliente ha iniciado sesión',
    areThereUnsent: 'Hay mensajes sin enviar',
    areThereMore: 'Esperan más mensajes',
    isRoomLeft: 'Esperan menos de cinco',
  },
  unmet: {
    isSent: 'la tienda no tiene el mensaje',
    isSentAndMoreWait: 'la tienda no lo tiene, o no esperan más',
    isSignedOut: 'la sesión no ha terminado',
    hasSignedIn: 'nadie inició sesión',
    areThereUnsent: 'no hay mensajes sin enviar',
    areThereMore: 'no esperan más mensajes',
    isRoomLeft: 'ya esperan cinco',
  },
  actors: {
    sendMessage: 'Enviar el mensaje',
    askToSignIn: 'Pedir que inicie sesión',
  },
  actions: {
    keepDraft: 'Guardar el mensaje',
    dropFirst: 'Quitar el mensaje de la lista',
    keepRefusal: 'Recordar lo que ha dicho el servidor',
  },
  delays: {
    retryPause: 'Pausa antes de reintentarlo',
  },
  states: {
    'sendMessage.ready': 'Listo',
    'sendMessage.sending': 'Enviando',
    'sendMessage.signingIn': 'Iniciando sesión',
    'sendMessage.signedOut': 'Sesión terminada',
    'sendMessage.failed': 'Sin respuesta de la tienda',
    'sendMessage.refused': 'Mensaje rechazado',
  },
  descriptions: {
    sendMessage:
      'Los mensajes de una conversación: se ven al momento, se envían uno tras otro y se conservan hasta que la tienda los tiene.',
    'sendMessage.ready': 'La tienda lo tiene todo; el cliente puede escribir.',
    'sendMessage.sending':
      'El primer mensaje sin enviar está en camino; entretanto se pueden escribir más.',
    'sendMessage.signingIn': 'El cliente vuelve a iniciar sesión y, después, salen los mensajes.',
    'sendMessage.signedOut':
      'Los mensajes se conservan hasta que su cliente inicie sesión; nada se intenta por sí solo.',
    'sendMessage.failed':
      'No se ha podido contactar con la tienda: los mensajes se conservan y se vuelven a intentar.',
    'sendMessage.refused':
      'La tienda no acepta el primer mensaje y dice por qué; se conserva hasta que se descarte.',
  },
  choices: {
    'The session has ended meanwhile.': 'La sesión ha terminado entretanto.',
    'Signed in: it goes on.': 'Sesión iniciada: se continúa.',
    'Nobody signed in: the messages are kept.':
      'Nadie ha iniciado sesión: los mensajes se conservan.',
    'The customer signs in.': 'El cliente inicia sesión.',
    'Something was left unsent when the page was closed.':
      'Algo quedó sin enviar cuando se cerró la página.',
    'The customer sends a message; it is shown at once.':
      'El cliente envía un mensaje; se ve al momento.',
    'The shop has it; the next one goes.': 'La tienda lo tiene; sale el siguiente.',
    'The shop has them all.': 'La tienda los tiene todos.',
    'The shop does not take this message.': 'La tienda no acepta este mensaje.',
    'Another message waits its turn.': 'Otro mensaje espera su turno.',
    'The customer tries again now.': 'El cliente lo reintenta ahora.',
    'Another message is written: all are tried again.':
      'Se escribe otro mensaje: se vuelven a intentar todos.',
    'It is tried again by itself.': 'Se reintenta por sí solo.',
    'Another message waits behind it.': 'Otro mensaje espera detrás.',
    'The customer sends it once more, as when the shop was asked too often.':
      'El cliente lo envía otra vez, por ejemplo si se había preguntado demasiado a la tienda.',
    'It is given up, and the next one goes.': 'Se descarta y sale el siguiente.',
    'It is given up.': 'Se descarta.',
  },
};
