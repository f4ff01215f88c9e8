import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'Convertir puntos de fidelidad',
  events: {
    'convertPoints.submitted': 'Se pulsa Convertir',
    'convertPoints.retried': 'Se reintenta',
    'convertPoints.closed': 'Se cierra el diálogo',
  },
  guards: {
    isConverted: 'Los puntos se han convertido',
    isSignedOut: 'La sesión ha terminado',
    hasSignedIn: 'El cliente ha iniciado sesión',
  },
  unmet: {
    isConverted: 'los puntos no se convirtieron',
    isSignedOut: 'la sesión no ha terminado',
    hasSignedIn: 'nadie inició sesión',
  },
  actors: {
    convertPoints: 'Convertir los puntos',
    askToSignIn: 'Pedir que inicie sesión',
  },
  actions: {
    keepRequest: 'Guardar la cantidad de puntos',
    noteConverted: 'Anotar que se han convertido',
    showNewBalances: 'Mostrar los saldos nuevos',
    sayConverted: 'Decir que el dinero está en la cartera',
    sayWhyRefused: 'Decir el motivo del servidor',
  },
  delays: {},
  states: {
    'convertPoints.choosingPoints': 'Eligiendo los puntos',
    'convertPoints.converting': 'Convirtiendo los puntos',
    'convertPoints.signingIn': 'Iniciando sesión',
    'convertPoints.signedOut': 'Sesión terminada',
    'convertPoints.failed': 'Sin respuesta de la tienda',
    'convertPoints.converted': 'Convertidos',
    'convertPoints.closed': 'Cerrado',
  },
  descriptions: {
    convertPoints: 'Un cliente cambia puntos de fidelidad por dinero de su cartera.',
    'convertPoints.choosingPoints':
      'El cliente dice cuántos puntos quiere convertir y ve cuánto valen.',
    'convertPoints.converting': 'La tienda retira los puntos e ingresa el dinero en la cartera.',
    'convertPoints.signingIn':
      'El cliente vuelve a iniciar sesión, ve de quién son los puntos y puede convertirlos.',
    'convertPoints.signedOut':
      'El cliente lee que la sesión ha terminado; puede iniciarla de nuevo y continuar.',
    'convertPoints.failed':
      'No se ha podido contactar con la tienda; al reintentarlo, se convierte como mucho una vez.',
    'convertPoints.converted': 'Los puntos ya son dinero de la cartera y el cliente lo sabe.',
    'convertPoints.closed': 'El diálogo está cerrado.',
  },
  choices: {
    'The session has ended meanwhile.': 'La sesión ha terminado entretanto.',
    'Signed in, perhaps as another customer, who sees first whose points they are.':
      'Sesión iniciada, quizá por otro cliente, que antes ve de quién son los puntos.',
    'Nobody signed in: what was typed stays.': 'Nadie ha iniciado sesión: lo escrito se conserva.',
    'The money is in the wallet.': 'El dinero está en la cartera.',
    'The shop refused and said why.': 'La tienda lo ha rechazado y ha dicho por qué.',
  },
};
