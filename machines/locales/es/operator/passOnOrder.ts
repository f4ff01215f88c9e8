import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'Pasar un pedido que no se entrega',
  events: {
    'passOnOrder.started': 'Se pulsa pasarlo',
    'passOnOrder.kept': 'Se pulsa volver',
    'passOnOrder.chosen': 'Se elige qué hacer',
    'passOnOrder.retried': 'Reintentar',
    'passOnOrder.closed': 'Pedido cerrado',
  },
  guards: {
    isDone: 'La tienda lo ha anotado',
    isHandled: 'Otra persona fue más rápida',
    isSignedOut: 'La sesión ha terminado',
  },
  unmet: {
    isDone: 'la tienda no lo ha anotado',
    isHandled: 'nadie fue más rápido',
    isSignedOut: 'la sesión no ha terminado',
  },
  actors: { passOn: 'Decir qué pasa con él' },
  actions: {
    keepWay: 'Guardar lo elegido',
    keepWho: 'Anotar quién fue más rápido',
    keepMessage: 'Anotar lo que dijo la tienda',
    noteSignedOut: 'Anotar que la sesión terminó',
  },
  delays: {},
  states: {
    'passOnOrder.reading': 'Leyendo',
    'passOnOrder.choosing': 'Eligiendo qué hacer',
    'passOnOrder.telling': 'Avisando',
    'passOnOrder.failed': 'Sin conexión',
    'passOnOrder.refusedByShop': 'Rechazado por la tienda',
    'passOnOrder.handledElsewhere': 'Atendido por otra persona',
    'passOnOrder.signedOut': 'Sesión terminada',
    'passOnOrder.done': 'Hecho',
    'passOnOrder.closed': 'Cerrado',
  },
  descriptions: {
    passOnOrder:
      'Un operador lee sobre un pedido o un paquete que su repartidor no entrega y dice qué pasa con él.',
    'passOnOrder.reading':
      'Se lee quién lo tiene, desde cuándo no se sabe nada de esa persona y a quién llamar.',
    'passOnOrder.choosing': 'Se elige qué pasa con él; quien lo pidió lo lee.',
    'passOnOrder.telling':
      'Se avisa a la tienda; el repartidor puede entregarlo en este mismo momento.',
    'passOnOrder.failed': 'No se pudo contactar con la tienda; puede intentarse de nuevo.',
    'passOnOrder.refusedByShop': 'La tienda no lo hace y dice por qué.',
    'passOnOrder.handledElsewhere':
      'Su repartidor ha vuelto, u otra persona lo ha atendido mientras tanto.',
    'passOnOrder.signedOut': 'La sesión ha terminado: no se hizo nada.',
    'passOnOrder.done': 'Ha pasado a otro repartidor o está cancelado.',
    'passOnOrder.closed': 'Se cierra como estaba.',
  },
  choices: {
    'It is left as it is.': 'Se deja como está.',
    'It is passed on.': 'Se pasa a otra persona.',
    'The way is chosen.': 'Se ha elegido qué hacer.',
    'Its courier is waited for.': 'Se espera a su repartidor.',
    'The shop is being told.': 'Se está avisando a la tienda.',
    'It is noted.': 'Está anotado.',
    'Somebody else was faster.': 'Otra persona fue más rápida.',
    'The session has ended.': 'La sesión ha terminado.',
    'The shop does not do so, and says why.': 'La tienda no lo hace y dice por qué.',
    'It is told again.': 'Se avisa de nuevo.',
    'Another way is chosen.': 'Se elige otra cosa.',
  },
};
