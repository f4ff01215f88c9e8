import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'Deseos para una línea del carrito',
  events: {
    'lineWishes.submitted': 'Se pulsa Guardar',
    'lineWishes.dismissed': 'Se cierra el formulario',
  },
  guards: {
    isUnchanged: 'No se ha cambiado nada',
    isAccepted: 'El servidor lo ha aceptado',
    isSignedOut: 'La sesión ya no es válida',
    hasSignedIn: 'El comprador ha iniciado sesión',
  },
  unmet: {
    isUnchanged: 'se ha cambiado algo',
    isAccepted: 'el servidor no lo aceptó',
    isSignedOut: 'la sesión sigue siendo válida',
    hasSignedIn: 'nadie inició sesión',
  },
  actors: {
    saveWishes: 'Guardar la nota y la sustitución',
    askToSignIn: 'Pedir que inicie sesión',
  },
  actions: {
    keepWishes: 'Guardar lo escrito',
    noteSaved: 'Anotar que está guardado',
    announceSaved: 'Decir que la línea está actualizada',
    sayNoChange: 'Decir que no se ha cambiado nada',
    sayWhyRefused: 'Decir lo que ha dicho el servidor',
  },
  delays: {},
  states: {
    'lineWishes.writing': 'Escribiendo',
    'lineWishes.writing.resting': 'Formulario abierto',
    'lineWishes.writing.failed': 'Sin respuesta de la tienda',
    'lineWishes.saving': 'Guardando',
    'lineWishes.signingIn': 'Iniciando sesión',
    'lineWishes.saved': 'Guardado',
    'lineWishes.kept': 'Sin cambios',
  },
  descriptions: {
    lineWishes:
      'Una nota a la tienda sobre una línea del carrito, y qué se lleva el comprador si está agotada.',
    'lineWishes.writing':
      'El comprador escribe a la tienda sobre esta línea y elige qué recibir si está agotada.',
    'lineWishes.writing.resting': 'El formulario está abierto.',
    'lineWishes.writing.failed':
      'No se ha podido contactar con la tienda; lo escrito se conserva y se puede volver a enviar.',
    'lineWishes.saving': 'La línea del carrito ya muestra los deseos y se está guardando.',
    'lineWishes.signingIn':
      'Se pide al comprador que vuelva a iniciar sesión antes de guardar los deseos.',
    'lineWishes.saved': 'La línea lleva sus deseos hasta el pedido.',
    'lineWishes.kept': 'La línea se queda como estaba.',
  },
  choices: {
    'Nothing is other than before.': 'Nada es distinto de antes.',
    'Something was changed.': 'Se ha cambiado algo.',
    'The store will read them with the order.': 'La tienda los leerá con el pedido.',
    'The sign-in is no longer valid.': 'La sesión ya no es válida.',
    'The server refused; the line is as before.':
      'El servidor lo ha rechazado; la línea está como antes.',
    'Signed in: it is saved in this customer’s cart.':
      'Sesión iniciada: se guarda en el carrito de este cliente.',
    'The shopper did not want to.': 'El comprador no ha querido.',
  },
};
