import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'Cerrar sesión',
  events: {
    'logout.confirmed': 'Se confirma el cierre de sesión',
    'logout.declined': 'Se descarta el cierre de sesión',
  },
  guards: {},
  actors: {
    endServerSession: 'Avisar al servidor del cierre de sesión',
    refetchCart: 'Volver a leer el carrito y los favoritos',
  },
  actions: {
    removeToken: 'Quitar la sesión del navegador',
    dropPrivateData: 'Borrar los datos personales de la memoria',
    forgetOrders: 'Olvidar los borradores y pedidos de este dispositivo',
    noteLoggedOut: 'Anotar que el cliente ha cerrado sesión',
    announceLogout: 'Decir que se ha cerrado la sesión',
    goHome: 'Ir a la página principal',
  },
  delays: {
    logoutPause: 'Pausa antes de cerrar la sesión (0,5 s)',
    logoutAnswerLimit: 'Espera máxima del servidor (4 s)',
    refetchLimit: 'Espera máxima de la respuesta',
  },
  states: {
    'logout.asking': 'Preguntando',
    'logout.leaving': 'Saliendo',
    'logout.endingServerSession': 'Avisando al servidor',
    'logout.forgettingCustomer': 'Olvidando al cliente',
    'logout.loggedOut': 'Sesión cerrada',
    'logout.stayed': 'Sesión conservada',
  },
  descriptions: {
    logout:
      'Salir de la cuenta: se pregunta una vez y después se quita del navegador todo lo del cliente.',
    'logout.asking': 'Se pregunta al cliente si quiere cerrar la sesión.',
    'logout.leaving': 'Una pausa breve en la que se ve la pulsación.',
    'logout.endingServerSession':
      'Se avisa al servidor mientras aún se tiene la clave de sesión, para que también allí deje de valer.',
    'logout.forgettingCustomer':
      'La clave de sesión, el perfil, el carrito y los favoritos dejan este navegador; el carrito es de un invitado.',
    'logout.loggedOut': 'El comprador lee que ha funcionado y está en la página principal.',
    'logout.stayed': 'El cliente sigue con la sesión iniciada.',
  },
  choices: {
    'A server that cannot be reached does not keep anybody signed in.':
      'Un servidor que no responde no mantiene a nadie con la sesión iniciada.',
    'A slow server does not keep anybody signed in.':
      'Un servidor lento no mantiene a nadie con la sesión iniciada.',
    'The logout stands; the cart tells where it is shown that it is missing.':
      'La sesión queda cerrada; si falta el carrito, se dice allí donde se muestra.',
    'A slow answer must not hold the shopper up.':
      'Una respuesta lenta no debe retener al comprador.',
  },
};
