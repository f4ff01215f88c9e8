import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'Planear un viaje',
  events: {
    'rentalSearch.pickupAsked': 'Se pulsa el lugar de recogida',
    'rentalSearch.destinationAsked': 'Se pulsa el destino',
    'rentalSearch.destinationRecalled': 'Se elige un destino anterior',
    'rentalSearch.changed': 'Cambia el tipo, la duración o la hora del viaje',
    'rentalSearch.submitted': 'Se pulsa Buscar',
    'rentalSearch.routeRetried': 'Se pulsa Medir otra vez',
    'rentalSearch.dismissed': 'Se cierra',
  },
  guards: {
    isWayOpen: 'Se conocen los dos extremos, el trayecto no',
    isReady: 'El viaje está completo',
    isWayNeeded: 'Solo falta el trayecto',
  },
  unmet: {
    isWayOpen: 'falta un extremo, o el trayecto se conoce',
    isReady: 'el viaje no está completo',
    isWayNeeded: 'no es solo el trayecto lo que falta',
  },
  actors: {
    askForPlace: 'Pedir un lugar',
    measureRoute: 'Medir el trayecto',
  },
  actions: {
    keepChoices: 'Anotar lo introducido',
    keepPickup: 'Anotar el lugar de recogida',
    keepDestination: 'Anotar el destino',
    rememberDestination: 'Conservar el destino para la próxima vez (los cinco últimos)',
    keepRoute: 'Anotar distancia y tiempo',
    noteTrouble: 'Anotar lo que falta o no es posible',
    forgetTrouble: 'Olvidar lo que estaba mal',
    keepPlan: 'Anotar el viaje',
  },
  delays: {},
  states: {
    'rentalSearch.weighingWay': 'Viendo el trayecto',
    'rentalSearch.planning': 'Planeando',
    'rentalSearch.pickingPickup': 'Eligiendo la recogida',
    'rentalSearch.pickingDestination': 'Eligiendo el destino',
    'rentalSearch.measuringWay': 'Midiendo el trayecto',
    'rentalSearch.wayUnknown': 'Trayecto desconocido',
    'rentalSearch.explaining': 'Explicando',
    'rentalSearch.ready': 'Listo',
    'rentalSearch.closed': 'Cerrado',
  },
  descriptions: {
    rentalSearch: 'De dónde, adónde, qué tipo de viaje, cuánto tiempo y cuándo.',
    'rentalSearch.weighingWay': 'Vemos si se conocen los dos extremos del trayecto.',
    'rentalSearch.planning': 'El comprador introduce el viaje.',
    'rentalSearch.pickingPickup': 'El comprador elige dónde empieza el viaje.',
    'rentalSearch.pickingDestination': 'El comprador elige dónde acaba el viaje.',
    'rentalSearch.measuringWay': 'Se piden al servicio de rutas la distancia y el tiempo.',
    'rentalSearch.wayUnknown':
      'No se ha podido medir el trayecto: se puede reintentar, y un viaje por horas o días sigue sin él.',
    'rentalSearch.explaining':
      'Lo que falta o no es posible se dice junto a su campo; desaparece con el siguiente cambio.',
    'rentalSearch.ready': 'El viaje está introducido.',
    'rentalSearch.closed': 'El comprador ha dejado la pregunta.',
  },
  choices: {
    'Both are, the way is not.': 'Los dos se conocen, el trayecto no.',
    'An end is missing, or the way is known.': 'Falta un extremo, o el trayecto se conoce.',
    'The trip is whole.': 'El viaje está completo.',
    'A trip paid by distance needs its way.':
      'Un viaje que se paga por distancia necesita su trayecto.',
    'Something is missing or cannot be.': 'Algo falta o no es posible.',
    'The shopper goes on entering meanwhile.': 'El comprador sigue introduciendo datos entretanto.',
    'The shopper goes on entering.': 'El comprador sigue introduciendo datos.',
    'By hours or days: the way is not needed.': 'Por horas o días: el trayecto no hace falta.',
    'Paid by distance: the way is asked for again.':
      'Por distancia: se vuelve a pedir el trayecto.',
    'Something else is missing or cannot be.': 'Falta otra cosa o no es posible.',
    'Time has mended it.': 'El tiempo lo ha arreglado.',
    'It is still so.': 'Sigue igual.',
  },
};
