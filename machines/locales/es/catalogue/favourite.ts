import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'Un favorito',
  events: {
    'favourite.pressed': 'Se vuelve a pulsar el corazón',
    'favourite.signInChosen': 'Se pulsa Iniciar sesión',
    'favourite.retried': 'Se pulsa Reintentar',
  },
  guards: {
    isGuest: 'Nadie ha iniciado sesión',
    isSignedOut: 'La sesión ya no es válida',
    isRefused: 'El servidor lo ha rechazado',
    hasChangedMind: 'Entretanto se ha vuelto a pulsar el corazón',
    isSignedInNow: 'El comprador ya ha iniciado sesión',
    hasSignedIn: 'El comprador ha iniciado sesión ahora',
  },
  unmet: {
    isGuest: 'el comprador tiene la sesión iniciada',
    isSignedOut: 'la sesión sigue siendo válida',
    isRefused: 'el servidor no lo rechazó',
    hasChangedMind: 'entretanto no se quiere otra cosa',
    isSignedInNow: 'el comprador no tiene la sesión iniciada',
    hasSignedIn: 'nadie inició sesión',
  },
  actors: {
    saveFavourite: 'Guardar el favorito',
    askToSignIn: 'Pedir que inicie sesión',
  },
  actions: {
    noteAsked: 'Anotar lo que se pide al servidor',
    noteKept: 'Anotar lo que tiene el servidor',
    changeMind: 'Anotar el nuevo deseo',
    startAnew: 'Empezar con el nuevo deseo',
    showHeart: 'Mostrar el deseo',
    settleHeart: 'Mostrar lo que tiene el servidor',
    sayNotLoggedIn: 'Decir que nadie ha iniciado sesión y ofrecer iniciarla',
    saySaved: 'Decir que está guardado',
    sayWhyRefused: 'Decir lo que ha dicho el servidor',
    offerRetry: 'Decir que no se ha guardado y ofrecer reintentarlo',
  },
  delays: {
    signInOffer: 'Tiempo que se ofrece iniciar sesión (8 s)',
    retryOffer: 'Tiempo que se ofrece reintentar (8 s)',
  },
  states: {
    'favourite.deciding': 'Decidiendo',
    'favourite.offeringSignIn': 'Ofreciendo iniciar sesión',
    'favourite.signingIn': 'Iniciando sesión',
    'favourite.saving': 'Guardando',
    'favourite.failed': 'Sin respuesta de la tienda',
    'favourite.saved': 'Guardado',
    'favourite.refused': 'Rechazado',
    'favourite.givenUp': 'Abandonado',
  },
  descriptions: {
    favourite:
      'Una pulsación de un corazón: cambia al momento, se guarda, y vuelve atrás si no se puede.',
    'favourite.deciding': 'Vemos si alguien ha iniciado sesión: los favoritos son de los clientes.',
    'favourite.offeringSignIn':
      'Se dice al invitado que los favoritos necesitan una cuenta; puede iniciar sesión.',
    'favourite.signingIn': 'Se pide al comprador que inicie sesión; después se guarda el deseo.',
    'favourite.saving': 'El corazón ya muestra el deseo mientras se guarda.',
    'favourite.failed':
      'No se ha podido contactar con la tienda; el corazón está como antes y se puede reintentar.',
    'favourite.saved': 'El corazón muestra lo que tiene el servidor.',
    'favourite.refused': 'El corazón está como antes y el comprador sabe por qué.',
    'favourite.givenUp': 'El corazón está como antes.',
  },
  choices: {
    'Nobody is signed in.': 'Nadie ha iniciado sesión.',
    'A customer is signed in.': 'Un cliente ha iniciado sesión.',
    'The shopper signed in elsewhere meanwhile.':
      'El comprador ha iniciado sesión en otro sitio entretanto.',
    'It has just been said.': 'Se acaba de decir.',
    'The offer to sign in has passed.': 'La oferta de iniciar sesión ha pasado.',
    'Signed in: the wish is saved for this customer.':
      'Sesión iniciada: el deseo se guarda para este cliente.',
    'The shopper did not want to.': 'El comprador no ha querido.',
    'The shopper wants the opposite; the heart shows it at once.':
      'El comprador quiere lo contrario; el corazón lo muestra al momento.',
    'The sign-in is no longer valid.': 'La sesión ya no es válida.',
    'The server refused.': 'El servidor lo ha rechazado.',
    'Saved, but the shopper wants the opposite by now.':
      'Guardado, pero el comprador ya quiere lo contrario.',
    'The server took the wish.': 'El servidor ha aceptado el deseo.',
    'The offer to try again has passed.': 'La oferta de reintentar ha pasado.',
  },
};
