import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'Buscar un lugar',
  events: {
    'search.textChanged': 'Se escribe un texto',
    'search.suggestionChosen': 'Se elige una sugerencia',
    'search.retried': 'Se pulsa Reintentar',
  },
  guards: {
    isLongEnough: 'Hay al menos dos letras',
    isSuggested: 'El lugar está en la lista',
    hasFound: 'Se han encontrado lugares',
    isLocated: 'Se conoce la posición',
    hasChoice: 'Ya se había elegido un lugar',
  },
  unmet: {
    isLongEnough: 'hay menos de dos letras',
    isSuggested: 'el lugar no está en la lista',
    hasFound: 'no se encontraron lugares',
    isLocated: 'no se conoce la posición',
    hasChoice: 'aún no se había elegido ningún lugar',
  },
  actors: {
    searchPlaces: 'Buscar lugares',
    locatePlace: 'Preguntar dónde está el lugar',
  },
  actions: {
    keepText: 'Anotar el texto',
    showSuggestions: 'Mostrar los lugares encontrados',
    forgetSuggestions: 'Retirar la lista',
    keepChoice: 'Anotar el lugar elegido',
    forgetChoice: 'Olvidar el lugar elegido',
    keepPlace: 'Anotar dónde está',
  },
  delays: {
    searchPause: 'Pausa breve al escribir (0,25 s)',
  },
  states: {
    'placeSearch.waiting': 'Esperando',
    'placeSearch.pausing': 'Pausa al escribir',
    'placeSearch.searching': 'Buscando',
    'placeSearch.suggesting': 'Sugiriendo',
    'placeSearch.nothingFound': 'Nada encontrado',
    'placeSearch.locatingPlace': 'Localizando el lugar',
    'placeSearch.failed': 'Búsqueda fallida',
    'placeSearch.found': 'Encontrado',
  },
  descriptions: {
    placeSearch: 'Un lugar se encuentra por el principio de su nombre.',
    'placeSearch.waiting': 'El comprador no ha escrito nada, o demasiado poco para buscar.',
    'placeSearch.pausing': 'El comprador está escribiendo; esperamos una pausa breve.',
    'placeSearch.searching': 'Pedimos los lugares que empiezan por lo que se ha escrito.',
    'placeSearch.suggesting': 'El comprador elige entre los lugares encontrados, diez como máximo.',
    'placeSearch.nothingFound':
      'No se ha encontrado ningún lugar; el comprador escribe otro nombre o lo elige en el mapa.',
    'placeSearch.locatingPlace': 'Preguntamos dónde está el lugar elegido.',
    'placeSearch.failed':
      'La búsqueda no ha funcionado; el comprador puede reintentarla o seguir escribiendo.',
    'placeSearch.found': 'El lugar está encontrado.',
  },
  choices: {
    'Enough letters to look for; what was being looked for is dropped.':
      'Hay letras suficientes para buscar; lo que se estaba buscando se descarta.',
    'Too few letters to look for.': 'Hay demasiado pocas letras para buscar.',
    'Places were found.': 'Se han encontrado lugares.',
    'No place begins like this.': 'Ningún lugar empieza así.',
    'We know where the place is.': 'Sabemos dónde está el lugar.',
    'The place does not exist any more.': 'El lugar ya no existe.',
    'A place was chosen already: only its position is asked for again.':
      'Ya se había elegido un lugar: solo se vuelve a preguntar su posición.',
    'The search is made again.': 'Se hace la búsqueda otra vez.',
  },
};
