import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'Quién compra',
  events: {
    'session.identityRead': 'Ha cambiado la memoria del navegador',
    'session.tokenRefused': 'El servidor ha rechazado la sesión',
    'session.connectionReturned': 'Ha vuelto la conexión',
  },
  guards: {
    isCustomer: 'Un cliente ha iniciado sesión',
    isKnownGuest: 'Se conoce un identificador de invitado',
    hasGuestId: 'El servidor ha dado un identificador de invitado',
    isSamePerson: 'Sigue siendo la misma persona',
  },
  unmet: {
    isCustomer: 'ningún cliente ha iniciado sesión',
    isKnownGuest: 'no se conoce ningún identificador de invitado',
    hasGuestId: 'el servidor no dio ningún identificador de invitado',
    isSamePerson: 'ya no es la misma persona',
  },
  actors: {
    requestGuestId: 'Pedir un identificador de invitado',
    askToSignIn: 'Pedir que inicie sesión',
  },
  actions: {
    rememberIdentity: 'Anotar quién compra',
    forgetCustomer: 'Olvidar al cliente',
    keepGuestId: 'Anotar el identificador de invitado',
    countFailure: 'Contar el intento fallido',
    storeGuestId: 'Guardar el identificador de invitado en el navegador',
    logGuestIdFailure: 'Escribir el fallo en el registro',
    removeToken: 'Quitar la sesión del navegador',
    dropPrivateData: 'Borrar los datos personales de la memoria',
    announceSessionEnd: 'Decir que la sesión ha terminado',
  },
  delays: {
    guestIdRetry: 'Pausa creciente antes de volver a pedirlo (de 2 s a 1 min)',
  },
  states: {
    'session.identity': 'Identidad',
    'session.renewal': 'Renovación',
    'session.renewal.quiet': 'En calma',
    'session.renewal.signingInAgain': 'Iniciando sesión otra vez',
    'session.identity.settling': 'Averiguando',
    'session.identity.requestingGuestId': 'Pidiendo identificador',
    'session.identity.waitingForGuestId': 'Esperando identificador',
    'session.identity.guest': 'Invitado',
    'session.identity.signedIn': 'Con sesión iniciada',
  },
  descriptions: {
    session:
      'Quién es el comprador: un cliente mientras tiene la sesión iniciada, si no un invitado; y qué ocurre cuando la sesión termina.',
    'session.identity': 'Quién compra.',
    'session.renewal': 'Si el comprador tiene que volver a iniciar sesión.',
    'session.renewal.quiet': 'La sesión está en orden, o al comprador le basta con ser invitado.',
    'session.renewal.signingInAgain':
      'El diálogo de inicio de sesión se abre sobre la página; lo que el comprador hacía espera debajo.',
    'session.identity.settling': 'Miramos lo que recuerda el navegador para ver quién compra.',
    'session.identity.requestingGuestId':
      'Pedimos al servidor un identificador de invitado, sin que el comprador lo note.',
    'session.identity.waitingForGuestId':
      'Todavía no hay identificador de invitado; volvemos a intentarlo tras una pausa que crece.',
    'session.identity.guest':
      'Un invitado con identificador: mira la tienda, llena un carrito, sigue un pedido.',
    'session.identity.signedIn': 'Un cliente ha iniciado sesión.',
  },
  choices: {
    'A customer’s session has ended.': 'La sesión de un cliente ha terminado.',
    'The dialog could not open; the header still offers to sign in.':
      'El diálogo no se ha podido abrir; la cabecera sigue ofreciendo iniciar sesión.',
    'Nothing about the shopper changed.': 'Nada del comprador ha cambiado.',
    'Somebody signed in or out, here or in another tab.':
      'Alguien ha iniciado o cerrado sesión, aquí o en otra pestaña.',
    'A token is held, so this is a customer.': 'Hay una clave de sesión, así que es un cliente.',
    'No token, but a guest id from an earlier visit.':
      'No hay clave de sesión, pero sí un identificador de invitado de una visita anterior.',
    'Nothing is remembered: this is somebody new.': 'No se recuerda nada: es alguien nuevo.',
    'The server gave an id, which the browser remembers.':
      'El servidor ha dado un identificador y el navegador lo recuerda.',
    'The server gave none: only logged, the shopper may go on looking.':
      'El servidor no ha dado ninguno: solo se registra, el comprador puede seguir mirando.',
    'The server no longer knows the token; carts and drafts of the page stay.':
      'El servidor ya no conoce la clave de sesión; los carritos y borradores de la página se conservan.',
  },
};
