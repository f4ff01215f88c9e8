import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'Como invitado o con sesión',
  events: {
    'guestOrLogin.guestChosen': 'Se continúa como invitado',
    'guestOrLogin.loginChosen': 'Se elige iniciar sesión',
    'guestOrLogin.signUpChosen': 'Se elige crear una cuenta',
    'guestOrLogin.dismissed': 'Se cierra el diálogo',
    'guestOrLogin.retried': 'Se pulsa Reintentar',
  },
  guards: {
    isCartEmpty: 'El carrito está vacío',
    isCustomer: 'Un cliente ha iniciado sesión',
    canBeGuest: 'Los invitados pueden pedir',
    hasSignedIn: 'El comprador ha iniciado sesión',
  },
  unmet: {
    isCartEmpty: 'el carrito no está vacío',
    isCustomer: 'ningún cliente ha iniciado sesión',
    canBeGuest: 'no se puede seguir como invitado',
    hasSignedIn: 'nadie inició sesión',
  },
  actors: {
    readFacts: 'Mirar al comprador y el carrito',
    askToSignIn: 'Pedir que inicie sesión',
  },
  actions: {
    keepFacts: 'Anotar lo encontrado',
    chooseSignIn: 'Empezar por el formulario de inicio de sesión',
    chooseSignUp: 'Empezar por el formulario de registro',
    goToCheckout: 'Ir a tramitar el pedido',
    goHome: 'Ir a la página principal',
    offerRetry: 'Decir que no se puede contactar con la tienda y ofrecer reintentarlo',
  },
  delays: {
    retryOffer: 'Tiempo que se ofrece reintentar (8 s)',
  },
  states: {
    'guestOrLogin.readingFacts': 'Mirando quién compra',
    'guestOrLogin.deciding': 'Decidiendo',
    'guestOrLogin.choosing': 'Eligiendo',
    'guestOrLogin.signingIn': 'Iniciando sesión',
    'guestOrLogin.failed': 'Sin respuesta de la tienda',
    'guestOrLogin.atCheckout': 'Tramitando el pedido',
    'guestOrLogin.atHome': 'En la página principal',
    'guestOrLogin.stayed': 'Sin moverse',
  },
  descriptions: {
    guestOrLogin:
      'Del carrito a tramitar el pedido: como cliente, como invitado o iniciando sesión antes.',
    'guestOrLogin.readingFacts':
      'Miramos quién compra, qué hay en el carrito y si los invitados pueden pedir.',
    'guestOrLogin.deciding': 'Vemos qué camino lleva a tramitar el pedido.',
    'guestOrLogin.choosing':
      'El comprador elige entre seguir como invitado, iniciar sesión o crear una cuenta.',
    'guestOrLogin.signingIn': 'El comprador inicia sesión o crea una cuenta sobre la página.',
    'guestOrLogin.failed':
      'No se ha podido contactar con la tienda; el carrito se conserva y se puede reintentar.',
    'guestOrLogin.atCheckout': 'Se abre la tramitación del pedido con el carrito.',
    'guestOrLogin.atHome': 'Con el carrito vacío, el comprador sigue mirando la tienda.',
    'guestOrLogin.stayed': 'El comprador se queda donde está.',
  },
  choices: {
    'There is nothing to check out.': 'No hay nada que tramitar.',
    'A customer goes straight on.': 'Un cliente pasa directamente.',
    'Guests may order: the shopper chooses.': 'Los invitados pueden pedir: el comprador elige.',
    'Guests may not order here.': 'Aquí los invitados no pueden pedir.',
    'Signed in: we look again, the cart is the customer’s now.':
      'Sesión iniciada: se mira otra vez, ahora el carrito es del cliente.',
    'Not signed in: the choice is open again.':
      'Sin iniciar sesión: la elección vuelve a estar abierta.',
    'Not signed in, and guests may not order.':
      'Sin iniciar sesión, y los invitados no pueden pedir.',
    'The offer to retry has passed.': 'La oferta de reintentar ha pasado.',
  },
};
