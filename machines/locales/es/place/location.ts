import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'Adónde llevarlo',
  events: {
    'location.textChanged': 'Se escribe la dirección',
    'location.suggestionChosen': 'Se elige una sugerencia',
    'location.searchRetried': 'Se pulsa Buscar otra vez',
    'location.deviceAsked': 'Se pulsa Usar ubicación actual',
    'location.mapAsked': 'Se pulsa Elegir en el mapa',
    'location.zoneChosen': 'Se elige una zona de la lista',
    'location.savedChosen': 'Se elige una dirección guardada',
    'location.retried': 'Se pulsa Reintentar',
    'location.closed': 'Se cierra',
  },
  guards: {
    startsWithDevice: 'Primero se ha pedido la ubicación actual',
    startsOnMap: 'Primero se ha pedido el mapa',
    isFound: 'Se ha encontrado un lugar',
    isLocated: 'El dispositivo ha dado su posición',
    isRefused: 'No se ha permitido la posición',
    isTooSlow: 'Ha tardado demasiado',
    isServed: 'Repartimos allí',
    hasZones: 'Se conocen las zonas',
    isPicked: 'Se ha confirmado un lugar en el mapa',
    isMapFailed: 'El mapa ha fallado',
    needsAddress: 'Falta la dirección',
  },
  actors: {
    placeSearch: 'Buscar un lugar',
    mapPick: 'Elegir en el mapa',
    locateDevice: 'Preguntar al dispositivo dónde está',
    namePoint: 'Preguntar la dirección',
    lookUpZone: 'Preguntar la zona',
  },
  actions: {
    keepText: 'Anotar el texto',
    passTextOn: 'Pasar el texto a la búsqueda',
    passSuggestionOn: 'Pasar la elección a la búsqueda',
    passRetryOn: 'Dejar que la búsqueda lo reintente',
    keepFound: 'Anotar el lugar encontrado',
    keepPosition: 'Anotar la posición',
    keepAddress: 'Anotar la dirección',
    keepZones: 'Anotar las zonas',
    keepSaved: 'Anotar la dirección guardada',
    keepPicked: 'Anotar el lugar del mapa',
    moveMap: 'Hacer que el mapa se abra en la zona',
    forgetPosition: 'Olvidar el lugar anterior',
    rememberPlace: 'Guardar juntas la dirección, las coordenadas y las zonas',
    announceAddress: 'Decir que se ha seleccionado una dirección nueva',
  },
  delays: {
    deviceDecision: 'Tiempo para permitir la posición (5 s)',
  },
  states: {
    'location.starting': 'Empezando',
    'location.choosing': 'Eligiendo',
    'location.choosing.asking': 'Preguntando',
    'location.choosing.locatingDevice': 'Localizando el dispositivo',
    'location.choosing.deviceRefused': 'Posición no permitida',
    'location.choosing.deviceTooSlow': 'Dispositivo lento',
    'location.choosing.deviceUnavailable': 'Posición no disponible',
    'location.choosing.mapUnavailable': 'Mapa no disponible',
    'location.choosing.outsideService': 'Fuera de servicio',
    'location.choosing.searchFailed': 'Búsqueda interrumpida',
    'location.choosing.failed': 'Sin respuesta de la tienda',
    'location.namingPoint': 'Averiguando la dirección',
    'location.lookingUpZone': 'Averiguando la zona',
    'location.pickingOnMap': 'Eligiendo en el mapa',
    'location.chosen': 'Elegido',
    'location.closed': 'Cerrado',
  },
  descriptions: {
    location:
      'Dónde quiere el comprador que le sirvan: escrito, desde el dispositivo, en el mapa o una dirección guardada.',
    'location.starting': 'El flujo se abre de la forma que pidió el comprador.',
    'location.choosing':
      'Todas las formas de decir dónde: escribir, el dispositivo, el mapa, las direcciones guardadas.',
    'location.choosing.asking': 'Se pregunta al comprador adónde hay que llevarlo.',
    'location.choosing.locatingDevice':
      'Se pregunta al dispositivo dónde está; el comprador tiene cinco segundos para permitirlo.',
    'location.choosing.deviceRefused': 'No se ha permitido la posición; quedan escribir y el mapa.',
    'location.choosing.deviceTooSlow': 'Ni decisión ni posición en cinco segundos.',
    'location.choosing.deviceUnavailable': 'El dispositivo no puede decir dónde está.',
    'location.choosing.mapUnavailable':
      'El mapa no se puede mostrar, así que se escribe la dirección.',
    'location.choosing.outsideService':
      'No repartimos en este lugar; se muestran las zonas en las que sí.',
    'location.choosing.searchFailed':
      'La búsqueda se ha interrumpido; el comprador puede seguir escribiendo.',
    'location.choosing.failed': 'Algo no ha funcionado por el camino; no se ha guardado nada.',
    'location.namingPoint': 'Preguntamos qué dirección tiene la posición del dispositivo.',
    'location.lookingUpZone': 'Preguntamos qué zonas abarcan el lugar.',
    'location.pickingOnMap': 'El comprador coloca un marcador en el mapa.',
    'location.chosen': 'Dirección, coordenadas y zonas están guardadas, todas juntas.',
    'location.closed': 'Cerrado sin cambiar nada.',
  },
  choices: {
    'The zones of the saved address are known.': 'Se conocen las zonas de la dirección guardada.',
    'The saved address does not say in which zone it lies.':
      'La dirección guardada no dice en qué zona está.',
    'The shopper asked for the current location.': 'El comprador ha pedido la ubicación actual.',
    'The shopper asked for the map.': 'El comprador ha pedido el mapa.',
    'The shopper wants to type or choose.': 'El comprador quiere escribir o elegir.',
    'We deliver there.': 'Repartimos allí.',
    'No zone covers the place.': 'Ninguna zona abarca el lugar.',
    'A place within a zone was confirmed.': 'Se ha confirmado un lugar dentro de una zona.',
    'The map cannot be shown.': 'El mapa no se puede mostrar.',
    'The map was closed, and nothing else had been asked for.':
      'Se ha cerrado el mapa y no se había pedido nada más.',
    'The map was closed; the other ways are still open.':
      'Se ha cerrado el mapa; las demás formas siguen abiertas.',
    'The shopper chose a place from the suggestions.':
      'El comprador ha elegido un lugar entre las sugerencias.',
    'The search broke; it begins anew with what was typed.':
      'La búsqueda ha fallado; empieza de nuevo con lo escrito.',
    'The search goes on; the device is not asked.':
      'La búsqueda sigue; no se pregunta al dispositivo.',
    'The search ended without a place.': 'La búsqueda ha acabado sin un lugar.',
    'With the first letter every earlier message leaves.':
      'Con la primera letra desaparecen los mensajes anteriores.',
    'The device gave its position.': 'El dispositivo ha dado su posición.',
    'The shopper or the browser did not allow it.':
      'El comprador o el navegador no lo ha permitido.',
    'The device took too long.': 'El dispositivo ha tardado demasiado.',
    'The device does not know where it is.': 'El dispositivo no sabe dónde está.',
    'The address of the position is still missing.': 'Todavía falta la dirección de la posición.',
    'The zone is still missing.': 'Todavía falta la zona.',
  },
};
