import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'Alquilar un vehículo',
  events: {
    'addVehicle.resetConfirmed': 'Los demás vehículos pueden quitarse',
    'addVehicle.durationKept': 'Se añade al viaje tal como está',
    'addVehicle.durationUpdated': 'Se actualiza la duración',
    'addVehicle.dismissed': 'Se deja el viaje como está',
    'addVehicle.retried': 'Se pulsa Reintentar',
  },
  guards: {
    canBeAdded: 'Encaja en el viaje',
    isOtherProvider: 'El carrito es de otro proveedor',
    isOtherTripType: 'El carrito es para otro tipo de viaje',
    isOtherDuration: 'El carrito es para otra duración',
    isTripToBeEntered: 'Hay que introducir el viaje',
    isAccepted: 'El servidor lo ha aceptado',
    hasPlan: 'El viaje se conoce',
    isTripChanged: 'El viaje ha cambiado',
    isTripRefused: 'El propio viaje no es posible',
    wasSignedOut: 'La sesión ha terminado',
    hasSignedIn: 'Alguien ha iniciado sesión',
    isCartAnother: 'El carrito es otro',
  },
  met: {
    isOtherProvider: 'el carrito es de otro proveedor ({cart.carts.0.provider.name})',
    isOtherTripType: 'el carrito es para otro tipo de viaje ({cart.user_data.rental_type})',
    isOtherDuration: 'el carrito es para otra duración ({cart.user_data.estimated_hours} h)',
  },
  unmet: {
    canBeAdded: 'no basta con añadirlo',
    isOtherProvider: 'no lo impiden vehículos de otro proveedor',
    isOtherTripType: 'no lo impide otro tipo de viaje',
    isOtherDuration: 'no lo impide otra duración',
    isTripToBeEntered: 'no hace falta introducir el viaje',
    isAccepted: 'el servidor no lo aceptó',
    hasPlan: 'no se conoce ningún viaje',
    isTripChanged: 'el viaje no ha cambiado',
    isTripRefused: 'lo rechazado no fue el propio viaje',
    wasSignedOut: 'la sesión no ha terminado',
    hasSignedIn: 'nadie ha iniciado sesión',
    isCartAnother: 'el carrito no es otro, o ya se releyó bastante',
  },
  actors: {
    readTrip: 'Leer el carrito de viaje y la búsqueda',
    askForTrip: 'Preguntar por el viaje',
    addVehicle: 'Añadir el vehículo',
    replaceCart: 'Vaciar el carrito y añadir el vehículo',
    changeTrip: 'Cambiar el viaje',
    askToSignIn: 'Pedir que inicie sesión',
  },
  actions: {
    keepTrip: 'Anotar el viaje',
    keepPlan: 'Anotar el viaje que se ha introducido',
    keepRefusal: 'Anotar por qué se ha rechazado',
    forgetRefusal: 'Olvidar por qué se rechazó',
    countSurprise: 'Contar que el carrito era otro',
    noteOutcome: 'Anotar cómo ha acabado',
    announceAdded: 'Decir que el vehículo está en el carrito',
    announceAddedToTrip: 'Decir que el vehículo está en el carrito y qué horas y lugares cuentan',
    announceReset: 'Decir que el carrito se ha actualizado',
    sayWhyNot: 'Decir por qué no se puede añadir',
    sayWhyRefused: 'Decir lo que ha dicho el servidor',
    offerRetry: 'Decir que no se ha guardado y ofrecer reintentarlo',
    offerRetryAdding:
      'Decir que el viaje ha cambiado y el vehículo no se ha añadido, y ofrecer reintentarlo',
  },
  delays: {
    retryOffer: 'Tiempo que se ofrece reintentar (8 s)',
  },
  states: {
    'addVehicle.readingTrip': 'Leyendo el viaje',
    'addVehicle.deciding': 'Decidiendo',
    'addVehicle.askingForTrip': 'Preguntando por el viaje',
    'addVehicle.adding': 'Añadiendo',
    'addVehicle.confirmingReset': 'Confirmando el vaciado',
    'addVehicle.resetting': 'Vaciando y añadiendo',
    'addVehicle.changingTripType': 'Cambiando el tipo de viaje',
    'addVehicle.choosingDuration': 'Eligiendo la duración',
    'addVehicle.updatingDuration': 'Actualizando la duración',
    'addVehicle.addingToChangedTrip': 'Añadiendo al viaje cambiado',
    'addVehicle.notAdded': 'Vehículo sin añadir',
    'addVehicle.weighingRefusal': 'Valorando el rechazo',
    'addVehicle.signingIn': 'Iniciando sesión',
    'addVehicle.failed': 'Sin respuesta de la tienda',
    'addVehicle.added': 'Añadido',
    'addVehicle.refused': 'Rechazado',
    'addVehicle.cancelled': 'Cancelado',
  },
  descriptions: {
    addVehicle:
      'Una pulsación de «Alquilar este coche»: se pregunta lo que haga falta y después el vehículo entra en el carrito de viaje.',
    'addVehicle.readingTrip': 'Miramos el carrito de viaje y el viaje que se buscó.',
    'addVehicle.deciding': 'Vemos qué supone para el carrito de viaje añadir este vehículo.',
    'addVehicle.askingForTrip': 'El comprador dice dónde, cuándo y por cuánto tiempo.',
    'addVehicle.adding': 'El vehículo se pone en el carrito de viaje.',
    'addVehicle.confirmingReset':
      'Se pregunta al comprador si se pueden quitar los vehículos del otro proveedor.',
    'addVehicle.resetting':
      'Se vacía el carrito de viaje y el vehículo entra en el nuevo: las dos cosas o ninguna.',
    'addVehicle.changingTripType':
      'Todo el viaje pasa a ser del tipo buscado, si el comprador está de acuerdo.',
    'addVehicle.choosingDuration':
      'El comprador elige: añadirlo al viaje tal como está, o actualizar su duración.',
    'addVehicle.updatingDuration': 'Todo el viaje toma la duración buscada.',
    'addVehicle.addingToChangedTrip': 'El vehículo se pone en el carrito del viaje cambiado.',
    'addVehicle.notAdded':
      'El viaje ha cambiado, pero no se ha podido contactar con la tienda para añadir el vehículo; se puede reintentar.',
    'addVehicle.weighingRefusal':
      'El servidor lo ha rechazado; lo que ha dicho decide qué se cuenta o pregunta al comprador.',
    'addVehicle.signingIn': 'El cliente vuelve a iniciar sesión y, después, se añade el vehículo.',
    'addVehicle.failed':
      'No se ha podido contactar con la tienda; el viaje está como antes y se puede reintentar.',
    'addVehicle.added': 'El vehículo está en el carrito de viaje.',
    'addVehicle.refused': 'El vehículo no se ha añadido y el comprador sabe por qué.',
    'addVehicle.cancelled': 'El comprador ha desistido: el vehículo no se ha añadido.',
  },
  choices: {
    'The trip cart could not be read.': 'No se ha podido leer el carrito de viaje.',
    'No trip was searched, its pickup is past, or the vehicle is not offered so.':
      'No se ha buscado ningún viaje, su recogida ya pasó o el vehículo no se ofrece así.',
    'The cart is empty, or of this provider, trip type and duration.':
      'El carrito está vacío, o es de este proveedor, tipo de viaje y duración.',
    'The cart holds another provider’s vehicles.': 'El carrito tiene vehículos de otro proveedor.',
    'The cart is for another kind of trip.': 'El carrito es para otro tipo de viaje.',
    'The cart is for another duration.': 'El carrito es para otra duración.',
    'Not one more of it can be had.': 'No se puede tener ni uno más.',
    'The trip is known: once more, with its period.':
      'El viaje se conoce: otra vez, con su periodo.',
    'The shopper left the question.': 'El comprador ha dejado la pregunta.',
    'The server took it.': 'El servidor lo ha aceptado.',
    'The server did not take it.': 'El servidor no lo ha aceptado.',
    'The new trip cart holds the vehicle.': 'El nuevo carrito de viaje tiene el vehículo.',
    'The server did not do it; the old cart stands.':
      'El servidor no lo ha hecho; el carrito anterior sigue en pie.',
    'The trip is changed: the vehicle fits now.': 'El viaje ha cambiado: ahora el vehículo encaja.',
    'The trip was not changed: the vehicle does not fit it.':
      'El viaje no ha cambiado: el vehículo no encaja en él.',
    'The vehicle alone is tried again: the trip is changed already.':
      'Se reintenta solo el vehículo: el viaje ya ha cambiado.',
    'It begins anew, with the trip cart as it is now.':
      'Se empieza de nuevo, con el carrito de viaje como está ahora.',
    'The duration is changed.': 'La duración ha cambiado.',
    'The trip itself cannot be: its time, its places or its length.':
      'El propio viaje no es posible: su hora, sus lugares o su duración.',
    'The cart was changed elsewhere, perhaps in another tab.':
      'El carrito se cambió en otro sitio, quizá en otra pestaña.',
    'Booked by others meanwhile, gone, or anything else that the server says.':
      'Lo han reservado otros entretanto, ya no existe o cualquier otra cosa que diga el servidor.',
    'The session has ended meanwhile.': 'La sesión ha terminado entretanto.',
    'Signed in: it goes on with the trip cart as it is now.':
      'Sesión iniciada: se continúa con el carrito de viaje tal como está ahora.',
    'Nobody signed in: the vehicle is not added.':
      'Nadie ha iniciado sesión: el vehículo no se añade.',
    'The offer to try again has passed.': 'La oferta de reintentar ha pasado.',
  },
};
