import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'Ver llegar las ofertas',
  events: {
    'rideBoard.connected': 'La conexión en vivo está en pie',
    'rideBoard.changed': 'Noticias de los pedidos',
    'rideBoard.streamEnded': 'La conexión en vivo ha terminado',
    'rideBoard.retried': 'Probar ahora',
    'rideBoard.networkLost': 'No hay red',
    'rideBoard.leaving': 'Se pulsa Salir',
  },
  guards: {
    isRead: 'Se han leído los pedidos',
    hasNew: 'Hay una oferta o un mensaje nuevo',
  },
  unmet: {
    isRead: 'no se han leído los pedidos',
    hasNew: 'no hay ninguna oferta ni mensaje nuevo',
  },
  actors: {
    beginBoard: 'Empezar con los pedidos, o con los últimos que se vieron',
    loadBoard: 'Traer los pedidos',
    followBoard: 'Seguir los pedidos en vivo',
    signOut: 'Terminar la sesión',
  },
  actions: {
    buzz: 'Vibrar',
    keepCalling: 'Anotar qué se ofrece y qué se ha escrito',
    noteLeaving: 'Anotar que sale',
    countFailure: 'Contar el fallo',
    forgetFailures: 'Olvidar los fallos',
  },
  delays: {
    connectLimit: 'Espera más larga de la conexión en vivo (8 s)',
    silenceLimit: 'Silencio más largo de la conexión en vivo (40 s)',
    pollPause: 'Pausa entre preguntas (4 s)',
    retryPause: 'Pausa creciente mientras no se llega a la tienda (2 a 15 s)',
  },
  states: {
    'rideBoard.loading': 'Trayendo los pedidos',
    'rideBoard.failed': 'Sin pedidos',
    'rideBoard.following': 'El tablero está en pie',
    'rideBoard.following.streaming': 'En vivo',
    'rideBoard.following.streaming.connecting': 'Conectando',
    'rideBoard.following.streaming.live': 'Conexión en pie',
    'rideBoard.following.asking': 'Preguntando por los pedidos',
    'rideBoard.following.waiting': 'Pausa',
    'rideBoard.following.lost': 'Conexión perdida',
    'rideBoard.signingOut': 'Saliendo',
    'rideBoard.signedOut': 'Nadie reparte',
  },
  descriptions: {
    rideBoard:
      'Las ofertas y los pedidos de un repartidor, según llegan; una oferta o un mensaje nuevo hace vibrar el teléfono, y una conexión perdida se dice y se recupera.',
    'rideBoard.loading': 'Se traen los pedidos.',
    'rideBoard.failed': 'No se han podido traer los pedidos; se puede reintentar.',
    'rideBoard.following': 'El tablero está en pie y sigue como la tienda lo conoce.',
    'rideBoard.following.streaming': 'Las ofertas llegan cuando los pedidos están listos.',
    'rideBoard.following.streaming.connecting': 'Se establece la conexión en vivo.',
    'rideBoard.following.streaming.live': 'La conexión en vivo está en pie.',
    'rideBoard.following.asking': 'Sin conexión en vivo se pregunta por los pedidos.',
    'rideBoard.following.waiting': 'Una pausa corta antes de probar otra vez la conexión en vivo.',
    'rideBoard.following.lost': 'No se llega a la tienda: se dice y se reintenta solo.',
    'rideBoard.signingOut':
      'Se avisa a la tienda; en este teléfono la sesión termina de todos modos.',
    'rideBoard.signedOut': 'Nadie reparte con este teléfono; los pedidos quedan donde están.',
  },
  choices: {
    'They sign out.': 'Sale.',
    'They are there, or stood there last.': 'Han llegado, o son los últimos que se vieron.',
    'The session has ended.': 'La sesión ha terminado.',
    'It is under way.': 'Está en marcha.',
    'The live connection ended.': 'La conexión en vivo ha terminado.',
    'There is a new offer or message: the phone buzzes.':
      'Hay una oferta o un mensaje nuevo: el teléfono vibra.',
    'Something has become of an order.': 'Algo ha cambiado en un pedido.',
    'The live connection broke.': 'La conexión en vivo se ha roto.',
    'It stands.': 'Está en pie.',
    'Nothing came: the orders are asked for instead.':
      'No llegó nada: se pregunta por los pedidos.',
    'The live connection has fallen silent.': 'La conexión en vivo ha enmudecido.',
    'The orders are as the answer says.': 'Los pedidos son como dice la respuesta.',
    'Nothing answers.': 'Nada responde.',
    'A live connection is tried again.': 'Se prueba otra vez la conexión en vivo.',
    'Somebody, or the network that is back, asks to try now.':
      'Alguien, o la red que ha vuelto, pide probar ahora.',
    'It is tried again.': 'Se reintenta.',
    'The device has no network.': 'El aparato no tiene red.',
  },
};
