import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'La sesión de un operador',
  events: {
    'operatorSession.leaving': 'Se pulsa cerrar sesión',
    'operatorSession.ended': 'La sesión ha terminado',
  },
  guards: {},
  actors: {
    signOut: 'Terminar la sesión',
  },
  actions: {
    noteLeaving: 'Anotar que se va',
  },
  delays: {},
  states: {
    'operatorSession.working': 'Trabajando',
    'operatorSession.signingOut': 'Cerrando sesión',
    'operatorSession.signedOut': 'Sesión terminada',
  },
  descriptions: {
    operatorSession:
      'Un operador trabaja en la sala de la tienda hasta que sale o termina su sesión.',
    'operatorSession.working': 'La sala está abierta.',
    'operatorSession.signingOut':
      'Se avisa a la tienda; en este navegador la sesión termina en cualquier caso.',
    'operatorSession.signedOut': 'No hay nadie en la sala.',
  },
  choices: {
    'They sign out.': 'Cierra sesión.',
    'The shop says that it has ended.': 'La tienda dice que ha terminado.',
    'It is being ended.': 'Se está terminando.',
  },
};
