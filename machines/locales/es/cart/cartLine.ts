import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'Una línea del carrito',
  events: {
    'cartLine.increased': 'Se pulsa Más',
    'cartLine.decreased': 'Se pulsa Menos',
    'cartLine.removeChosen': 'Se pulsa Quitar',
    'cartLine.undoChosen': 'Se pulsa Deshacer',
    'cartLine.retried': 'Se pulsa Reintentar',
  },
  guards: {
    isOutOfStock: 'No quedan más unidades',
    isOutOfLimits: 'Se ha alcanzado el límite de un carrito',
    isLastUnit: 'Queda una unidad en la línea',
    isAccepted: 'El servidor lo ha aceptado',
    isGone: 'La línea ya no está en el servidor',
    isSignedOut: 'La sesión ya no es válida',
    hasSignedIn: 'El comprador ha iniciado sesión',
    isRemovalWaiting: 'La línea ha vuelto y entretanto se pulsó Quitar',
    isQuantityWaiting: 'La línea ha vuelto y entretanto cambió su cantidad',
    canBeRestored: 'Ya se ha pulsado Deshacer',
    wasRemoving: 'Se estaba quitando la línea',
    wasRestoring: 'Se estaba recuperando la línea',
  },
  unmet: {
    isOutOfStock: 'quedan unidades',
    isOutOfLimits: 'no se ha alcanzado el límite de un carrito',
    isLastUnit: 'queda más de una unidad en la línea',
    isAccepted: 'el servidor no lo aceptó',
    isGone: 'la línea sigue en el servidor',
    isSignedOut: 'la sesión sigue siendo válida',
    hasSignedIn: 'nadie inició sesión',
    isRemovalWaiting: 'la línea no ha vuelto, o entretanto no se pulsó Quitar',
    isQuantityWaiting: 'la línea no ha vuelto, o entretanto no cambió su cantidad',
    canBeRestored: 'no hay nada que recuperar',
    wasRemoving: 'no se estaba quitando la línea',
    wasRestoring: 'no se estaba recuperando la línea',
  },
  actors: {
    saveQuantity: 'Guardar la cantidad',
    removeLine: 'Quitar la línea',
    restoreLine: 'Volver a añadir la línea',
    askToSignIn: 'Pedir que inicie sesión',
  },
  actions: {
    wantMore: 'Una más',
    wantLess: 'Una menos',
    keepLine: 'Anotar la línea',
    noteAttempt: 'Anotar lo que está en curso',
    noteUndo: 'Anotar que se quiere deshacer',
    forgetUndo: 'Empezar sin deshacer',
    noteQuantity: 'Anotar que se quiere otra cantidad',
    noteRemoval: 'Anotar que hay que quitarla otra vez',
    forgetWaiting: 'Ya no hay nada pendiente',
    showQuantity: 'Mostrar la cantidad nueva',
    hideLine: 'Quitar la línea de la pantalla',
    takeBackChange: 'Mostrar la línea como estaba',
    sayNotEnough: 'Decir que está agotado',
    sayTooMany: 'Decir que se ha alcanzado el límite',
    sayWhyRefused: 'Decir lo que ha dicho el servidor',
    offerUndo: 'Decir que la línea se ha quitado y ofrecer deshacerlo',
    offerRetry: 'Decir que no se ha guardado y ofrecer reintentarlo',
  },
  delays: {
    clickPause: 'Pausa por si hay más pulsaciones (0,3 s)',
    undoWindow: 'Tiempo en que se puede deshacer (7 s)',
    retryOffer: 'Tiempo que se ofrece reintentar (8 s)',
  },
  states: {
    'cartLine.changing': 'Cambiando la cantidad',
    'cartLine.changing.resting': 'En reposo',
    'cartLine.changing.collectingClicks': 'Reuniendo pulsaciones',
    'cartLine.changing.saving': 'Guardando',
    'cartLine.changing.failed': 'Sin respuesta de la tienda',
    'cartLine.removing': 'Quitando la línea',
    'cartLine.offeringUndo': 'Ofreciendo deshacer',
    'cartLine.restoring': 'Recuperando la línea',
    'cartLine.restoreFailed': 'Línea sin recuperar',
    'cartLine.signingIn': 'Iniciando sesión',
    'cartLine.goingOn': 'Retomando lo pendiente',
    'cartLine.removed': 'Línea quitada',
  },
  descriptions: {
    cartLine:
      'Una línea del carrito: las pulsaciones rápidas se guardan como un solo cambio, y una línea quitada se puede recuperar durante un rato.',
    'cartLine.changing': 'La línea está en el carrito y su cantidad se puede cambiar.',
    'cartLine.changing.resting': 'Lo que ve el comprador es lo que tiene el servidor.',
    'cartLine.changing.collectingClicks':
      'Se ve la cantidad nueva; esperamos un momento por si hay más pulsaciones.',
    'cartLine.changing.saving': 'Se está guardando la última cantidad deseada.',
    'cartLine.changing.failed':
      'No se ha podido contactar con la tienda; el carrito está como antes y se puede reintentar.',
    'cartLine.removing': 'La línea ya no se ve y se está quitando.',
    'cartLine.offeringUndo': 'La línea se ha quitado; durante un rato se puede recuperar.',
    'cartLine.restoring':
      'La línea vuelve a estar en su sitio en pantalla y se está añadiendo de nuevo.',
    'cartLine.restoreFailed':
      'No se ha podido contactar con la tienda: la línea sigue fuera del carrito y durante un rato se puede volver a intentar recuperarla.',
    'cartLine.signingIn':
      'Se pide al comprador que vuelva a iniciar sesión; después se hace el cambio.',
    'cartLine.goingOn': 'Retomamos lo que estaba en curso.',
    'cartLine.removed': 'La línea está fuera del carrito.',
  },
  choices: {
    'The offer has passed: the line stays out of the cart.':
      'La oferta ha pasado: la línea queda fuera del carrito.',
    'The shopper did not want to: the line stays out of the cart.':
      'El comprador no ha querido: la línea queda fuera del carrito.',
    'It did not work: the line is still out of the cart.':
      'No ha funcionado: la línea sigue fuera del carrito.',
    'It did not work: the cart is as before.': 'No ha funcionado: el carrito está como antes.',
    'No more units are left.': 'No quedan más unidades.',
    'One cart may not hold more of this item.':
      'Un carrito no puede tener más unidades de este artículo.',
    'One more.': 'Una más.',
    'Minus at one unit takes the line out.': 'Con una sola unidad, Menos quita la línea.',
    'One less.': 'Una menos.',
    'No further click came.': 'No ha habido más pulsaciones.',
    'The server took it.': 'El servidor lo ha aceptado.',
    'The sign-in is no longer valid.': 'La sesión ya no es válida.',
    'The server refused: the old quantity is back.':
      'El servidor lo ha rechazado: vuelve la cantidad anterior.',
    'The offer to try again has passed.': 'La oferta de reintentar ha pasado.',
    'Undo is kept in mind until the removal is through.':
      'Deshacer se recuerda hasta que la retirada esté hecha.',
    'Removed, and the shopper has pressed Undo already.':
      'Quitada, y el comprador ya ha pulsado Deshacer.',
    'The line is removed, or was removed elsewhere before.':
      'La línea se ha quitado, o ya se había quitado en otro sitio.',
    'The server refused: the line is back.': 'El servidor lo ha rechazado: la línea vuelve.',
    'The shopper did not want it back.': 'El comprador no la ha querido recuperar.',
    'One more, as soon as the line is there.': 'Una más, en cuanto la línea esté allí.',
    'Minus at one unit takes the line out, as soon as it is there.':
      'Con una sola unidad, Menos quita la línea en cuanto esté allí.',
    'One less, as soon as the line is there.': 'Una menos, en cuanto la línea esté allí.',
    'It is taken out again as soon as it is there.': 'Se vuelve a quitar en cuanto esté allí.',
    'The line is in the cart again, and the shopper does not want it after all.':
      'La línea está otra vez en el carrito y el comprador al final no la quiere.',
    'The line is in the cart again, and another quantity is wanted.':
      'La línea está otra vez en el carrito y se quiere otra cantidad.',
    'The line is in the cart again.': 'La línea está otra vez en el carrito.',
    'It cannot be had again, for instance because it was sold meanwhile.':
      'Ya no se puede conseguir, por ejemplo porque entretanto se ha vendido.',
    'Signed in: the change is made in this customer’s cart.':
      'Sesión iniciada: el cambio se hace en el carrito de este cliente.',
    'The shopper did not want to.': 'El comprador no ha querido.',
    'It was the removal.': 'Era la retirada.',
    'It was the bringing back.': 'Era la recuperación.',
    'It was the new quantity.': 'Era la cantidad nueva.',
  },
};
