import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'Añadir dinero a la cartera',
  events: {
    'addFund.submitted': 'Se pulsa Añadir saldo',
    'addFund.retried': 'Se reintenta',
    'addFund.closed': 'Se cierra el diálogo',
  },
  guards: {
    isOpened: 'La página de pago está lista',
    isSignedOut: 'La sesión ha terminado',
    hasSignedIn: 'El cliente ha iniciado sesión',
  },
  unmet: {
    isOpened: 'la página de pago no está lista',
    isSignedOut: 'la sesión no ha terminado',
    hasSignedIn: 'nadie inició sesión',
  },
  actors: {
    openPayment: 'Abrir una página de pago',
    askToSignIn: 'Pedir que inicie sesión',
  },
  actions: {
    keepRequest: 'Guardar el importe y la forma de pago',
    noteLeaving: 'Anotar que el navegador se va',
    goToPayment: 'Ir a la página de pago',
    sayWhyRefused: 'Decir cada motivo del servidor',
  },
  delays: {},
  states: {
    'addFund.choosingAmount': 'Eligiendo el importe',
    'addFund.openingPayment': 'Abriendo la página de pago',
    'addFund.signingIn': 'Iniciando sesión',
    'addFund.signedOut': 'Sesión terminada',
    'addFund.failed': 'Sin respuesta de la tienda',
    'addFund.leaving': 'Saliendo hacia el pago',
    'addFund.closed': 'Cerrado',
  },
  descriptions: {
    addFund: 'Un cliente añade dinero a la cartera, desde el diálogo hasta la página de pago.',
    'addFund.choosingAmount': 'El cliente dice cuánto quiere añadir y cómo lo paga.',
    'addFund.openingPayment': 'La tienda abre una página de pago por ese importe.',
    'addFund.signingIn':
      'El cliente vuelve a iniciar sesión y, después, se pide la página de pago.',
    'addFund.signedOut':
      'El cliente lee que la sesión ha terminado; puede iniciarla de nuevo y continuar.',
    'addFund.failed': 'No se ha podido contactar con la tienda; el cliente puede reintentarlo.',
    'addFund.leaving': 'El navegador va a la página de pago, que luego devuelve a la cartera.',
    'addFund.closed': 'El diálogo está cerrado y no ha pasado nada.',
  },
  choices: {
    'The session has ended meanwhile.': 'La sesión ha terminado entretanto.',
    'Signed in: it goes on.': 'Sesión iniciada: se continúa.',
    'Nobody signed in: what was typed stays.': 'Nadie ha iniciado sesión: lo escrito se conserva.',
    'The page is there.': 'La página de pago está lista.',
    'The shop refused; each of its reasons is told.':
      'La tienda lo ha rechazado; se dice cada uno de sus motivos.',
  },
};
