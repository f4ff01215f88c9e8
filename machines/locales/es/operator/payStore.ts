import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'Anotar un pago',
  events: {
    'payStore.entered': 'Se escriben importe y referencia',
    'payStore.confirmed': 'Confirmado',
    'payStore.corrected': 'Se pulsa volver',
    'payStore.retried': 'Reintentar',
    'payStore.closed': 'Pago cerrado',
  },
  guards: {
    isDone: 'La tienda lo ha anotado',
    isSignedOut: 'La sesión ha terminado',
    isChanged: 'La cuenta ha cambiado',
  },
  unmet: {
    isDone: 'la tienda no lo ha anotado',
    isChanged: 'la cuenta no ha cambiado',
    isSignedOut: 'la sesión no ha terminado',
  },
  actors: {
    recordPayment: 'Anotar el pago',
  },
  actions: {
    keepEntered: 'Guardar importe y referencia',
    keepMessage: 'Anotar lo que dijo la tienda',
    noteSignedOut: 'Anotar que la sesión terminó',
  },
  delays: {},
  states: {
    'payStore.entering': 'Escribiendo',
    'payStore.confirming': 'Confirmando',
    'payStore.recording': 'Anotando',
    'payStore.failed': 'Sin conexión',
    'payStore.changed': 'Cuenta cambiada',
    'payStore.refusedByShop': 'Rechazado por la tienda',
    'payStore.signedOut': 'Sesión terminada',
    'payStore.done': 'Anotado',
    'payStore.closed': 'Cerrado',
  },
  descriptions: {
    payStore:
      'Un operador ha pagado a una tienda, o ha cobrado de ella, y anota cuánto y con qué referencia se encuentra en el banco.',
    'payStore.entering': 'Se escriben importe y referencia.',
    'payStore.confirming': 'Se pregunta si es correcto: un asiento nunca se cambia.',
    'payStore.recording': 'La tienda lo anota si no se anotó otro pago desde que se vio la cuenta.',
    'payStore.failed':
      'No se pudo contactar con la tienda; reintentar no anota nada dos veces, porque la cuenta habría cambiado.',
    'payStore.changed': 'La cuenta ha cambiado entretanto y hay que mirarla de nuevo.',
    'payStore.refusedByShop': 'La tienda no lo hace y dice por qué.',
    'payStore.signedOut': 'La sesión ha terminado: no se anotó nada.',
    'payStore.done': 'El pago está anotado.',
    'payStore.closed': 'No se anotó nada.',
  },
  choices: {
    'Nothing is noted.': 'No se anota nada.',
    'It is looked at once more.': 'Se mira una vez más.',
    'It is right.': 'Es correcto.',
    'It is not right yet.': 'Aún no es correcto.',
    'The shop is being told.': 'Se está avisando a la tienda.',
    'It is noted.': 'Está anotado.',
    'Another payment was noted since the account was seen.':
      'Se anotó otro pago desde que se vio la cuenta.',
    'The session has ended.': 'La sesión ha terminado.',
    'The shop does not do so, and says why.': 'La tienda no lo hace y dice por qué.',
    'It is corrected.': 'Se corrige.',
  },
};
