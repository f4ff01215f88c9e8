import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'Mensajes de texto sobre pedidos',
  events: { 'textNews.switched': 'Se activan o desactivan los mensajes de texto' },
  guards: { isNoted: 'La tienda lo ha anotado' },
  unmet: { isNoted: 'la sesión ha terminado' },
  actors: { noteWish: 'Decir a la tienda si se quieren' },
  actions: {
    keepWish: 'Guardar lo que se quiere',
    takeWish: 'Mostrar lo anotado',
    dropWish: 'Mostrarlo como estaba',
  },
  delays: {},
  states: {
    'textNews.resting': 'En reposo',
    'textNews.noting': 'Avisando a la tienda',
    'textNews.failed': 'Sin conexión',
    'textNews.signedOut': 'Sesión terminada',
  },
  descriptions: {
    textNews:
      'Un cliente dice si quiere mensajes de texto sobre sus pedidos y viajes, y la tienda lo respeta.',
    'textNews.resting': 'Se muestra si se quieren.',
    'textNews.noting': 'Se avisa a la tienda; se muestra como se ha dejado.',
    'textNews.failed':
      'No se pudo avisar a la tienda: queda como estaba y se puede cambiar de nuevo.',
    'textNews.signedOut': 'Solo puede cambiarlo quien ha iniciado sesión.',
  },
  choices: {
    'It is switched.': 'Se cambia.',
    'The shop keeps to it from now on.': 'La tienda lo respeta desde ahora.',
    'The session has ended: nothing was changed.': 'La sesión ha terminado: no se cambió nada.',
    'It is switched again.': 'Se cambia otra vez.',
  },
};
