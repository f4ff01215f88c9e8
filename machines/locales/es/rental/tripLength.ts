import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'Alargar o acortar un viaje',
  events: {
    'tripLength.chosen': 'Se introduce otra duración',
    'tripLength.confirmed': 'Se acepta el nuevo precio',
    'tripLength.retried': 'Se reintenta',
    'tripLength.closed': 'Se cierra el diálogo',
  },
  guards: {
    isSignInNeeded: 'La sesión ha terminado',
    hasSignedIn: 'Alguien ha iniciado sesión',
    isSameLength: 'Ya dura eso',
    isOffered: 'La tienda hace una oferta',
    isChanged: 'La tienda lo ha cambiado',
    isAmountChanged: 'El precio ya es otro',
  },
  unmet: {
    isSignInNeeded: 'la sesión no ha terminado',
    hasSignedIn: 'nadie ha iniciado sesión',
    isSameLength: 'ahora dura otra cosa',
    isOffered: 'la tienda no hace ninguna oferta',
    isChanged: 'la tienda no lo ha cambiado',
    isAmountChanged: 'la tienda no dio otro precio',
  },
  actors: {
    askToSignIn: 'Pedir que inicie sesión',
    quoteLength: 'Pedir el precio',
    changeLength: 'Cambiar el viaje',
  },
  actions: {
    keepHours: 'Anotar las horas',
    keepOffer: 'Anotar la oferta',
    keepMessage: 'Anotar lo que dice la tienda',
    markChanged: 'Anotar que ha cambiado',
    markUnknown: 'Anotar que no se sabe si ha cambiado',
    sayPriceChanged: 'Decir que el precio ha cambiado',
    announceChange: 'Decir que el viaje está actualizado',
  },
  delays: {},
  states: {
    'tripLength.signingIn': 'Iniciando sesión',
    'tripLength.choosing': 'Eligiendo la duración',
    'tripLength.choosingOther': 'Eligiendo otra duración',
    'tripLength.quoting': 'Pidiendo el precio',
    'tripLength.deciding': 'Decidiendo',
    'tripLength.changing': 'Cambiando el viaje',
    'tripLength.refused': 'Rechazado',
    'tripLength.failed': 'Sin respuesta de la tienda',
    'tripLength.closed': 'Cerrado',
  },
  descriptions: {
    'tripLength.signingIn': 'El cliente vuelve a iniciar sesión y, después, pide el precio.',
    tripLength:
      'Un viaje reservado se alarga o se acorta: la diferencia de precio se muestra antes de que cambie nada.',
    'tripLength.choosing': 'El comprador dice cuánto debe durar el viaje.',
    'tripLength.choosingOther': 'Se dice al comprador que el viaje ya dura eso.',
    'tripLength.quoting': 'Se pregunta a la tienda si los vehículos están libres y cuánto cuesta.',
    'tripLength.deciding':
      'El comprador ve el importe anterior y el nuevo, y cuándo hay que devolver los vehículos.',
    'tripLength.changing':
      'Se cambia el viaje; la pregunta sigue hasta que se conozca la respuesta.',
    'tripLength.refused':
      'La tienda dice por qué no es posible; se puede preguntar por otra duración.',
    'tripLength.failed':
      'No se ha podido contactar con la tienda; al volver a preguntar se sabe qué ha sido de ello.',
    'tripLength.closed': 'El diálogo está cerrado y el viaje se vuelve a leer.',
  },
  choices: {
    'The session has ended meanwhile.': 'La sesión ha terminado entretanto.',
    'Signed in: the price is asked anew.': 'Sesión iniciada: se vuelve a pedir el precio.',
    'Nobody signed in: the trip stays as it is.':
      'Nadie ha iniciado sesión: el viaje queda como está.',
    'That is how long the trip is already.': 'Eso es lo que ya dura el viaje.',
    'The shopper wants to know what it would cost.': 'El comprador quiere saber cuánto costaría.',
    'The shopper leaves; nothing more is changed.': 'El comprador se va; no se cambia nada más.',
    'It is possible, at this price.': 'Es posible, a este precio.',
    'It is not possible, for instance because a vehicle is taken by then.':
      'No es posible, por ejemplo porque un vehículo ya está ocupado para entonces.',
    'The new amount is accepted.': 'Se acepta el nuevo importe.',
    'The trip is as long as wished.': 'El viaje dura lo que se deseaba.',
    'The price is another one by now: the shopper is told and sees it again.':
      'El precio ya es otro: se dice al comprador y se muestra de nuevo.',
    'No answer came: the trip may or may not be changed.':
      'No ha llegado respuesta: el viaje puede haber cambiado o no.',
    'It is no longer possible.': 'Ya no es posible.',
    'The shopper tries again.': 'El comprador lo reintenta.',
  },
};
