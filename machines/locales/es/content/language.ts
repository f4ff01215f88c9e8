import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'Otro idioma',
  events: {
    'language.chosen': 'Se pulsa un idioma',
    'language.confirmed': 'Se confirma el cambio',
    'language.declined': 'Se descarta el cambio',
    'language.retried': 'Se pulsa Reintentar',
    'language.closed': 'Se cierra',
  },
  guards: {
    isAnother: 'Es otro idioma distinto del actual',
  },
  unmet: {
    isAnother: 'ya es el idioma actual',
  },
  actors: {
    turnToLanguage: 'Hablar ese idioma y recordarlo',
    fetchTexts: 'Pedir los textos del servidor en él',
  },
  actions: {
    keepChoice: 'Anotar el idioma',
    announceChange: 'Decir que se ha cambiado el idioma',
  },
  delays: {
    textsLimit: 'Espera máxima de los textos (2 s)',
  },
  states: {
    'language.choosing': 'Eligiendo',
    'language.confirming': 'Confirmando',
    'language.turning': 'Cambiando de idioma',
    'language.fetchingTexts': 'Pidiendo los textos',
    'language.failed': 'Cambio fallido',
    'language.changed': 'Cambiado',
    'language.kept': 'Sin cambios',
  },
  descriptions: {
    language:
      'La tienda cambia de idioma sin salir de la página: antes pregunta, y luego se pide de nuevo lo que depende de ello.',
    'language.choosing': 'El comprador ve los idiomas que se ofrecen.',
    'language.confirming': 'Se pregunta al comprador si la tienda debe hablar ese idioma.',
    'language.turning':
      'Los textos propios de la tienda y el sentido de la escritura cambian allí donde están.',
    'language.fetchingTexts':
      'Lo que dice el servidor se pide de nuevo en ese idioma; la página no se recarga.',
    'language.failed': 'No se han podido obtener los textos de ese idioma; todo sigue como estaba.',
    'language.changed': 'El comprador lee, en el nuevo idioma, que se ha cambiado.',
    'language.kept': 'La tienda sigue en el idioma de antes.',
  },
  choices: {
    'It is another language than now.': 'Es otro idioma distinto del actual.',
    'The shop speaks it already.': 'La tienda ya lo habla.',
    'The language stands; what is missing tells so where it is shown.':
      'El idioma queda cambiado; lo que falta lo dice allí donde se muestra.',
    'Slow answers do not hold the shopper up: they arrive where they belong.':
      'Las respuestas lentas no retienen al comprador: llegan adonde corresponde.',
  },
};
