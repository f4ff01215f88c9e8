import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'Categorías favoritas',
  events: {
    'interests.toggled': 'Se toca una categoría',
    'interests.submitted': 'Se envía la elección',
    'interests.skipped': 'Se omite la elección',
  },
  guards: {
    hasChosen: 'Hay al menos una elegida',
    isSaved: 'Está guardada',
    isSignInNeeded: 'La sesión ha terminado',
    hasSignedIn: 'El comprador ha iniciado sesión',
  },
  unmet: {
    hasChosen: 'no se ha elegido nada',
    isSaved: 'no está guardada',
    isSignInNeeded: 'la sesión no ha terminado',
    hasSignedIn: 'nadie inició sesión',
  },
  actors: {
    saveInterests: 'Guardar las categorías',
    askToSignIn: 'Pedir que inicie sesión',
  },
  actions: {
    toggleCategory: 'Elegir la categoría o dejar de elegirla',
    keepRefusal: 'Anotar por qué no',
    announceRefusal: 'Decir por qué no',
    forgetRefusal: 'Quitar el motivo',
    announceSaved: 'Decir que está guardada',
    goHome: 'Ir a la página principal',
  },
  delays: {
    skipLimit: 'Espera máxima para la anotación (2 s)',
  },
  states: {
    'interests.choosing': 'Eligiendo',
    'interests.saving': 'Guardando',
    'interests.signingIn': 'Iniciando sesión',
    'interests.refused': 'Elección rechazada',
    'interests.failed': 'Sin respuesta de la tienda',
    'interests.skipping': 'Omitiendo la elección',
    'interests.saved': 'Elección guardada',
    'interests.skipped': 'Elección omitida',
  },
  descriptions: {
    interests: 'El comprador elige las categorías de un módulo que le gustan.',
    'interests.choosing': 'El comprador elige sus categorías favoritas.',
    'interests.saving': 'La tienda recuerda la elección.',
    'interests.signingIn': 'El comprador vuelve a iniciar sesión y entonces se guarda la elección.',
    'interests.refused': 'El comprador lee el motivo y puede elegir otra cosa.',
    'interests.failed':
      'No se ha podido contactar con la tienda; la elección se conserva para otro intento.',
    'interests.skipping': 'La tienda anota que no hay elección, para no volver a preguntar.',
    'interests.saved': 'La elección está guardada; el comprador pasa a la página principal.',
    'interests.skipped': 'El comprador pasa a la página principal sin elegir nada.',
  },
  choices: {
    'A category is chosen, or no longer.': 'Se elige una categoría, o se deja de elegir.',
    'At least one is chosen.': 'Hay al menos una elegida.',
    'It is remembered.': 'Queda recordada.',
    'The session has ended meanwhile.': 'La sesión ha terminado entretanto.',
    'The choice cannot be taken.': 'La elección no se puede aceptar.',
    'Signed in.': 'Sesión iniciada.',
    'Not signed in: the choice stays as it is.': 'Sin iniciar sesión: la elección queda como está.',
    'Nobody is kept here for that: it will be asked again some day.':
      'No se retiene a nadie por esto: ya se preguntará otro día.',
    'Nobody waits for that.': 'Nadie espera por esto.',
  },
};
