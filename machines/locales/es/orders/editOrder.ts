import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'Cambiar un pedido',
  events: {
    'editOrder.confirmed': 'Se pulsa Cambiar el pedido',
    'editOrder.replacementConfirmed': 'Se pulsa Continuar',
    'editOrder.orderMoved': 'Ha cambiado el estado del pedido',
    'editOrder.retried': 'Se reintenta',
    'editOrder.closed': 'Se cierra el diálogo',
  },
  guards: {
    isInCart: 'El carrito tiene el pedido',
    isAccepted: 'La tienda ha aceptado el pedido',
    isCartHolding: 'Hay otra cosa en el carrito',
    isNothingLeft: 'Nada de él se vende ahora',
    isSignedOut: 'La sesión ha terminado',
    isNotTheirs: 'El pedido es de otra cuenta',
    hasSignedIn: 'El comprador ha iniciado sesión',
    hasBegun: 'La tienda ya ha aceptado el pedido',
    hasEnded: 'El pedido está cancelado',
  },
  unmet: {
    hasBegun: 'la tienda no ha aceptado el pedido',
    hasEnded: 'el pedido no está cancelado',
  },
  actors: {
    askToSignIn: 'Pedir que inicie sesión',
    editOrder: 'Devolver el pedido al carrito',
  },
  actions: {
    noteInCart: 'Anotar que el carrito tiene el pedido',
    allowReplacement: 'Permitir que se sustituya el carrito',
    keepMessage: 'Guardar lo que ha dicho la tienda',
    layOutDraft: 'Preparar dirección, hora y notas para la tramitación',
    putDraftBack: 'Devolver a la tramitación lo que tenía',
    forgetDraft: 'Olvidar lo que pidió otra persona',
    sayWhatIsInCart: 'Decir qué hay en el carrito y qué no se vende ahora',
    goToCheckout: 'Ir a tramitar el pedido',
  },
  delays: {},
  states: {
    'editOrder.explaining': 'Explicando',
    'editOrder.takingBack': 'Devolviendo al carrito',
    'editOrder.confirmingReplacement': 'Confirmando el reemplazo',
    'editOrder.signingIn': 'Iniciando sesión',
    'editOrder.signedOut': 'Sesión terminada',
    'editOrder.failed': 'Sin respuesta de la tienda',
    'editOrder.accepted': 'Pedido aceptado',
    'editOrder.over': 'Pedido cancelado',
    'editOrder.nothingLeft': 'Nada a la venta',
    'editOrder.notTheirs': 'De otra cuenta',
    'editOrder.refused': 'Rechazado',
    'editOrder.inCart': 'En el carrito',
    'editOrder.closed': 'Cerrado',
  },
  descriptions: {
    editOrder:
      'Un pedido que la tienda no ha aceptado vuelve al carrito y se cambia al tramitarlo.',
    'editOrder.explaining': 'El comprador lee qué pasará con el pedido, el dinero y el carrito.',
    'editOrder.takingBack':
      'La tienda cancela el pedido y, a la vez, pone en el carrito lo que contenía.',
    'editOrder.confirmingReplacement':
      'Se pregunta al comprador si se puede quitar lo demás que hay en el carrito.',
    'editOrder.signingIn': 'El comprador vuelve a iniciar sesión y se continúa.',
    'editOrder.signedOut': 'El pedido sigue ahí; su cliente puede iniciar sesión y continuar.',
    'editOrder.failed':
      'No se ha podido contactar con la tienda, o se perdió lo que dijo; lo mismo se reenvía sin riesgo.',
    'editOrder.accepted': 'La tienda ha aceptado el pedido, así que ya no se puede cambiar aquí.',
    'editOrder.over': 'El pedido está cancelado; no queda nada que cambiar.',
    'editOrder.nothingLeft': 'Nada del pedido se vende ahora: se queda como está.',
    'editOrder.notTheirs': 'Hay otra cuenta con la sesión iniciada; no ocurre nada en su nombre.',
    'editOrder.refused': 'La tienda no ha recuperado el pedido y dice por qué.',
    'editOrder.inCart': 'Lo que se pidió está en el carrito y se abre la tramitación con ello.',
    'editOrder.closed': 'El diálogo está cerrado.',
  },
  choices: {
    'The shopper goes no further.': 'El comprador no sigue adelante.',
    'The shopper wants to change the order.': 'El comprador quiere cambiar el pedido.',
    'The store has accepted the order meanwhile.': 'La tienda ha aceptado el pedido entretanto.',
    'The order has been cancelled meanwhile.': 'El pedido se ha cancelado entretanto.',
    'Too late to change one’s mind: the shop is being told.':
      'Demasiado tarde para cambiar de idea: se está comunicando a la tienda.',
    'What the order held is in the cart, and the checkout opens.':
      'Lo que contenía el pedido está en el carrito y se abre la tramitación.',
    'The store was faster.': 'La tienda ha sido más rápida.',
    'Something else is in the cart.': 'Hay otra cosa en el carrito.',
    'Nothing of the order is sold now, so it stays.':
      'Nada del pedido se vende ahora, así que se queda.',
    'The session has ended meanwhile.': 'La sesión ha terminado entretanto.',
    'Whoever is signed in now has no such order.':
      'Quien tiene ahora la sesión iniciada no tiene ese pedido.',
    'The shop refuses.': 'La tienda lo rechaza.',
    'The shopper gives it up.': 'El comprador desiste.',
    'The sign-in stands over the question.': 'El inicio de sesión está sobre la pregunta.',
    'Signed in: the shop is told.': 'Sesión iniciada: se comunica a la tienda.',
    'Nobody signed in.': 'Nadie ha iniciado sesión.',
    'The shopper signs in after all.': 'El comprador inicia sesión al final.',
    'The shopper tries again.': 'El comprador lo reintenta.',
    'The store has accepted the order, so it was not taken back.':
      'La tienda ha aceptado el pedido, así que no se ha recuperado.',
  },
};
