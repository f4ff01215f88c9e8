import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'Cambiar el viaje',
  events: {
    'changeTrip.confirmed': 'Se cambia el viaje',
    'changeTrip.vehiclesGivenUp': 'Los vehículos de la lista pueden quitarse',
    'changeTrip.dismissed': 'Se deja el viaje como está',
    'changeTrip.retried': 'Se pulsa Reintentar',
  },
  guards: {
    asksForTripType: 'Cambia el tipo de viaje',
    asksForDuration: 'Cambia la duración',
    isAccepted: 'El servidor lo ha aceptado',
    isSignedOut: 'La sesión ha terminado',
    hasSignedIn: 'Alguien ha iniciado sesión',
    hasGivenUp: 'Se han quitado vehículos',
    isLacking: 'Algunos vehículos no tienen ese tipo de viaje',
  },
  unmet: {
    asksForTripType: 'no cambia el tipo de viaje',
    asksForDuration: 'no cambia la duración',
    isAccepted: 'el servidor no lo aceptó',
    isSignedOut: 'la sesión no ha terminado',
    hasSignedIn: 'nadie ha iniciado sesión',
    hasGivenUp: 'no se han quitado vehículos',
    isLacking: 'no consta que a algún vehículo le falte ese tipo de viaje',
  },
  actors: {
    changeTrip: 'Cambiar el viaje',
    removeVehicles: 'Quitar los vehículos de la lista',
    askToSignIn: 'Pedir que inicie sesión',
  },
  actions: {
    keepLacking: 'Anotar a qué vehículos les falta',
    markGivenUp: 'Anotar que los vehículos están fuera',
    sayTakenOut: 'Decir que los vehículos están fuera y que el viaje no ha cambiado',
    markChanged: 'Anotar que el viaje ha cambiado',
    sayWhyRefused: 'Decir lo que ha dicho el servidor',
    offerRetry: 'Decir que no se ha guardado y ofrecer reintentarlo',
  },
  delays: {
    retryOffer: 'Tiempo que se ofrece reintentar (8 s)',
  },
  states: {
    'changeTrip.starting': 'Empezando',
    'changeTrip.confirmingTripType': 'Confirmando el tipo',
    'changeTrip.confirmingDuration': 'Confirmando la duración',
    'changeTrip.saving': 'Guardando',
    'changeTrip.listingVehicles': 'Mostrando los vehículos',
    'changeTrip.removingVehicles': 'Quitando los vehículos',
    'changeTrip.signingIn': 'Iniciando sesión',
    'changeTrip.failed': 'Sin respuesta de la tienda',
    'changeTrip.leaving': 'Dejando el viaje',
    'changeTrip.ended': 'Terminado',
  },
  descriptions: {
    changeTrip:
      'Se cambia el viaje que comparten los vehículos de un carrito: su tipo, su duración, sus lugares o su hora.',
    'changeTrip.starting': 'Lo que cambia decide qué se pregunta al comprador.',
    'changeTrip.confirmingTripType':
      'Se pregunta al comprador si todo el viaje pasa a ser de otro tipo.',
    'changeTrip.confirmingDuration': 'Se pregunta al comprador si se cambia la duración del viaje.',
    'changeTrip.saving': 'Se está cambiando el viaje para todos sus vehículos.',
    'changeTrip.listingVehicles':
      'Se muestran los vehículos que no tienen el tipo de viaje elegido; se puede prescindir de ellos.',
    'changeTrip.removingVehicles': 'Los vehículos de la lista se quitan del carrito.',
    'changeTrip.signingIn': 'El cliente vuelve a iniciar sesión y, después, se cambia el viaje.',
    'changeTrip.failed':
      'No se ha podido contactar con la tienda y se puede reintentar; los vehículos de los que se prescindió siguen fuera del carrito.',
    'changeTrip.leaving':
      'El viaje no ha cambiado; se dice al comprador qué vehículos ya están fuera.',
    'changeTrip.ended':
      'El viaje ha cambiado, o está como antes salvo los vehículos de los que se prescindió.',
  },
  choices: {
    'Another kind of trip.': 'Otro tipo de viaje.',
    'Another duration.': 'Otra duración.',
    'The shopper has agreed before.': 'El comprador ya estaba de acuerdo.',
    'The trip is changed.': 'El viaje ha cambiado.',
    'Some vehicles are not offered for such a trip, and nothing was changed.':
      'Algunos vehículos no se ofrecen para ese viaje y no se ha cambiado nada.',
    'The server refused; the trip is not changed.':
      'El servidor lo ha rechazado; el viaje no ha cambiado.',
    'They are out: the trip can be changed.': 'Están fuera: el viaje se puede cambiar.',
    'The server refused.': 'El servidor lo ha rechazado.',
    'The session has ended meanwhile.': 'La sesión ha terminado entretanto.',
    'Signed in: it goes on.': 'Sesión iniciada: se continúa.',
    'Nobody signed in: the trip is not changed.':
      'Nadie ha iniciado sesión: el viaje no ha cambiado.',
    'The listed vehicles were taken out before.': 'Los vehículos de la lista ya se habían quitado.',
    'The trip and its vehicles are as before.': 'El viaje y sus vehículos están como antes.',
    'The offer to try again has passed.': 'La oferta de reintentar ha pasado.',
  },
};
