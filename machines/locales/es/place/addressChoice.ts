import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'Las direcciones de un cliente',
  events: {
    'address.listOpened': 'Se pulsa Ver direcciones guardadas',
    'address.marked': 'Se marca una tarjeta',
    'address.selected': 'Se pulsa Seleccionar',
    'address.listClosed': 'Se pulsa Cancelar',
    'address.formAsked': 'Se pulsa añadir o editar',
    'address.saveTicked': 'Se marca Guardar esta dirección',
    'address.deleteAsked': 'Se pulsa Eliminar',
    'address.deleteConfirmed': 'Se confirma la eliminación',
    'address.deleteDeclined': 'Se descarta la eliminación',
  },
  guards: {
    isToTake: 'Guardada donde la tienda reparte',
    isOutside: 'Guardada donde la tienda no reparte',
    isBackToList: 'El formulario se abrió desde la lista',
    isDone: 'El servidor lo ha hecho',
    isSignInNeeded: 'La sesión ha terminado',
    hasSignedIn: 'El cliente ha iniciado sesión',
  },
  unmet: {
    isToTake: 'no se guardó donde la tienda reparte',
    isOutside: 'no se guardó fuera del alcance de la tienda',
    isBackToList: 'se guardó, o el formulario no se abrió desde la lista',
    isDone: 'el servidor no lo hizo',
    isSignInNeeded: 'la sesión no ha terminado',
    hasSignedIn: 'nadie inició sesión',
  },
  actors: {
    addressForm: 'Escribir una dirección',
    saveAddress: 'Guardar la dirección',
    deleteAddress: 'Eliminar la dirección',
    askToSignIn: 'Pedir que inicie sesión',
  },
  actions: {
    mark: 'Marcar la tarjeta',
    keepEdited: 'Anotar qué dirección se escribe',
    noteFromList: 'Anotar que se vuelve a la lista',
    noteFromSection: 'Anotar que se vuelve a la sección',
    keepToSave: 'Anotar lo que se va a guardar',
    forgetToSave: 'Olvidar lo que se iba a guardar',
    keepLeaving: 'Anotar qué dirección se elimina',
    keepRefusal: 'Anotar por qué lo ha rechazado el servidor',
    forgetRefusal: 'Olvidar el rechazo',
    takePlace: 'Convertirla en la dirección seleccionada',
    adoptSaved: 'Reconocer la dirección seleccionada como guardada',
    announceSaved: 'Decir que está guardada',
    announceDeleted: 'Decir que está eliminada',
    announceOutside: 'Decir que la tienda no reparte allí',
    announceRefusal: 'Decir lo que ha dicho el servidor',
    announceTrouble: 'Decir que no se ha podido contactar con la tienda',
  },
  delays: {},
  states: {
    'addressChoice.standing': 'A la vista',
    'addressChoice.standing.quiet': 'Sin aviso',
    'addressChoice.standing.failed': 'Sin respuesta de la tienda',
    'addressChoice.choosing': 'Eligiendo',
    'addressChoice.writing': 'Escribiendo',
    'addressChoice.keeping': 'Conservando',
    'addressChoice.keeping.saving': 'Guardando',
    'addressChoice.keeping.signingIn': 'Iniciando sesión',
    'addressChoice.leaving': 'Quitando una dirección',
    'addressChoice.leaving.asking': 'Preguntando',
    'addressChoice.leaving.deleting': 'Eliminando',
    'addressChoice.leaving.signingIn': 'Iniciando sesión',
    'addressChoice.leaving.refused': 'Eliminación rechazada',
    'addressChoice.leaving.failed': 'Sin respuesta de la tienda',
  },
  descriptions: {
    addressChoice:
      'Las direcciones de un cliente: se selecciona una para un pedido, se escribe, se cambia, se guarda como está o se elimina.',
    'addressChoice.standing': 'Ahí está la dirección seleccionada, o la lista de direcciones.',
    'addressChoice.standing.quiet': 'No hay nada que decir.',
    'addressChoice.standing.failed':
      'No se ha podido contactar con la tienda: la casilla está como antes y se puede volver a marcar.',
    'addressChoice.choosing':
      'Las direcciones guardadas están en un diálogo, una de ellas marcada.',
    'addressChoice.writing': 'Se escribe o se cambia una dirección.',
    'addressChoice.keeping': 'La dirección seleccionada se está guardando tal como está.',
    'addressChoice.keeping.saving': 'El servidor guarda enseguida la dirección seleccionada.',
    'addressChoice.keeping.signingIn':
      'El cliente vuelve a iniciar sesión y entonces se guarda la dirección.',
    'addressChoice.leaving': 'Se va a eliminar una dirección guardada.',
    'addressChoice.leaving.asking':
      'Se pregunta al cliente si de verdad quiere eliminar la dirección.',
    'addressChoice.leaving.deleting': 'El servidor elimina la dirección.',
    'addressChoice.leaving.signingIn':
      'El cliente vuelve a iniciar sesión y se le pregunta otra vez.',
    'addressChoice.leaving.refused': 'El cliente lee por qué la dirección se conserva.',
    'addressChoice.leaving.failed':
      'No se ha podido contactar con la tienda; el cliente puede reintentarlo.',
  },
  choices: {
    'Saved where the store delivers: it becomes the selected address.':
      'Guardada donde la tienda reparte: pasa a ser la dirección seleccionada.',
    'Saved, but the store does not deliver there: the selection stays.':
      'Guardada, pero la tienda no reparte allí: la selección no cambia.',
    'Closed: the list is open again.': 'Cerrado: la lista vuelve a estar abierta.',
    'Closed with nothing changed.': 'Cerrado sin cambiar nada.',
    'It is saved, and the list has been read again.':
      'Está guardada y la lista se ha vuelto a leer.',
    'It is gone, and the list has been read again.': 'Ya no existe y la lista se ha vuelto a leer.',
    'The session has ended meanwhile.': 'La sesión ha terminado entretanto.',
    'The server refused.': 'El servidor lo ha rechazado.',
    'The server refused: the box is as before.':
      'El servidor lo ha rechazado: la casilla está como antes.',
    'Signed in.': 'Sesión iniciada.',
    'Not signed in: it stays.': 'Sin iniciar sesión: se conserva.',
    'Not signed in: the box is as before.': 'Sin iniciar sesión: la casilla está como antes.',
  },
};
