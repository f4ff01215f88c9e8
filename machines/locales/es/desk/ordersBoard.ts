import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'Ver llegar los pedidos',
  events: {
    'ordersBoard.connected': 'La conexión en vivo está en pie',
    'ordersBoard.changed': 'Noticias de los pedidos',
    'ordersBoard.streamEnded': 'La conexión en vivo ha terminado',
    'ordersBoard.retried': 'Probar ahora',
    'ordersBoard.networkLost': 'No hay red',
    'ordersBoard.leaving': 'Se pulsa Salir',
  },
  guards: {
    isRead: 'Se han leído los pedidos',
    hasNew: 'Hay un pedido nuevo',
  },
  unmet: {
    isRead: 'no se han leído los pedidos',
    hasNew: 'no hay ningún pedido nuevo',
  },
  actors: {
    loadBoard: 'Traer los pedidos',
    followBoard: 'Seguir los pedidos en vivo',
    signOut: 'Terminar la sesión',
  },
  actions: {
    ring: 'Sonar',
    keepWaiting: 'Anotar qué pedidos esperan',
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
    'ordersBoard.loading': 'Trayendo los pedidos',
    'ordersBoard.failed': 'Sin pedidos',
    'ordersBoard.following': 'El tablero está en pie',
    'ordersBoard.following.streaming': 'En vivo',
    'ordersBoard.following.streaming.connecting': 'Conectando',
    'ordersBoard.following.streaming.live': 'Conexión en pie',
    'ordersBoard.following.asking': 'Preguntando por los pedidos',
    'ordersBoard.following.waiting': 'Pausa',
    'ordersBoard.following.lost': 'Conexión perdida',
    'ordersBoard.signingOut': 'Saliendo',
    'ordersBoard.signedOut': 'Nadie en el mostrador',
  },
  descriptions: {
    ordersBoard:
      'Los pedidos abiertos de una tienda, según llegan; uno nuevo suena, y una conexión perdida se dice y se recupera.',
    'ordersBoard.loading': 'Se traen los pedidos.',
    'ordersBoard.failed': 'No se han podido traer los pedidos; se puede reintentar.',
    'ordersBoard.following': 'El tablero está en pie y sigue como la tienda lo conoce.',
    'ordersBoard.following.streaming': 'Los pedidos llegan al hacerse.',
    'ordersBoard.following.streaming.connecting': 'Se establece la conexión en vivo.',
    'ordersBoard.following.streaming.live': 'La conexión en vivo está en pie.',
    'ordersBoard.following.asking': 'Sin conexión en vivo se pregunta por los pedidos.',
    'ordersBoard.following.waiting':
      'Una pausa corta antes de probar otra vez la conexión en vivo.',
    'ordersBoard.following.lost':
      'No se llega a la tienda: el mostrador lo dice y lo reintenta solo.',
    'ordersBoard.signingOut':
      'Se avisa a la tienda; en este mostrador la sesión termina de todos modos.',
    'ordersBoard.signedOut': 'No hay nadie en este mostrador; sus pedidos quedan donde están.',
  },
  choices: {
    'They sign out.': 'Sale.',
    'They are there.': 'Han llegado.',
    'The session has ended.': 'La sesión ha terminado.',
    'It is under way.': 'Está en marcha.',
    'The live connection ended.': 'La conexión en vivo ha terminado.',
    'A new order has come: it rings.': 'Ha llegado un pedido nuevo: suena.',
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
