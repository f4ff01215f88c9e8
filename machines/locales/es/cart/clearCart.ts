import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'Vaciar el carrito',
  events: {
    'clearCart.confirmed': 'Se pulsa Vaciar',
    'clearCart.dismissed': 'Se conserva el carrito',
  },
  guards: {
    isAccepted: 'El servidor lo ha aceptado',
    isSignedOut: 'La sesión ya no es válida',
    hasSignedIn: 'El comprador ha iniciado sesión',
  },
  unmet: {
    isAccepted: 'el servidor no lo aceptó',
    isSignedOut: 'la sesión sigue siendo válida',
    hasSignedIn: 'nadie inició sesión',
  },
  actors: {
    clearCart: 'Vaciar el carrito',
    askToSignIn: 'Pedir que inicie sesión',
  },
  actions: {
    noteCleared: 'Anotar que el carrito está vacío',
    announceCleared: 'Decir que el carrito se ha vaciado',
    sayWhyRefused: 'Decir lo que ha dicho el servidor',
  },
  delays: {},
  states: {
    'clearCart.confirming': 'Confirmando',
    'clearCart.clearing': 'Vaciando',
    'clearCart.failed': 'Sin respuesta de la tienda',
    'clearCart.signingIn': 'Iniciando sesión',
    'clearCart.cleared': 'Vaciado',
    'clearCart.kept': 'Conservado',
  },
  descriptions: {
    clearCart: 'Se vacía el carrito entero después de que el comprador lo confirme.',
    'clearCart.confirming':
      'Se avisa al comprador de que se quitarán todas las líneas del carrito.',
    'clearCart.clearing': 'El carrito está vacío en pantalla y se está vaciando en el servidor.',
    'clearCart.failed':
      'No se ha podido contactar con la tienda; las líneas han vuelto y se puede reintentar.',
    'clearCart.signingIn':
      'Se pide al comprador que vuelva a iniciar sesión antes de vaciar el carrito.',
    'clearCart.cleared': 'El carrito está vacío.',
    'clearCart.kept': 'El carrito se queda como estaba.',
  },
  choices: {
    'Every line is gone.': 'Ya no queda ninguna línea.',
    'The sign-in is no longer valid.': 'La sesión ya no es válida.',
    'The server refused; the lines are back.':
      'El servidor lo ha rechazado; las líneas han vuelto.',
    'It is this customer’s cart now: asked once more.':
      'Ahora es el carrito de este cliente: se pregunta otra vez.',
    'The shopper did not want to.': 'El comprador no ha querido.',
  },
};
