import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'Elegir un módulo',
  events: {
    'module.chosen': 'Se elige un módulo',
    'module.retried': 'Se pulsa Reintentar',
    'module.locationAsked': 'Se pulsa Cambiar ubicación',
    'module.closed': 'Se cierra',
  },
  guards: {
    isAwaited: 'Una página abierta espera el módulo',
    isUnasked: 'Al cliente no se le ha preguntado por él',
    hasChosen: 'Ya se ha pulsado un módulo',
    hasNone: 'Allí no funciona ningún módulo',
    isKept: 'El módulo actual funciona allí',
    isTaken: 'No hace falta preguntar a nadie',
    canKeep: 'El módulo actual puede quedarse',
    isAnother: 'Es un módulo distinto del de antes',
    isRental: 'Es el módulo de alquiler',
    isServed: 'El viaje puede empezar aquí',
    isUnserved: 'El viaje no puede empezar aquí',
  },
  unmet: {
    isAwaited: 'ninguna página abierta espera el módulo',
    isUnasked: 'no hace falta preguntarle al cliente por él',
    hasChosen: 'aún no se ha pulsado ningún módulo',
    hasNone: 'allí funciona algún módulo',
    isKept: 'el módulo actual no se queda sin más',
    isTaken: 'no se puede tomar ningún módulo sin preguntar',
    canKeep: 'el módulo actual no funciona aquí',
    isAnother: 'no es un módulo distinto del de antes',
    isRental: 'no es el módulo de alquiler',
    isServed: 'el viaje no puede empezar aquí, o no hay ninguno',
    isUnserved: 'el viaje puede empezar aquí, o no hay ninguno',
  },
  actors: {
    listModules: 'Pedir los módulos del lugar',
    checkTripZone: 'Comparar el proveedor del carrito de viaje con las zonas',
    resetTripCart: 'Vaciar el carrito de viaje',
  },
  actions: {
    goToInterests: 'Ir a las categorías favoritas',
    keepList: 'Anotar los módulos',
    takeModule: 'Tomar el módulo preferido o único',
    keepChoice: 'Anotar el módulo elegido',
    rememberModule: 'Hacer actual el módulo y guardarlo',
    announceModule: 'Decir que se ha seleccionado un módulo',
    goHome: 'Ir a la página principal',
    announceZone: 'Decir que la ubicación está fijada',
    announceCleared: 'Decir que se ha vaciado el carrito de viaje, y por qué',
    announceTrouble: 'Decir que no se ha podido contactar con la tienda',
    endAs: 'Anotar cómo ha acabado',
  },
  delays: {},
  states: {
    'module.starting': 'Empezando',
    'module.loadingModules': 'Cargando los módulos',
    'module.choosing': 'Eligiendo',
    'module.changing': 'Cambiando de módulo',
    'module.arrived': 'Módulo listo',
    'module.checkingTripZone': 'Comprobando el viaje',
    'module.resettingTripCart': 'Vaciando el viaje',
    'module.noModules': 'Sin módulos',
    'module.failed': 'Sin respuesta de la tienda',
    'module.ended': 'Terminado',
  },
  descriptions: {
    module:
      'De qué módulo pide el comprador: se fija después del lugar y se cambia cuando se quiera.',
    'module.starting': 'El flujo empieza con un módulo, o con la pregunta por uno.',
    'module.loadingModules': 'Preguntamos qué módulos funcionan en las zonas del lugar.',
    'module.choosing': 'El comprador elige qué quiere pedir.',
    'module.changing': 'La tienda pasa al módulo elegido y toma su color.',
    'module.arrived':
      'El módulo está fijado; si es el de alquiler, se mira si hay un carrito de viaje.',
    'module.checkingTripZone':
      'Preguntamos si el proveedor del carrito de viaje recoge en las zonas del lugar.',
    'module.resettingTripCart': 'Se vacía el carrito de viaje, porque su proveedor no recoge aquí.',
    'module.noModules': 'En este lugar no funciona ningún módulo.',
    'module.failed': 'No se han podido pedir los módulos.',
    'module.ended': 'La tienda tiene un módulo, o se ha dejado la elección.',
  },
  choices: {
    'A page that a link led to waits for it, and is shown now.':
      'Lo espera una página a la que llevó un enlace, y ahora se muestra.',
    'It is another one, and the customer has not said what they like there.':
      'Es otro, y el cliente no ha dicho qué le gusta allí.',
    'The shopper pressed a module in the bar or strip.':
      'El comprador ha pulsado un módulo en la barra o en la tira.',
    'The modules of the place are not known yet.': 'Todavía no se conocen los módulos del lugar.',
    'Nothing is offered there.': 'Allí no se ofrece nada.',
    'The current module works there too.': 'El módulo actual también funciona allí.',
    'It is the only one, or the one pressed before, so nobody is asked.':
      'Es el único, o el que se pulsó antes, así que no se pregunta a nadie.',
    'The shopper has a choice.': 'El comprador puede elegir.',
    'Only with a module that works here can the choice be left.':
      'La elección solo se puede dejar con un módulo que funcione aquí.',
    'Vehicles are picked up in zones of their provider.':
      'Los vehículos se recogen en las zonas de su proveedor.',
    'No other module has such a question.': 'Ningún otro módulo tiene esa pregunta.',
    'It does not: the trip cannot begin there.': 'No: el viaje no puede empezar allí.',
    'It does.': 'Sí.',
    'The trip cart is empty.': 'El carrito de viaje está vacío.',
    'Nobody knows; the booking itself asks again.':
      'Nadie lo sabe; la propia reserva vuelve a preguntarlo.',
    'It stays, and the shopper is told; the booking itself asks again.':
      'Se queda, y se avisa al comprador; la propia reserva vuelve a preguntarlo.',
    'It is another module than before.': 'Es un módulo distinto del de antes.',
    'It is the module of before.': 'Es el módulo de antes.',
  },
};
