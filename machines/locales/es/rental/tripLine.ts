import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'Una línea del carrito de viaje',
  events: {
    'tripLine.increased': 'Se pulsa Más',
    'tripLine.decreased': 'Se pulsa Menos',
    'tripLine.removeChosen': 'Se pulsa Quitar',
    'tripLine.undoChosen': 'Se pulsa Deshacer',
    'tripLine.retried': 'Se pulsa Reintentar',
  },
  guards: {
    isSignedOut: 'La sesión ya no es válida',
    hasSignedIn: 'El comprador ha iniciado sesión',
    isUnavailable: 'No se puede conseguir a esta hora de recogida',
    isOverLimit: 'No hay más',
    isLastUnit: 'Es la última unidad, o no se puede conseguir ninguna',
    isAccepted: 'El servidor lo ha aceptado',
    isGone: 'La línea ya no existe',
    wasRemoving: 'Había una retirada en curso',
    wasRestoring: 'Se estaba recuperando la línea',
  },
  unmet: {
    isSignedOut: 'la sesión sigue siendo válida',
    hasSignedIn: 'nadie inició sesión',
    isUnavailable: 'se puede conseguir a esta hora de recogida',
    isOverLimit: 'quedan más',
    isLastUnit: 'hay más de una unidad y se puede conseguir',
    isAccepted: 'el servidor no lo aceptó',
    isGone: 'la línea sigue ahí',
    wasRemoving: 'no había ninguna retirada en curso',
    wasRestoring: 'no se estaba recuperando la línea',
  },
  actors: {
    saveQuantity: 'Guardar la cantidad',
    removeLine: 'Quitar la línea',
    restoreLine: 'Volver a añadir la línea',
    askToSignIn: 'Pedir que inicie sesión',
  },
  actions: {
    wantMore: 'Querer una más',
    wantLess: 'Querer una menos',
    keepLine: 'Anotar la línea',
    noteAttempt: 'Anotar lo que está en curso',
    showQuantity: 'Mostrar la cantidad nueva',
    hideLine: 'Quitar la línea de la pantalla',
    takeBackChange: 'Mostrar el carrito como estaba',
    sayUnavailable: 'Decir que no se puede conseguir a esta hora',
    sayTooMany: 'Decir cuántos hay',
    sayWhyRefused: 'Decir lo que ha dicho el servidor',
    offerUndo: 'Decir que se ha quitado y ofrecer Deshacer',
    offerRetry: 'Decir que no se ha guardado y ofrecer reintentarlo',
  },
  delays: {
    clickPause: 'Una pausa tras la última pulsación (0,3 s)',
    undoWindow: 'Tiempo que se ofrece Deshacer (7 s)',
    retryOffer: 'Tiempo que se ofrece reintentar (8 s)',
  },
  states: {
    'tripLine.changing': 'Cambiando la cantidad',
    'tripLine.changing.resting': 'En reposo',
    'tripLine.changing.collectingClicks': 'Reuniendo pulsaciones',
    'tripLine.changing.saving': 'Guardando',
    'tripLine.changing.failed': 'Sin respuesta de la tienda',
    'tripLine.removing': 'Quitando la línea',
    'tripLine.offeringUndo': 'Ofreciendo deshacer',
    'tripLine.restoring': 'Recuperando la línea',
    'tripLine.restoreFailed': 'Línea sin recuperar',
    'tripLine.signingIn': 'Iniciando sesión',
    'tripLine.goingOn': 'Retomando lo pendiente',
    'tripLine.removed': 'Línea quitada',
  },
  descriptions: {
    tripLine:
      'Una línea del carrito de viaje: las pulsaciones rápidas se guardan como un solo cambio, y una línea quitada se puede recuperar durante un rato.',
    'tripLine.changing': 'La línea está en el carrito de viaje y su cantidad se puede cambiar.',
    'tripLine.changing.resting': 'Lo que ve el comprador es lo que tiene el servidor.',
    'tripLine.changing.collectingClicks':
      'Se ve la cantidad nueva; esperamos un momento por si hay más pulsaciones.',
    'tripLine.changing.saving': 'Se está guardando la última cantidad deseada.',
    'tripLine.changing.failed':
      'No se ha podido contactar con la tienda; el carrito está como antes y se puede reintentar.',
    'tripLine.removing': 'La línea ya no se ve y se está quitando.',
    'tripLine.offeringUndo': 'La línea se ha quitado; durante un rato se puede recuperar.',
    'tripLine.restoring': 'La línea se está añadiendo de nuevo.',
    'tripLine.restoreFailed':
      'No se ha podido contactar con la tienda: la línea sigue fuera del carrito y durante un rato se puede volver a intentar recuperarla.',
    'tripLine.signingIn':
      'Se pide al comprador que vuelva a iniciar sesión; después se hace el cambio.',
    'tripLine.goingOn': 'Retomamos lo que estaba en curso.',
    'tripLine.removed': 'La línea de antes ya no existe.',
  },
  choices: {
    'The vehicle cannot be had at this pickup time.':
      'El vehículo no se puede conseguir a esta hora de recogida.',
    'The provider has no more of them.': 'El proveedor no tiene más.',
    'One more.': 'Uno más.',
    'At one unit, or when none can be had, minus takes the line out.':
      'Con una sola unidad, o cuando no se puede conseguir ninguna, Menos quita la línea.',
    'One less.': 'Uno menos.',
    'No further click came.': 'No ha habido más pulsaciones.',
    'The server took it.': 'El servidor lo ha aceptado.',
    'The server refused: the old quantity is back.':
      'El servidor lo ha rechazado: vuelve la cantidad anterior.',
    'The offer to try again has passed.': 'La oferta de reintentar ha pasado.',
    'The line is removed, or was removed elsewhere before.':
      'La línea se ha quitado, o ya se había quitado en otro sitio.',
    'The server refused: the line is back.': 'El servidor lo ha rechazado: la línea vuelve.',
    'The shopper did not want it back.': 'El comprador no la ha querido recuperar.',
    'It is in the cart again, as a line of its own.':
      'Está otra vez en el carrito, como una línea propia.',
    'It cannot be had again, for instance because it was booked meanwhile.':
      'Ya no se puede conseguir, por ejemplo porque entretanto se ha reservado.',
    'The offer has passed: the line stays out of the cart.':
      'La oferta ha pasado: la línea queda fuera del carrito.',
    'The sign-in is no longer valid.': 'La sesión ya no es válida.',
    'The shopper did not want to: the line stays out of the cart.':
      'El comprador no ha querido: la línea queda fuera del carrito.',
    'It did not work: the line is still out of the cart.':
      'No ha funcionado: la línea sigue fuera del carrito.',
    'It did not work: the cart is as before.': 'No ha funcionado: el carrito está como antes.',
    'The shopper did not want to.': 'El comprador no ha querido.',
    'It was the bringing back.': 'Era la recuperación.',
    'Signed in: the change is made in this customer’s trip.':
      'Sesión iniciada: el cambio se hace en el viaje de este cliente.',
    'It was the removal.': 'Era la retirada.',
    'It was the new quantity.': 'Era la cantidad nueva.',
  },
};
