import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'Añadir al carrito',
  events: {
    'addToCart.replacementConfirmed': 'Los demás artículos pueden quitarse',
    'addToCart.dismissed': 'Se deja el carrito como está',
    'addToCart.retried': 'Se pulsa Reintentar',
  },
  guards: {
    canBeAdded: 'Es nuevo en el carrito',
    isInCart: 'La misma opción está en el carrito',
    isFromOtherStore: 'El carrito es de otra tienda',
    isAccepted: 'El servidor lo ha aceptado',
    hasSignedIn: 'El comprador ha iniciado sesión',
    wasOtherStore: 'El servidor tiene artículos de otra tienda',
    wasSignedOut: 'La sesión ya no es válida',
  },
  met: {
    isFromOtherStore: 'es de otra tienda ({entries.0.item.store_name})',
    wasOtherStore: 'el servidor tiene el carrito de otra tienda',
    isInCart: 'ya tiene la misma opción',
    canBeAdded: 'el artículo es nuevo en él',
  },
  unmet: {
    canBeAdded: 'no basta con añadirlo',
    isInCart: 'no hay nada que cambiar en él',
    isFromOtherStore: 'no lo impiden artículos de otra tienda',
    isAccepted: 'el servidor no lo aceptó',
    hasSignedIn: 'nadie inició sesión',
    wasOtherStore: 'no se rechazó por el carrito de otra tienda',
    wasSignedOut: 'no se rechazó por la sesión',
  },
  actors: {
    readCart: 'Leer el carrito',
    addLine: 'Añadir el artículo',
    updateLine: 'Cambiar su línea',
    replaceCart: 'Vaciar el carrito y añadir el artículo',
    askToSignIn: 'Pedir que inicie sesión',
  },
  actions: {
    keepCart: 'Anotar lo que hay en el carrito',
    keepRefusal: 'Anotar por qué se ha rechazado',
    forgetRefusal: 'Olvidar el rechazo',
    noteOutcome: 'Anotar cómo ha acabado',
    announceAdded: 'Decir que el artículo está en el carrito',
    announceUpdated: 'Decir que el carrito está actualizado',
    announceReplaced: 'Decir que se ha vaciado el carrito y añadido el artículo',
    sayWhyNot: 'Decir por qué no se puede añadir',
    sayWhyRefused: 'Decir lo que ha dicho el servidor',
    offerRetry: 'Decir que no se ha guardado y ofrecer reintentarlo',
  },
  delays: {
    retryOffer: 'Tiempo que se ofrece reintentar (8 s)',
  },
  states: {
    'addToCart.readingCart': 'Leyendo el carrito',
    'addToCart.deciding': 'Decidiendo',
    'addToCart.adding': 'Añadiendo',
    'addToCart.updating': 'Actualizando',
    'addToCart.confirmingReplacement': 'Confirmando el reemplazo',
    'addToCart.replacing': 'Reemplazando',
    'addToCart.weighingRefusal': 'Valorando el rechazo',
    'addToCart.signingIn': 'Iniciando sesión',
    'addToCart.failed': 'Sin respuesta de la tienda',
    'addToCart.added': 'Añadido',
    'addToCart.updated': 'Actualizado',
    'addToCart.refused': 'Rechazado',
    'addToCart.cancelled': 'Cancelado',
  },
  descriptions: {
    addToCart:
      'Una pulsación de «Añadir al carrito»: la tienda pregunta antes de quitar las líneas de otra tienda, y guarda.',
    'addToCart.readingCart': 'Miramos lo que hay en el carrito tal como lo ve el comprador.',
    'addToCart.deciding': 'Vemos si el artículo se puede añadir y qué supone para el carrito.',
    'addToCart.adding': 'La línea ya está en pantalla y se está guardando.',
    'addToCart.updating': 'La línea cambiada ya está en pantalla y se está guardando.',
    'addToCart.confirmingReplacement':
      'Se pregunta al comprador si se pueden quitar los artículos de la otra tienda.',
    'addToCart.replacing': 'Se vacía el carrito anterior y el artículo entra en el nuevo.',
    'addToCart.weighingRefusal':
      'El servidor lo ha rechazado; lo que ha dicho decide qué se cuenta o pregunta al comprador.',
    'addToCart.signingIn':
      'Se pide al comprador que vuelva a iniciar sesión; después se añade el artículo.',
    'addToCart.failed':
      'No se ha podido contactar con la tienda; el carrito está como antes y se puede reintentar.',
    'addToCart.added': 'El artículo está en el carrito.',
    'addToCart.updated': 'La línea del carrito ha cambiado.',
    'addToCart.refused': 'El carrito está como antes y el comprador sabe por qué.',
    'addToCart.cancelled': 'El comprador ha dejado el carrito como estaba.',
  },
  choices: {
    'The cart could not be read.': 'No se ha podido leer el carrito.',
    'The item is new to the cart.': 'El artículo es nuevo en el carrito.',
    'The same option is in the cart, or its line is being edited: it changes.':
      'La misma opción está en el carrito, o se está editando su línea: esta cambia.',
    'The cart holds items of another store.': 'El carrito tiene artículos de otra tienda.',
    'It cannot be: sold out, over the limit, nothing chosen, not on sale now, or no change.':
      'No se puede: agotado, por encima del límite, nada elegido, ahora no a la venta o sin cambios.',
    'The server took the line.': 'El servidor ha aceptado la línea.',
    'The server did not take the line.': 'El servidor no ha aceptado la línea.',
    'The server took the change.': 'El servidor ha aceptado el cambio.',
    'The server did not take the change.': 'El servidor no ha aceptado el cambio.',
    'The new cart holds the item.': 'El carrito nuevo tiene el artículo.',
    'The server did not do it.': 'El servidor no lo ha hecho.',
    'The cart got another store’s items elsewhere, perhaps in another tab.':
      'El carrito recibió artículos de otra tienda en otro sitio, quizá en otra pestaña.',
    'The sign-in is no longer valid.': 'La sesión ya no es válida.',
    'Sold in the meantime, over the limit, or anything else that the server says.':
      'Vendido entretanto, por encima del límite o cualquier otra cosa que diga el servidor.',
    'Signed in: once more, with this customer’s cart.':
      'Sesión iniciada: otra vez, con el carrito de este cliente.',
    'The shopper did not want to.': 'El comprador no ha querido.',
    'The offer to try again has passed.': 'La oferta de reintentar ha pasado.',
  },
};
