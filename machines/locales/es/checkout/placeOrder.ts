import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'Hacer el pedido',
  events: {
    'placeOrder.totalConfirmed': 'Se acepta el nuevo total',
    'placeOrder.totalDeclined': 'Se rechaza el nuevo total',
    'placeOrder.retried': 'Se reintenta',
    'placeOrder.left': 'Se vuelve a la tramitación',
    'placeOrder.signInChosen': 'Se inicia sesión',
    'placeOrder.orderedAnew': 'Se pide de nuevo',
  },
  guards: {
    isPlaced: 'La tienda ha recibido el pedido',
    isEarlierAttempt: 'Se preguntaba por un pedido anterior',
    isAmountChanged: 'El total ha cambiado',
    isOrderedElsewhere: 'Otra ventana ha pedido lo mismo',
    isUnsent: 'El dispositivo no tiene conexión y no se ha enviado nada',
    isOffline: 'El dispositivo no tiene conexión',
    isSignInNeeded: 'La sesión ha terminado',
    isPriced: 'Se conoce el nuevo total',
    isSignedIn: 'El comprador ha iniciado sesión',
    isSenderAway: 'El cliente que lo envió no tiene la sesión iniciada',
    isSignedInAnew: 'Sesión iniciada y antes no se había pedido nada',
    isOutcomeKnown: 'Nunca se envió nada más',
    hasTriesLeft: 'Quedan intentos',
  },
  unmet: {
    isPlaced: 'la tienda no aceptó el pedido',
    isEarlierAttempt: 'no se preguntaba por un pedido anterior',
    isAmountChanged: 'la tienda no dio otro total',
    isOrderedElsewhere: 'ninguna otra ventana ha pedido lo mismo',
    isUnsent: 'el dispositivo tiene conexión, o puede que se haya enviado algo',
    isOffline: 'el dispositivo tiene conexión',
    isSignInNeeded: 'la sesión no ha terminado',
    isPriced: 'no se conoce el nuevo total',
    isSignedIn: 'nadie inició sesión',
    isSenderAway: 'no lo envió un cliente sin la sesión iniciada',
    isSignedInAnew: 'nadie inició sesión, o puede que antes se haya pedido algo',
    isOutcomeKnown: 'puede que se haya enviado algo más',
    hasTriesLeft: 'no quedan intentos',
  },
  actors: {
    rememberAttempt: 'Anotar el pedido con su clave',
    placeOrder: 'Enviar el pedido',
    quoteOrder: 'Pedir el precio',
    signIn: 'Pedir al comprador que inicie sesión',
  },
  actions: {
    forgetAttempt: 'Olvidar el pedido anotado',
    markLeft: 'Anotar que el comprador se ha ido',
    keepAttempt: 'Guardar la clave y el pedido',
    keepWait: 'Anotar cuánto pide esperar la tienda',
    countTry: 'Contar el intento',
    resetTries: 'Empezar a contar de nuevo',
    keepChanged: 'Guardar el nuevo precio',
    acceptNewTotal: 'Pedir con el nuevo total',
    reportPlaced: 'Comunicar el pedido hecho',
    reportElsewhere: 'Comunicar el pedido de la otra ventana',
    reportRefused: 'Comunicar el rechazo',
    reportDeclined: 'Comunicar que el comprador ha vuelto atrás',
    reportLeft: 'Comunicar que no se conoce el resultado',
  },
  delays: {
    retryPause:
      'Pausa creciente antes de volver a preguntar (1 s, 2 s, 4 s; hasta 30 s si la tienda lo pide)',
  },
  states: {
    'placeOrder.rememberingAttempt': 'Anotando el pedido',
    'placeOrder.missingSender': 'Falta quien lo envió',
    'placeOrder.placing': 'Enviando el pedido',
    'placeOrder.awaitingRetry': 'Esperando para reintentar',
    'placeOrder.checkingPrice': 'Consultando el precio',
    'placeOrder.confirmingChangedTotal': 'Confirmando el nuevo total',
    'placeOrder.signingIn': 'Iniciando sesión',
    'placeOrder.missingPrice': 'Nuevo total desconocido',
    'placeOrder.unreachable': 'Sin respuesta de la tienda',
    'placeOrder.needingConnection': 'Sin conexión',
    'placeOrder.placed': 'Pedido hecho',
    'placeOrder.orderedElsewhere': 'Pedido en otra ventana',
    'placeOrder.refused': 'Pedido rechazado',
    'placeOrder.declined': 'Nuevo total rechazado',
    'placeOrder.left': 'Pedido en suspenso',
  },
  descriptions: {
    placeOrder:
      'Un pedido se hace exactamente una vez, pase lo que pase con dobles clics, recargas y respuestas perdidas.',
    'placeOrder.rememberingAttempt':
      'El pedido se anota en el navegador con su propia clave antes de enviarse.',
    'placeOrder.missingSender':
      'Un pedido enviado con la sesión iniciada puede haber llegado; solo su cliente puede verlo, y el comprador decide.',
    'placeOrder.placing': 'El pedido está de camino a la tienda.',
    'placeOrder.awaitingRetry':
      'La respuesta se ha perdido; tras una pausa se pregunta por el mismo pedido, con la misma clave.',
    'placeOrder.checkingPrice': 'Se pide a la tienda su nuevo total.',
    'placeOrder.confirmingChangedTotal':
      'El comprador ve el total anterior y el nuevo, y qué ha cambiado, y decide.',
    'placeOrder.signingIn':
      'La sesión ha terminado; el comprador vuelve a iniciarla y el pedido continúa.',
    'placeOrder.missingPrice':
      'El total ha cambiado y la tienda no dice a cuánto; no se ha pedido nada y el comprador puede volver a preguntar.',
    'placeOrder.unreachable':
      'La tienda no responde; el comprador puede reintentarlo sin que surja un segundo pedido.',
    'placeOrder.needingConnection':
      'El dispositivo no tiene conexión, así que no se ha enviado nada; todo sigue igual hasta que el comprador lo reintente.',
    'placeOrder.placed': 'El pedido está hecho.',
    'placeOrder.orderedElsewhere': 'Lo mismo se ha pedido en otra ventana; su número se conoce.',
    'placeOrder.refused': 'El pedido se ha rechazado y no se ha pedido nada.',
    'placeOrder.declined': 'El comprador ha vuelto atrás y no se ha pedido nada.',
    'placeOrder.left': 'El comprador ha vuelto atrás sin que se conozca el resultado.',
  },
  choices: {
    'The shop is asked for its new total again.': 'Se vuelve a pedir a la tienda su nuevo total.',
    'The shop has taken the order.': 'La tienda ha recibido el pedido.',
    'Another window has ordered the same; the shopper is told its number.':
      'Otra ventana ha pedido lo mismo; se dice su número al comprador.',
    'The device has no connection, and nothing was sent before.':
      'El dispositivo no tiene conexión y antes no se había enviado nada.',
    'The connection went, and an earlier try may have been taken.':
      'Se ha ido la conexión y puede que un intento anterior haya llegado.',
    'The order is sent, if there is a connection again.':
      'El pedido se envía, si vuelve a haber conexión.',
    'The shopper goes back to the checkout; nothing was ordered.':
      'El comprador vuelve a la tramitación; no se ha pedido nada.',
    'The session has ended; the order waits while the shopper signs in again.':
      'La sesión ha terminado; el pedido espera mientras el comprador vuelve a iniciarla.',
    'An order sent before was never taken; the present one may be sent now.':
      'Un pedido enviado antes nunca llegó; ahora se puede enviar el actual.',
    'The total is no longer the one that the shopper saw.':
      'El total ya no es el que vio el comprador.',
    'The shop refuses the order; the step that can mend it tells why.':
      'La tienda rechaza el pedido; el paso que puede arreglarlo dice por qué.',
    'No answer came: the order may or may not have been taken.':
      'No llegó respuesta: el pedido puede haberse recibido o no.',
    'No answer came to any of the tries.': 'Ningún intento ha tenido respuesta.',
    'The pause is over.': 'La pausa ha terminado.',
    'The new total is known.': 'Se conoce el nuevo total.',
    'The order cannot be priced any more; the step that can mend it tells why.':
      'El pedido ya no puede tener precio; el paso que puede arreglarlo dice por qué.',
    'The new total is accepted; the order is sent with it.':
      'Se acepta el nuevo total; el pedido se envía con él.',
    'The shopper goes back to the checkout.': 'El comprador vuelve a la tramitación.',
    'Signed in: what became of the order is asked.':
      'Sesión iniciada: se pregunta qué ha sido del pedido.',
    'Signed in, and nothing was ordered before: the order is sent anew.':
      'Sesión iniciada y antes no se había pedido nada: el pedido se envía de nuevo.',
    'An order of unknown outcome was sent by a customer who is not signed in.':
      'Un cliente que no tiene la sesión iniciada envió un pedido de resultado desconocido.',
    'It may be sent.': 'Se puede enviar.',
    'The shopper signs in, to see what became of it.':
      'El comprador inicia sesión para ver qué ha sido de él.',
    'The shopper orders anew, and knows that it may be a second order.':
      'El comprador pide de nuevo sabiendo que puede ser un segundo pedido.',
    'The shopper goes back; the order stays written down.':
      'El comprador vuelve atrás; el pedido sigue anotado.',
    'Not signed in, and nothing was ordered: back, with everything kept.':
      'Sin iniciar sesión y sin nada pedido: se vuelve atrás y todo se conserva.',
    'Not signed in, and an earlier try may have been taken.':
      'Sin iniciar sesión, y puede que un intento anterior haya llegado.',
    'The same order is asked about again.': 'Se vuelve a preguntar por el mismo pedido.',
    'The shopper goes back; the order stays written down until its outcome is known.':
      'El comprador vuelve atrás; el pedido sigue anotado hasta que se conozca su resultado.',
  },
};
