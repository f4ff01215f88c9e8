import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'Reservar un viaje',
  events: {
    'bookTrip.submitted': 'Se pulsa Confirmar reserva',
    'bookTrip.edited': 'El comprador cambia algo',
    'bookTrip.totalConfirmed': 'Se acepta el nuevo total',
    'bookTrip.totalDeclined': 'Se rechaza el nuevo total',
    'bookTrip.retried': 'Se pulsa Reintentar',
    'bookTrip.signInChosen': 'Se pulsa Iniciar sesión',
    'bookTrip.bookedAnew': 'Se pulsa Reservar de nuevo',
    'bookTrip.cartFoundEmpty': 'El carrito de viaje resulta estar vacío',
    'bookTrip.bookedElsewhere': 'Otra ventana ha reservado este carrito de viaje',
    'bookTrip.left': 'Se vuelve al formulario',
  },
  guards: {
    isToBeAsked: 'Hay una reserva de antes en curso',
    isLeftBehind: 'El comprador dejó una reserva de resultado desconocido',
    isSenderAway: 'La envió un cliente que no tiene la sesión iniciada',
    isBooked: 'La tienda la ha recibido',
    isPriced: 'La tienda tiene un precio',
    isAmountChanged: 'El total ha cambiado',
    isSignInNeeded: 'Hace falta iniciar sesión',
    isBookedElsewhere: 'Otra ventana ha reservado el mismo carrito de viaje',
    isUnsent: 'El dispositivo no tiene conexión y no se ha enviado nada',
    isOffline: 'El dispositivo no tiene conexión',
    isVehicleGone: 'Un vehículo ya no se puede conseguir',
    isTripImpossible: 'El viaje no es posible tal como está',
    isEarlierAttempt: 'Se preguntaba por una reserva anterior',
    isNothingBooked: 'Hace falta iniciar sesión y nunca se reservó nada',
    isToBeSettled: 'Sesión iniciada, y puede que un intento anterior haya llegado',
    hasTriesLeft: 'Quedan intentos',
  },
  unmet: {
    isToBeAsked: 'no hay ninguna reserva de antes en curso',
    isLeftBehind: 'no se dejó ninguna reserva de resultado desconocido',
    isSenderAway: 'no la envió un cliente sin la sesión iniciada',
    isBooked: 'la tienda no la aceptó',
    isPriced: 'la tienda no tiene precio',
    isAmountChanged: 'la tienda no dio otro total',
    isSignInNeeded: 'no hace falta iniciar sesión',
    isBookedElsewhere: 'ninguna otra ventana ha reservado el mismo carrito de viaje',
    isUnsent: 'el dispositivo tiene conexión, o puede que se haya enviado algo',
    isOffline: 'el dispositivo tiene conexión',
    isVehicleGone: 'el problema no son los vehículos',
    isTripImpossible: 'el problema no es el propio viaje',
    isEarlierAttempt: 'no se preguntaba por una reserva anterior',
    isNothingBooked: 'no hace falta iniciar sesión, o puede que se haya reservado algo',
    isToBeSettled: 'nadie inició sesión, o no hubo ningún intento anterior',
    hasTriesLeft: 'no quedan intentos',
  },
  actors: {
    rememberAttempt: 'Anotar la reserva',
    bookTrip: 'Reservar el viaje',
    quoteTrip: 'Pedir el precio',
    askToSignIn: 'Pedir que inicie sesión',
  },
  actions: {
    forgetAttempt: 'Olvidar la reserva que estaba anotada',
    markLeft: 'Anotar que el comprador se ha ido',
    leaveAttempt: 'Dejar la reserva a la espera de una pulsación',
    keepPayload: 'Anotar lo que se reserva',
    keepAttempt: 'Anotar la clave de la reserva',
    dropAttempt: 'Olvidar la clave: no llegó a nada',
    keepWait: 'Anotar cuánto pide esperar la tienda',
    countTry: 'Contar el intento',
    resetTries: 'Contar otra vez desde uno',
    keepRefusal: 'Anotar por qué se ha rechazado',
    forgetRefusal: 'Olvidar el rechazo',
    keepElsewhere: 'Anotar el número del viaje de la otra ventana',
    keepNewTotal: 'Anotar el nuevo total',
    acceptNewTotal: 'Reservar con el nuevo total',
    reportBooked: 'Anotar el número del viaje',
    announceBooked: 'Decir que el viaje está reservado',
  },
  delays: {
    retryPause:
      'Una pausa antes del siguiente intento (1, 2, 4 s; hasta 30 s si la tienda lo pide)',
  },
  states: {
    'bookTrip.starting': 'Empezando',
    'bookTrip.filling': 'Rellenando',
    'bookTrip.rememberingAttempt': 'Anotando la reserva',
    'bookTrip.booking': 'Reservando',
    'bookTrip.awaitingRetry': 'Esperando para reintentar',
    'bookTrip.checkingPrice': 'Consultando el precio',
    'bookTrip.confirmingTotal': 'Confirmando el total',
    'bookTrip.signingIn': 'Iniciando sesión',
    'bookTrip.missingSender': 'Falta quien la envió',
    'bookTrip.refused': 'Rechazada',
    'bookTrip.mendingVehicles': 'Corrigiendo los vehículos',
    'bookTrip.mendingTrip': 'Corrigiendo el viaje',
    'bookTrip.missingPrice': 'Nuevo total desconocido',
    'bookTrip.unreachable': 'Sin respuesta de la tienda',
    'bookTrip.needingConnection': 'Sin conexión',
    'bookTrip.bookedElsewhere': 'Reservado en otra ventana',
    'bookTrip.booked': 'Reservado',
  },
  descriptions: {
    bookTrip:
      'El carrito de viaje se reserva exactamente una vez, pase lo que pase con dobles clics, recargas y respuestas perdidas.',
    'bookTrip.starting':
      'Primero se pregunta por una reserva cuya respuesta se perdió al recargar.',
    'bookTrip.filling':
      'El comprador introduce el contacto, el cupón y el pago, y ve cada importe.',
    'bookTrip.rememberingAttempt': 'La reserva se anota en el navegador con su propia clave.',
    'bookTrip.booking': 'La reserva está de camino a la tienda.',
    'bookTrip.awaitingRetry':
      'La respuesta se ha perdido; tras una pausa se pregunta por la misma reserva.',
    'bookTrip.checkingPrice': 'Se pide a la tienda su nuevo total.',
    'bookTrip.confirmingTotal':
      'El comprador ve el total anterior y el nuevo, y qué ha cambiado, y decide.',
    'bookTrip.signingIn': 'El comprador inicia sesión y continúa donde se detuvo la reserva.',
    'bookTrip.missingSender':
      'Una reserva enviada con la sesión iniciada puede haber llegado; solo su cliente puede verlo, y el comprador decide.',
    'bookTrip.refused':
      'La tienda la ha rechazado; el motivo está junto al formulario hasta que algo cambie.',
    'bookTrip.mendingVehicles':
      'Un vehículo se ha ido entretanto; el comprador cambia el carrito de viaje o lo reintenta.',
    'bookTrip.mendingTrip':
      'El viaje no es posible tal como está; el comprador cambia su hora o sus lugares.',
    'bookTrip.missingPrice':
      'El total ha cambiado y la tienda no dice a cuánto; no se ha reservado nada y el comprador puede volver a preguntar.',
    'bookTrip.unreachable':
      'La tienda no responde; el comprador puede reintentarlo sin que surja una segunda reserva.',
    'bookTrip.needingConnection':
      'El dispositivo no tiene conexión, así que no se ha enviado nada; todo sigue igual hasta que el comprador lo reintente.',
    'bookTrip.bookedElsewhere':
      'El mismo carrito de viaje se ha reservado en otra ventana; el comprador lee el número y encuentra el camino hasta ese viaje.',
    'bookTrip.booked': 'El viaje está reservado.',
  },
  choices: {
    'The shop is asked for its new total again.': 'Se vuelve a pedir a la tienda su nuevo total.',
    'The shopper goes back to the form; nothing was booked.':
      'El comprador vuelve al formulario; no se ha reservado nada.',
    'Its key makes it happen once.': 'Su clave hace que ocurra una sola vez.',
    'Nothing is under way, or the shopper went away from it.':
      'No hay nada en curso, o el comprador lo dejó.',
    'The trip cart is empty since a booking was left: it is asked about.':
      'El carrito de viaje está vacío desde que se dejó una reserva: se pregunta por ella.',
    'A booking of unknown outcome was sent by a customer who is not signed in.':
      'Un cliente que no tiene la sesión iniciada envió una reserva de resultado desconocido.',
    'It may be sent.': 'Se puede enviar.',
    'The shop has taken the booking.': 'La tienda ha recibido la reserva.',
    'Another window has booked this trip cart.': 'Otra ventana ha reservado este carrito de viaje.',
    'Another window was faster; the shop’s answer to this one decides.':
      'Otra ventana ha sido más rápida; decide lo que la tienda responda a esta.',
    'The same trip cart was booked in another window.':
      'El mismo carrito de viaje se ha reservado en otra ventana.',
    'The device has no connection, and nothing was sent before.':
      'El dispositivo no tiene conexión y antes no se había enviado nada.',
    'The connection went, and an earlier try may have been taken.':
      'Se ha ido la conexión y puede que un intento anterior haya llegado.',
    'The session has ended, or guests may not book; nothing was booked.':
      'La sesión ha terminado, o los invitados no pueden reservar; no se ha reservado nada.',
    'A sign-in is needed to learn what became of an earlier try.':
      'Hace falta iniciar sesión para saber qué ha sido de un intento anterior.',
    'An earlier booking was never taken; the present one may be sent now.':
      'Una reserva anterior nunca llegó; ahora se puede enviar la actual.',
    'The total is no longer the one that the shopper saw.':
      'El total ya no es el que vio el comprador.',
    'A vehicle cannot be had any more.': 'Un vehículo ya no se puede conseguir.',
    'The trip’s time, places or length cannot be.':
      'La hora, los lugares o la duración del viaje no son posibles.',
    'The shop refuses for another reason: coupon, payment, contact.':
      'La tienda lo rechaza por otro motivo: cupón, pago, contacto.',
    'No answer came: the booking may or may not have been taken.':
      'No llegó respuesta: la reserva puede haberse recibido o no.',
    'No answer came to any of the tries.': 'Ningún intento ha tenido respuesta.',
    'The pause is over.': 'La pausa ha terminado.',
    'The new total is known.': 'Se conoce el nuevo total.',
    'The session has ended meanwhile; nothing was booked.':
      'La sesión ha terminado entretanto; no se ha reservado nada.',
    'The trip cannot be priced any more.': 'El viaje ya no puede tener precio.',
    'Signed in: what became of the earlier try is asked first.':
      'Sesión iniciada: antes se pregunta qué ha sido del intento anterior.',
    'Nothing was booked, and the customer’s own contact is looked over; or nobody signed in.':
      'No se ha reservado nada y se repasa el contacto del propio cliente; o nadie ha iniciado sesión.',
  },
};
