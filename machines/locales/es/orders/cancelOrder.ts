import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'Cancelar un pedido',
  events: {
    'cancel.confirmed': 'Se pulsa Cancelar el pedido',
    'cancel.retried': 'Se reintenta',
    'cancel.closed': 'Se cierra el diálogo',
  },
  guards: {
    isCancelled: 'El pedido está cancelado',
    isSignedOut: 'La sesión ha terminado',
    hasSignedIn: 'El comprador ha iniciado sesión',
    isTooLate: 'La tienda ya ha empezado',
  },
  unmet: {
    isCancelled: 'el pedido no está cancelado',
    isSignedOut: 'la sesión no ha terminado',
    hasSignedIn: 'nadie inició sesión',
    isTooLate: 'la tienda no ha empezado',
  },
  actors: {
    askToSignIn: 'Pedir que inicie sesión',
    cancel: 'Cancelar el pedido',
  },
  actions: {
    keepReason: 'Guardar el motivo',
    keepMessage: 'Anotar lo que ha dicho la tienda',
    reportCancelled: 'Comunicar la cancelación',
    announceCancelled: 'Decir que el pedido está cancelado',
  },
  delays: {},
  states: {
    'cancelOrder.choosingReason': 'Eligiendo el motivo',
    'cancelOrder.cancelling': 'Cancelando',
    'cancelOrder.signingIn': 'Iniciando sesión',
    'cancelOrder.signedOut': 'Sesión terminada',
    'cancelOrder.tooLate': 'Demasiado tarde',
    'cancelOrder.refused': 'Cancelación rechazada',
    'cancelOrder.failed': 'Sin respuesta de la tienda',
    'cancelOrder.closed': 'Cerrado',
  },
  descriptions: {
    cancelOrder:
      'Se cancela, con un motivo, un pedido que la tienda no ha empezado; cuando es demasiado tarde, se le dice al comprador.',
    'cancelOrder.choosingReason': 'El comprador dice por qué cancela el pedido.',
    'cancelOrder.cancelling': 'Se comunica a la tienda.',
    'cancelOrder.signingIn': 'El comprador vuelve a iniciar sesión y la cancelación continúa.',
    'cancelOrder.signedOut': 'El pedido sigue ahí; su cliente puede iniciar sesión y continuar.',
    'cancelOrder.tooLate': 'La tienda ha empezado, así que el pedido ya no se puede cancelar aquí.',
    'cancelOrder.refused': 'La tienda ha rechazado cancelar el pedido y dice por qué.',
    'cancelOrder.failed':
      'No se ha podido contactar con la tienda; el comprador puede reintentarlo.',
    'cancelOrder.closed': 'El diálogo está cerrado.',
  },
  choices: {
    'The shopper keeps the order.': 'El comprador conserva el pedido.',
    'The shopper cancels the order.': 'El comprador cancela el pedido.',
    'Too late to change one’s mind: the shop is being told.':
      'Demasiado tarde para cambiar de idea: se está comunicando a la tienda.',
    'The order is cancelled.': 'El pedido está cancelado.',
    'The store has already begun.': 'La tienda ya ha empezado.',
    'The session has ended meanwhile.': 'La sesión ha terminado entretanto.',
    'The sign-in stands over the question.': 'El inicio de sesión está sobre la pregunta.',
    'Signed in: the shop is told.': 'Sesión iniciada: se comunica a la tienda.',
    'Nobody signed in.': 'Nadie ha iniciado sesión.',
    'The shopper signs in after all.': 'El comprador inicia sesión al final.',
    'The shop refuses.': 'La tienda lo rechaza.',
    'The shopper tries again.': 'El comprador lo reintenta.',
  },
};
