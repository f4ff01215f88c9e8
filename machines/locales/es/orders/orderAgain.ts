import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'Pedir otra vez',
  events: {
    'orderAgain.replacementConfirmed': 'Se pulsa Continuar',
    'orderAgain.dismissed': 'Se conserva el carrito',
    'orderAgain.retried': 'Se reintenta',
  },
  guards: {
    isSignInNeeded: 'La sesión ha terminado',
    hasSignedIn: 'Alguien ha iniciado sesión',
    isInCart: 'El carrito tiene el pedido',
    isOtherStore: 'El carrito es de otra tienda',
  },
  unmet: {
    isSignInNeeded: 'la sesión no ha terminado',
    hasSignedIn: 'nadie ha iniciado sesión',
    isInCart: 'el carrito no tiene el pedido',
    isOtherStore: 'el carrito no es de otra tienda',
  },
  actors: {
    askToSignIn: 'Pedir que inicie sesión',
    orderAgain: 'Poner el pedido en el carrito',
  },
  actions: {
    allowReplacement: 'Permitir que se sustituya el carrito',
    noteOutcome: 'Anotar qué ha resultado',
    sayWhatIsInCart: 'Decir qué hay en el carrito y qué no se vende hoy',
    sayWhyRefused: 'Decir lo que ha dicho el servidor',
    offerRetry: 'Ofrecer reintentarlo',
  },
  delays: {
    retryOffer: 'Tiempo que se ofrece reintentar (10 s)',
  },
  states: {
    'orderAgain.signingIn': 'Iniciando sesión',
    'orderAgain.fillingCart': 'Llenando el carrito',
    'orderAgain.confirmingReplacement': 'Confirmando el reemplazo',
    'orderAgain.failed': 'Sin respuesta de la tienda',
    'orderAgain.inCart': 'En el carrito',
    'orderAgain.refused': 'Rechazado',
    'orderAgain.cancelled': 'Cancelado',
  },
  descriptions: {
    'orderAgain.signingIn': 'El cliente vuelve a iniciar sesión y, después, pide otra vez.',
    orderAgain: 'Lo que contenía un pedido se pone en el carrito, sin lo que hoy no se vende.',
    'orderAgain.fillingCart': 'Lo que aún se vende del pedido se pone en el carrito.',
    'orderAgain.confirmingReplacement':
      'Se pregunta al comprador si se pueden quitar los artículos de la otra tienda.',
    'orderAgain.failed':
      'No se ha podido contactar con la tienda; reintentarlo llena el carrito una vez como máximo.',
    'orderAgain.inCart':
      'El carrito tiene lo que se pidió antes, en la medida en que hoy se vende.',
    'orderAgain.refused': 'El carrito está como antes y el comprador sabe por qué.',
    'orderAgain.cancelled': 'El comprador ha dejado el carrito como estaba.',
  },
  choices: {
    'The session has ended meanwhile.': 'La sesión ha terminado entretanto.',
    'Signed in: the order is put into the cart.':
      'Sesión iniciada: el pedido se pone en el carrito.',
    'Nobody signed in: the cart stays as it is.':
      'Nadie ha iniciado sesión: el carrito queda como está.',
    'The cart holds the order, or what is left of it.':
      'El carrito tiene el pedido, o lo que queda de él.',
    'The cart holds items of another store.': 'El carrito tiene artículos de otra tienda.',
    'Nothing of it is sold today, or the store does not deliver here.':
      'Hoy no se vende nada de él, o la tienda no reparte aquí.',
    'The offer to try again has passed.': 'La oferta de reintentar ha pasado.',
  },
};
