import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'Seguir los mensajes',
  events: {
    'followInbox.changed': 'Han cambiado los mensajes',
    'followInbox.streamEnded': 'Se acaba la conexión en directo',
  },
  guards: {},
  actors: {
    streamInbox: 'Escuchar si llegan mensajes',
    askInbox: 'Preguntar si hay mensajes',
  },
  actions: {},
  delays: {
    connectLimit: 'Cuánto puede tardar la conexión en directo',
    pollPause: 'Pausa entre preguntas',
    silenceLimit: 'Cuánto puede callar la conexión en directo',
  },
  states: {
    'followInbox.streaming': 'En directo',
    'followInbox.streaming.connecting': 'Conectando',
    'followInbox.streaming.live': 'Conectado',
    'followInbox.asking': 'Preguntando',
    'followInbox.waiting': 'Esperando',
  },
  descriptions: {
    followInbox:
      'Las novedades de los mensajes según llegan; sin conexión en directo se pregunta cada pocos segundos.',
    'followInbox.streaming': 'Los mensajes nuevos llegan según se escriben.',
    'followInbox.streaming.connecting': 'Se está estableciendo la conexión en directo.',
    'followInbox.streaming.live': 'La conexión en directo está en pie.',
    'followInbox.asking': 'Sin conexión en directo, se pregunta por los mensajes.',
    'followInbox.waiting': 'Una pausa breve antes de volver a intentar la conexión en directo.',
  },
  choices: {
    'The live connection ended.': 'La conexión en directo ha terminado.',
    'The inbox tells how it stands.': 'Los mensajes dicen cómo están.',
    'The live connection broke.': 'La conexión en directo se ha cortado.',
    'Nothing came.': 'No ha llegado nada.',
    'The live connection has fallen silent.': 'La conexión en directo se ha quedado callada.',
    'A live connection is tried again.': 'Se vuelve a intentar una conexión en directo.',
  },
};
