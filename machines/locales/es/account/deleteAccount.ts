import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'Eliminar la cuenta',
  events: {
    'deleteAccount.confirmed': 'Se confirma la eliminación',
    'deleteAccount.declined': 'Se descarta la eliminación',
  },
  guards: {
    isDeleted: 'La cuenta ya no existe',
    wasDeleted: 'El intento anterior la eliminó',
    isSignInNeeded: 'La sesión ha terminado',
    hasSignedIn: 'El comprador ha iniciado sesión',
  },
  unmet: {
    isDeleted: 'la cuenta sigue existiendo',
    wasDeleted: 'ningún intento anterior la eliminó',
    isSignInNeeded: 'la sesión no ha terminado',
    hasSignedIn: 'nadie inició sesión',
  },
  actors: {
    deleteAccount: 'Eliminar la cuenta',
    askToSignIn: 'Pedir que inicie sesión',
  },
  actions: {
    keepRefusal: 'Anotar por qué no',
    noteUnknown: 'Anotar que no llegó respuesta',
    noteThere: 'Anotar que la cuenta sigue existiendo',
    announceRefusal: 'Decir por qué no',
    forgetRefusal: 'Quitar el motivo',
    noteDeleted: 'Anotar que la cuenta ya no existe',
    removeToken: 'Quitar la sesión del navegador',
    dropPrivateData: 'Borrar los datos personales de la memoria',
    forgetOrders: 'Olvidar los borradores y pedidos de este dispositivo',
    announceDeletion: 'Decir que la cuenta ya no existe',
    goToStart: 'Ir a la página de inicio',
  },
  delays: {},
  states: {
    'deleteAccount.asking': 'Preguntando',
    'deleteAccount.deletingAccount': 'Eliminando la cuenta',
    'deleteAccount.signingIn': 'Iniciando sesión',
    'deleteAccount.refused': 'Eliminación rechazada',
    'deleteAccount.failed': 'Sin respuesta de la tienda',
    'deleteAccount.deleted': 'Cuenta eliminada',
    'deleteAccount.stayed': 'Cuenta conservada',
  },
  descriptions: {
    deleteAccount: 'Un cliente elimina su cuenta para siempre.',
    'deleteAccount.asking': 'Se pregunta al cliente si de verdad quiere eliminar la cuenta.',
    'deleteAccount.deletingAccount': 'La tienda elimina la cuenta.',
    'deleteAccount.signingIn': 'El comprador vuelve a iniciar sesión y se le pregunta otra vez.',
    'deleteAccount.refused': 'El cliente lee por qué la cuenta se queda de momento.',
    'deleteAccount.failed':
      'No se ha podido contactar con la tienda; el cliente puede reintentarlo.',
    'deleteAccount.deleted': 'La cuenta ya no existe, ni tampoco su rastro en este navegador.',
    'deleteAccount.stayed': 'La cuenta se conserva.',
  },
  choices: {
    'It is gone.': 'Ya no existe.',
    'It was gone already: the answer to the attempt before was lost.':
      'Ya no existía: se perdió la respuesta al intento anterior.',
    'No answer came: the account may be gone or not.':
      'No llegó respuesta: puede que la cuenta ya no exista.',
    'The session has ended meanwhile.': 'La sesión ha terminado entretanto.',
    'It cannot go now, as long as an order is under way.':
      'No se puede eliminar ahora, mientras haya un pedido en curso.',
    'Signed in.': 'Sesión iniciada.',
    'Not signed in: nothing happens.': 'Sin iniciar sesión: no ocurre nada.',
  },
};
