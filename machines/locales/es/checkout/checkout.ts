import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'Tramitar el pedido',
  events: {
    'checkout.factsChanged': 'Han cambiado el carrito, el comprador o los ajustes',
    'checkout.signInRequested': 'Se pulsa Iniciar sesión',
    'checkout.orderedElsewhere': 'Otra ventana ha pedido este carrito',
    'checkout.typed': 'Se escribe o se elige algo',
    'checkout.stepOpened': 'Se abre un paso',
    'checkout.stepFinished': 'Se pulsa Continuar',
    'checkout.priceOutdated': 'El precio ya no está al día',
    'checkout.orderRequested': 'Se pulsa Hacer el pedido',
    'checkout.priceRetried': 'Se vuelve a pedir el precio',
    'checkout.draftChanged': 'Ha cambiado el borrador',
  },
  guards: {
    isResuming: 'Un pedido espera su respuesta',
    isLeftOrderGone: 'El carrito está vacío desde que se dejó un pedido',
    isLeftOrderTaken: 'La tienda se ha llevado el carrito del pedido que se dejó',
    isEmpty: 'No hay nada que pedir',
    isSignInNeeded: 'Los invitados no pueden pedir esto',
    isAtPlace: 'Sigue cómo y dónde',
    isAtDetails: 'Siguen cuándo y los extras',
    isBeforePayment: 'Un paso anterior necesita algo',
    isBeforeDetails: 'El primer paso necesita algo',
    isPriceChanging: 'El precio puede cambiar',
    isStillReady: 'Todavía se puede pedir',
    haveLinesChanged: 'Se piden otras cosas',
    isQuoted: 'La tienda ha dado un precio',
    canOrder: 'Todo está elegido y se puede pagar así',
    isAccountNeeded: 'Solo los clientes pueden pedir esto',
    hasNothingToOrder: 'No queda nada que pedir',
    isOrderedElsewhere: 'Otra ventana ha pedido el mismo carrito',
    isPlaced: 'El pedido está hecho',
    isRefused: 'El pedido se ha rechazado',
  },
  unmet: {
    canOrder: 'queda algo por decidir',
    'canOrder facts.cartChanging': 'el carrito aún está cambiando',
    'canOrder draft.placeDone': 'falta decidir cómo y dónde',
    'canOrder draft.detailsDone': 'faltan la hora y los extras',
    'canOrder draft.scheduleAt': 'la tienda está cerrada y no se ha elegido hora',
    'canOrder draft.paymentMethod': 'no se ha elegido forma de pago',
    'canOrder facts.methods.*': 'la forma de pago elegida no se ofrece aquí',
    'canOrder facts.methods.length': 'aquí no se ofrece ninguna forma de pago',
    'canOrder facts.walletBalance': 'la forma de pago elegida no cubre este total',
    isQuoted: 'la tienda no dio precio',
  },
  actors: {
    placeOrder: 'Hacer el pedido',
    quoteOrder: 'Pedir el precio',
    signIn: 'Pedir al comprador que inicie sesión',
  },
  actions: {
    rememberOrder: 'Recordar el pedido y el contacto, y borrar el borrador',
    keepFacts: 'Anotar el carrito, el comprador y los ajustes',
    keepDraft: 'Guardar lo escrito',
    wantStep: 'Anotar el paso deseado',
    keepPrice: 'Guardar el precio',
    keepPriceRefusal: 'Guardar por qué no hay precio',
    keepRefusal: 'Guardar por qué se ha rechazado el pedido',
    keepLeft: 'Anotar el pedido de resultado desconocido',
    takeUpLeft: 'Retomar el pedido que se dejó',
    forgetPending: 'Olvidar el pedido en espera',
    keepPlaced: 'Guardar el número del pedido',
    keepElsewhere: 'Guardar el número del pedido de la otra ventana',
    forgetElsewhere: 'Olvidar el pedido de la otra ventana',
    forgetDraft: 'Borrar el borrador',
    outdatePrice: 'Volver a pedir el precio',
    quietenNotice: 'Retirar el mensaje',
  },
  delays: {
    priceDebounce: 'Pausa breve antes de pedir el precio (0,3 s)',
  },
  states: {
    'checkout.arriving': 'Llegando',
    'checkout.empty': 'Carrito vacío',
    'checkout.signingIn': 'Iniciando sesión',
    'checkout.needingSignIn': 'Falta iniciar sesión',
    'checkout.choosing': 'Rellenando el pedido',
    'checkout.choosing.step': 'Pasos',
    'checkout.choosing.step.findingStep': 'Buscando el paso',
    'checkout.choosing.step.choosingPlace': 'Eligiendo el lugar',
    'checkout.choosing.step.settlingDetails': 'Ajustando los detalles',
    'checkout.choosing.step.choosingPayment': 'Eligiendo el pago',
    'checkout.choosing.price': 'Precio',
    'checkout.choosing.price.settling': 'Esperando más cambios',
    'checkout.choosing.price.quoting': 'Calculando el precio',
    'checkout.choosing.price.priced': 'Precio conocido',
    'checkout.choosing.price.refused': 'Precio rechazado',
    'checkout.choosing.price.failed': 'Sin respuesta de la tienda',
    'checkout.choosing.notice': 'Aviso',
    'checkout.choosing.notice.quiet': 'Sin aviso',
    'checkout.choosing.notice.telling': 'Diciendo el motivo',
    'checkout.orderedElsewhere': 'Pedido en otra ventana',
    'checkout.placing': 'Haciendo el pedido',
    'checkout.placed': 'Pedido hecho',
  },
  descriptions: {
    checkout:
      'Tres pasos junto a un precio que siempre calcula la tienda, y después el pedido; lo escrito nunca se pierde.',
    'checkout.arriving': 'Se decide lo que encuentra el comprador.',
    'checkout.empty': 'No hay nada que pedir; se muestra al comprador el camino a la tienda.',
    'checkout.signingIn': 'El comprador inicia sesión sobre la página.',
    'checkout.needingSignIn':
      'Se dice al comprador que hace falta una cuenta; puede iniciar sesión.',
    'checkout.choosing': 'El comprador rellena los datos del pedido junto al precio.',
    'checkout.choosing.step': 'Hay un paso abierto; los terminados están plegados.',
    'checkout.choosing.step.findingStep': 'Se decide qué paso se abre.',
    'checkout.choosing.step.choosingPlace':
      'El comprador dice cómo, adónde y a quién va el pedido.',
    'checkout.choosing.step.settlingDetails':
      'El comprador dice cuándo, y añade una nota, una propina o un cupón.',
    'checkout.choosing.step.choosingPayment': 'El comprador elige cómo pagar y hace el pedido.',
    'checkout.choosing.price': 'El precio, tal como lo calcula la tienda.',
    'checkout.choosing.price.settling': 'Una pausa breve, por si el comprador cambia algo más.',
    'checkout.choosing.price.quoting': 'La tienda calcula el precio.',
    'checkout.choosing.price.priced': 'El precio se conoce y está al día.',
    'checkout.choosing.price.refused':
      'La tienda dice por qué el pedido no puede tener precio; un cambio vuelve a preguntarlo.',
    'checkout.choosing.price.failed':
      'No se ha podido preguntar a la tienda; el comprador puede reintentarlo.',
    'checkout.choosing.notice': 'Lo que la tienda respondió al último intento.',
    'checkout.choosing.notice.quiet': 'No hay nada que decir.',
    'checkout.choosing.notice.telling': 'El comprador lee por qué se ha rechazado el pedido.',
    'checkout.orderedElsewhere':
      'El mismo carrito se ha pedido en otra ventana; el comprador lee el número y encuentra el camino hasta ese pedido.',
    'checkout.placing': 'El pedido se hace, una sola vez.',
    'checkout.placed': 'El pedido está hecho; el comprador pasa a pagarlo o a seguirlo.',
  },
  choices: {
    'An order was sent from here and its answer never came: it is asked about.':
      'Desde aquí se envió un pedido cuya respuesta nunca llegó: se pregunta por él.',
    'There is nothing to order.': 'No hay nada que pedir.',
    'Guests may not order this.': 'Los invitados no pueden pedir esto.',
    'The steps begin.': 'Empiezan los pasos.',
    'The cart or the shopper has changed.': 'Ha cambiado el carrito o el comprador.',
    'The dialog was closed.': 'Se ha cerrado el diálogo.',
    'The shopper signs in.': 'El comprador inicia sesión.',
    'What was changed may change the price.': 'Lo que ha cambiado puede cambiar el precio.',
    'What was changed leaves the price as it is.': 'Lo que ha cambiado deja el precio como está.',
    'Other things are in the cart, the shop has taken its last change, or somebody else is ordering.':
      'En el carrito hay otras cosas, la tienda ha recibido su último cambio o es otra persona quien pide.',
    'The shop’s settings have changed.': 'Han cambiado los ajustes de la tienda.',
    'There is nothing to order any more, or guests may no longer order.':
      'Ya no hay nada que pedir, o los invitados ya no pueden pedir.',
    'The shopper opens a step; one out of reach gives way to the first unfinished.':
      'El comprador abre un paso; si no está al alcance, se abre el primero sin terminar.',
    'The shopper goes on to the first unfinished step.':
      'El comprador pasa al primer paso sin terminar.',
    'How and where comes first.': 'Primero, cómo y dónde.',
    'When and extras are open.': 'Quedan cuándo y los extras.',
    'Only the payment is left.': 'Solo queda el pago.',
    'A step before this one wants something again.': 'Un paso anterior vuelve a necesitar algo.',
    'A step before this one is open, or wants something again.':
      'Un paso anterior está abierto o vuelve a necesitar algo.',
    'Something changed that the price depends on.': 'Ha cambiado algo de lo que depende el precio.',
    'The shopper has paused.': 'El comprador ha hecho una pausa.',
    'The price is known.': 'El precio se conoce.',
    'The order cannot be priced as it is.': 'El pedido no puede tener precio tal como está.',
    'Everything is chosen and priced: the order is placed.':
      'Todo está elegido y con precio: se hace el pedido.',
    'Asked again.': 'Se pregunta otra vez.',
    'The shopper changes something, and the message leaves.':
      'El comprador cambia algo y el mensaje desaparece.',
    'The order is placed.': 'El pedido está hecho.',
    'Another window has ordered this cart.': 'Otra ventana ha pedido este carrito.',
    'Another window was faster; the shop’s answer to this one decides.':
      'Otra ventana ha sido más rápida; decide lo que la tienda responda a esta.',
    'The same cart was ordered in another window.':
      'El mismo carrito se ha pedido en otra ventana.',
    'The cart is empty since an order was left: it is asked about.':
      'El carrito está vacío desde que se dejó un pedido: se pregunta por él.',
    'The shopper signs in, to have the cart of the account back.':
      'El comprador inicia sesión para recuperar el carrito de su cuenta.',
    'Signed in: the steps open.': 'Sesión iniciada: se abren los pasos.',
    'Something else has changed; the dialog stays.':
      'Ha cambiado otra cosa; el diálogo sigue abierto.',
    'There is nothing that an account would be needed for.':
      'No hay nada para lo que haga falta una cuenta.',
    'The cart is empty: the order that was left is asked about.':
      'El carrito está vacío: se pregunta por el pedido que se dejó.',
    'The session may end meanwhile: what comes after stands on the new facts.':
      'La sesión puede terminar entretanto: lo que sigue se apoya en los datos nuevos.',
    'Nothing is known to be ordered, and nothing is left to order.':
      'No consta que se haya pedido nada y no queda nada que pedir.',
    'The session has ended, nobody signed in, and guests may not order this.':
      'La sesión ha terminado, nadie la ha iniciado y los invitados no pueden pedir esto.',
    'The order was refused: the step that can mend it opens and tells why.':
      'El pedido se ha rechazado: se abre el paso que puede arreglarlo y dice por qué.',
    'The shopper came back without ordering.': 'El comprador ha vuelto sin pedir.',
    'Something unexpected happened; the order stays written down.':
      'Ha ocurrido algo inesperado; el pedido sigue anotado.',
  },
};
