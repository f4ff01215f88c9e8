import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'Entrar en el mostrador',
  events: {
    'deskSignIn.submitted': 'Se pulsa Entrar',
    'deskSignIn.passwordChosen': 'Se elige una contraseña',
    'deskSignIn.edited': 'Se edita un campo',
    'deskSignIn.toSignIn': 'A la entrada',
  },
  guards: {
    hasInvite: 'Ha llegado por un enlace',
    isLetIn: 'La tienda le deja entrar',
    isExpired: 'El enlace ya no abre nada',
    isTooMany: 'Hubo demasiados intentos',
  },
  unmet: {
    hasInvite: 'no ha llegado por un enlace',
    isLetIn: 'la tienda no le deja entrar',
    isExpired: 'el enlace aún abre algo',
    isTooMany: 'no hubo demasiados intentos',
  },
  actors: {
    signInAtDesk: 'Entrar',
    choosePassword: 'Guardar la contraseña',
  },
  actions: {
    keepCredentials: 'Guardar lo escrito',
    keepPassword: 'Guardar la contraseña hasta enviarla',
    forgetPassword: 'Olvidar la contraseña',
    forgetInvite: 'Olvidar el enlace',
    keepToken: 'Guardar la sesión',
    keepWait: 'Anotar cuánto hay que esperar',
  },
  delays: {
    untilNextTry: 'Hasta que se admita otro intento',
  },
  states: {
    'deskSignIn.arriving': 'Llegando',
    'deskSignIn.entering': 'Escribiendo los datos',
    'deskSignIn.signingIn': 'Entrando',
    'deskSignIn.wrong': 'Datos incorrectos',
    'deskSignIn.tooMany': 'Demasiados intentos',
    'deskSignIn.failed': 'Sin respuesta',
    'deskSignIn.choosing': 'Eligiendo contraseña',
    'deskSignIn.keepingPassword': 'Guardando la contraseña',
    'deskSignIn.choosingFailed': 'Contraseña sin guardar',
    'deskSignIn.choosingTooMany': 'Esperando para elegir',
    'deskSignIn.choosingRefused': 'Contraseña rechazada',
    'deskSignIn.expired': 'Enlace caducado',
    'deskSignIn.signedIn': 'En el mostrador',
  },
  descriptions: {
    deskSignIn:
      'Alguien de una tienda entra en su mostrador, o llega por un enlace y antes elige una contraseña.',
    'deskSignIn.arriving': 'Se mira cómo ha llegado.',
    'deskSignIn.entering': 'Se escriben el correo y la contraseña.',
    'deskSignIn.signingIn': 'La tienda mira si son correctos.',
    'deskSignIn.wrong': 'El correo o la contraseña no son correctos, hasta que se edite uno.',
    'deskSignIn.tooMany': 'Tras demasiados intentos no se admite otro durante un rato.',
    'deskSignIn.failed': 'No se ha podido contactar con la tienda; se puede reintentar.',
    'deskSignIn.choosing': 'Quien llega por un enlace elige una contraseña.',
    'deskSignIn.keepingPassword': 'La tienda guarda la contraseña y le deja entrar.',
    'deskSignIn.choosingFailed':
      'No se ha podido contactar con la tienda; la contraseña se puede enviar otra vez.',
    'deskSignIn.choosingTooMany':
      'Tras demasiados intentos no se admite ninguna contraseña durante un rato.',
    'deskSignIn.choosingRefused': 'La tienda no admite esta contraseña; se puede elegir otra.',
    'deskSignIn.expired': 'El enlace ya no abre nada; el dueño puede dar otro.',
    'deskSignIn.signedIn': 'Está en el mostrador.',
  },
  choices: {
    'By a link that was given them.': 'Por un enlace que se le dio.',
    'As on any day.': 'Como cualquier día.',
    'They are right.': 'Son correctos.',
    'There were too many tries.': 'Hubo demasiados intentos.',
    'They are wrong, and which of them is not said.': 'No son correctos, y no se dice cuál.',
    'Another try is looked at.': 'Se admite otro intento.',
    'The link was good.': 'El enlace era bueno.',
    'The shop does not take this password.': 'La tienda no admite esta contraseña.',
    'The link was used, or is too old.': 'El enlace ya se usó o es demasiado antiguo.',
  },
};
