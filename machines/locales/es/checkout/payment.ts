import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'Pagar un pedido',
  events: {
    'payment.gatewayChosen': 'Se elige con quién pagar',
    'payment.retried': 'Se vuelve a pagar',
    'payment.cashChosen': 'Se paga en efectivo en su lugar',
    'payment.checkedAgain': 'Se vuelve a comprobar',
  },
  guards: {
    isSettled: 'No queda nada por pagar',
    isUnderWay: 'El dinero está en camino',
    isSuccessClaimed: 'La página de pago dice que está pagado',
    isOpened: 'La página de pago está lista',
    isSignedOut: 'La sesión ha terminado',
    isSwitched: 'El pedido pasa a pagarse en efectivo',
  },
  unmet: {
    isSettled: 'la tienda no dijo que no quede nada por pagar',
    isUnderWay: 'a la tienda no le consta dinero en camino',
    isSuccessClaimed:
      'la página de pago no dice que está pagado, o ya se preguntó bastante a la tienda',
    isOpened: 'la página de pago no está lista',
    isSignedOut: 'la sesión no ha terminado',
    isSwitched: 'el pedido no pasa a pagarse en efectivo',
  },
  actors: {
    checkPayment: 'Preguntar si está pagado',
    openPayment: 'Pedir una página de pago',
    switchToCash: 'Cambiar a efectivo',
  },
  actions: {
    noteStanding: 'Anotar si la tienda tiene el dinero',
    countCheck: 'Contar la comprobación',
    keepGateway: 'Guardar con quién se paga',
    keepRefusal: 'Guardar por qué se ha rechazado',
    keepLink: 'Guardar la dirección de la página de pago',
    announceUpdate: 'Decir que los datos de pago están actualizados',
  },
  delays: {
    checkPause: 'Pausa antes de volver a comprobar (0,3 s, después más, 3 s como máximo)',
  },
  states: {
    'payment.checking': 'Comprobando',
    'payment.awaitingConfirmation': 'Esperando confirmación',
    'payment.underWay': 'Dinero en camino',
    'payment.choosing': 'Eligiendo cómo pagar',
    'payment.openingPayment': 'Abriendo la página de pago',
    'payment.switchingToCash': 'Cambiando a efectivo',
    'payment.refused': 'Rechazado',
    'payment.failed': 'Sin respuesta de la tienda',
    'payment.settled': 'Saldado',
    'payment.leaving': 'Saliendo hacia el pago',
  },
  descriptions: {
    payment:
      'Un pedido que se paga en otra página llega a su fin: pagado, pagado en efectivo o intentado de nuevo.',
    'payment.checking': 'Se pregunta a la tienda si ha llegado el pago.',
    'payment.awaitingConfirmation': 'El pago está de camino a la tienda.',
    'payment.underWay': 'El dinero está en camino; no queda más que esperarlo.',
    'payment.choosing':
      'El pedido, o lo que se le ha sumado, no está pagado: el comprador puede pagar, pagar en efectivo o cancelar.',
    'payment.openingPayment': 'Se pide una nueva página de pago.',
    'payment.switchingToCash': 'El pedido cambia a pago en efectivo.',
    'payment.refused':
      'La tienda lo ha rechazado; el comprador ve por qué y puede volver a elegir.',
    'payment.failed': 'No se ha podido contactar con la tienda; el comprador puede reintentarlo.',
    'payment.settled': 'Ya no queda nada por pagar.',
    'payment.leaving': 'El navegador va a la página de pago.',
  },
  choices: {
    'The session has ended, as is told already: the choice stays.':
      'La sesión ha terminado, como ya se dice: la elección se conserva.',
    'Nothing is left to pay.': 'No queda nada por pagar.',
    'The shopper has paid, and the money takes its time.':
      'El comprador ha pagado y el dinero tarda en llegar.',
    'The payment page says paid, and the shop does not know yet.':
      'La página de pago dice que está pagado y la tienda aún no lo sabe.',
    'Not all of it is paid.': 'No está todo pagado.',
    'The shop is asked again.': 'Se vuelve a preguntar a la tienda.',
    'The shopper chooses through whom to pay.': 'El comprador elige con quién pagar.',
    'The shopper pays again.': 'El comprador vuelve a pagar.',
    'The shopper pays in cash instead.': 'El comprador paga en efectivo en su lugar.',
    'The payment page is ready.': 'La página de pago está lista.',
    'The shop refuses.': 'La tienda lo rechaza.',
    'The order will be paid in cash.': 'El pedido se pagará en efectivo.',
    'The shop refuses cash for this order.': 'La tienda rechaza el efectivo para este pedido.',
  },
};
