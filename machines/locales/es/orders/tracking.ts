import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'Seguir un pedido',
  events: {
    'tracking.refreshed': 'Se ha hecho algo con el pedido',
    'tracking.networkLost': 'Se ha ido la red',
    'tracking.retried': 'Se intenta ahora',
    'tracking.orderChanged': 'Novedades del pedido',
    'tracking.streamEnded': 'Se ha acabado la conexión en directo',
    'tracking.connected': 'La conexión en directo está en pie',
  },
  guards: {
    isFound: 'Se ha encontrado el pedido',
    isFoundAndOver: 'Se ha encontrado el pedido y está terminado',
    isOver: 'El pedido está terminado',
    isStreamWorthTrying: 'Han llegado tres respuestas: el directo puede volver a funcionar',
  },
  unmet: {
    isFound: 'no se encontró el pedido',
    isFoundAndOver: 'no se encontró el pedido, o no está terminado',
    isOver: 'el pedido no está terminado',
    isStreamWorthTrying: 'aún no han llegado tres respuestas',
  },
  actors: {
    loadOrder: 'Leer el pedido',
    followOrder: 'Seguir el pedido en directo',
  },
  actions: {
    keepStatus: 'Guardar el estado',
    countFailure: 'Contar el fallo',
    countPoll: 'Contar la pregunta',
    forgetFailures: 'Olvidar los fallos',
  },
  delays: {
    connectLimit: 'Espera máxima de la conexión en directo (8 s)',
    silenceLimit: 'Silencio máximo de la conexión en directo (40 s)',
    pollPause: 'Pausa entre preguntas (5 s)',
    retryPause: 'Pausa creciente mientras no hay conexión (de 2 s a 30 s)',
  },
  states: {
    'tracking.loading': 'Cargando',
    'tracking.notFound': 'No encontrado',
    'tracking.failed': 'Carga fallida',
    'tracking.streaming': 'En directo',
    'tracking.streaming.connecting': 'Conectando',
    'tracking.streaming.live': 'Conectado',
    'tracking.polling': 'Por preguntas',
    'tracking.polling.asking': 'Preguntando',
    'tracking.polling.waiting': 'Esperando',
    'tracking.lost': 'Conexión perdida',
    'tracking.ended': 'Terminado',
  },
  descriptions: {
    tracking:
      'Un pedido se sigue en directo; si se pierde la conexión, se dice y se recupera por sí sola.',
    'tracking.loading': 'Se lee el pedido.',
    'tracking.notFound':
      'Ningún pedido tiene este número y este teléfono de contacto; se pueden volver a escribir los dos.',
    'tracking.failed': 'No se ha podido leer el pedido; el comprador puede reintentarlo.',
    'tracking.streaming': 'Los cambios llegan según ocurren.',
    'tracking.streaming.connecting': 'Se está estableciendo la conexión en directo.',
    'tracking.streaming.live': 'La conexión en directo está en pie.',
    'tracking.polling': 'Sin conexión en directo, se pregunta por el pedido cada pocos segundos.',
    'tracking.polling.asking': 'Se pregunta por el pedido.',
    'tracking.polling.waiting': 'Una pausa breve antes de volver a preguntar por el pedido.',
    'tracking.lost': 'Se ha perdido la conexión: se dice al comprador y se reintenta por sí sola.',
    'tracking.ended': 'El pedido se ha entregado, recogido o cancelado, o ha fallado.',
  },
  choices: {
    'The shopper did something to the order: it is read again.':
      'El comprador ha hecho algo con el pedido: se lee de nuevo.',
    'The order has already come to its end.': 'El pedido ya ha llegado a su fin.',
    'The order is under way.': 'El pedido está en curso.',
    'No order has this number and contact number.':
      'Ningún pedido tiene este número y este teléfono de contacto.',
    'The shopper tries again.': 'El comprador lo reintenta.',
    'The order has come to its end.': 'El pedido ha llegado a su fin.',
    'The order has moved on.': 'El pedido ha avanzado.',
    'The live connection broke.': 'La conexión en directo se ha cortado.',
    'The device has no network.': 'El dispositivo no tiene red.',
    'The live connection has fallen silent.': 'La conexión en directo se ha quedado callada.',
    'The live connection ended.': 'La conexión en directo ha terminado.',
    'The live connection stands.': 'La conexión en directo está en pie.',
    'Nothing came: the order is asked about instead.':
      'No ha llegado nada: en su lugar se pregunta por el pedido.',
    'The order is as the answer says.': 'El pedido está como dice la respuesta.',
    'The order is gone.': 'El pedido ya no existe.',
    'The shop cannot be reached.': 'No se puede contactar con la tienda.',
    'A live connection may work again by now.':
      'Puede que una conexión en directo ya vuelva a funcionar.',
    'The order is asked about again.': 'Se vuelve a preguntar por el pedido.',
    'The shopper, or the returned network, asks to try now.':
      'El comprador, o la red que ha vuelto, pide intentarlo ahora.',
    'It is tried again.': 'Se vuelve a intentar.',
  },
};
