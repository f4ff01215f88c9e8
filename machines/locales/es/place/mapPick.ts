import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'Elegir en el mapa',
  events: {
    'pick.pinMoved': 'El mapa se ha movido bajo el marcador',
    'pick.confirmed': 'Se confirma el lugar',
    'pick.retried': 'Se pulsa Reintentar',
    'pick.mapFailed': 'El mapa no se puede mostrar',
    'pick.closed': 'Se cierra el mapa',
  },
  guards: {
    hasPin: 'Ya se conoce un lugar',
    isServed: 'Repartimos allí',
  },
  unmet: {
    hasPin: 'aún no se conoce ningún lugar',
    isServed: 'no repartimos allí',
  },
  actors: {
    findDefaultPoint: 'Pedir el centro de la ciudad',
    namePoint: 'Pedir la dirección del marcador',
    lookUpZone: 'Pedir la zona del marcador',
  },
  actions: {
    movePin: 'Anotar dónde está el marcador',
    keepAddress: 'Anotar la dirección',
    keepZones: 'Anotar las zonas',
    markPicked: 'Acabar con el lugar',
    markMapFailed: 'Acabar porque el mapa ha fallado',
    markClosed: 'Acabar sin un lugar',
  },
  delays: {
    pinPause: 'El mapa se detiene (0,3 s)',
  },
  states: {
    'mapPick.starting': 'Empezando',
    'mapPick.centring': 'Centrando el mapa',
    'mapPick.aiming': 'Apuntando',
    'mapPick.naming': 'Averiguando la dirección',
    'mapPick.checkingZone': 'Comprobando la zona',
    'mapPick.served': 'Dentro del servicio',
    'mapPick.outside': 'Fuera del servicio',
    'mapPick.failed': 'Sin respuesta de la tienda',
    'mapPick.ended': 'Terminado',
  },
  descriptions: {
    mapPick:
      'Se elige un lugar moviendo el mapa bajo un marcador; antes de confirmar, el comprador sabe si repartimos allí.',
    'mapPick.starting': 'Miramos dónde poner primero el marcador.',
    'mapPick.centring':
      'Pedimos el centro de la ciudad, donde se abre el mapa para quien es nuevo.',
    'mapPick.aiming': 'El comprador mueve el mapa hasta que el marcador está en la puerta.',
    'mapPick.naming': 'Preguntamos qué dirección señala el marcador.',
    'mapPick.checkingZone': 'Preguntamos si alguna zona abarca el marcador.',
    'mapPick.served':
      'El marcador está donde repartimos; el comprador puede confirmarlo o seguir moviendo.',
    'mapPick.outside':
      'No repartimos donde está el marcador; las zonas dibujadas muestran dónde sí.',
    'mapPick.failed':
      'No se ha podido preguntar la dirección o la zona; el comprador puede reintentarlo.',
    'mapPick.ended':
      'El mapa está cerrado: con un lugar, sin ninguno o porque no se podía mostrar.',
  },
  choices: {
    'A place is known already.': 'Ya se conoce un lugar.',
    'No place is known yet.': 'Todavía no se conoce ningún lugar.',
    'We deliver there.': 'Repartimos allí.',
    'No zone covers the pin.': 'Ninguna zona abarca el marcador.',
  },
};
