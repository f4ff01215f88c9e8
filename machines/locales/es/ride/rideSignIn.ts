import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'Entrar como repartidor',
  events: {
    'rideSignIn.submitted': 'Se pulsa Entrar',
    'rideSignIn.passwordChosen': 'Se elige una contraseña',
    'rideSignIn.edited': 'Se edita un campo',
    'rideSignIn.toSignIn': 'A la entrada',
  },
  guards: {
    hasInvite: 'Ha llegado por un enlace',
    isLetIn: 'La tienda le deja entrar',
    isTooMany: 'Hubo demasiados intentos',
  },
  unmet: {
    hasInvite: 'no ha llegado por un enlace',
    isLetIn: 'la tienda no le deja entrar',
    isTooMany: 'no hubo demasiados intentos',
  },
  actors: {
    signInToRide: 'Entrar',
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
    'rideSignIn.arriving': 'Llegando',
    'rideSignIn.entering': 'Escribiendo los datos',
    'rideSignIn.signingIn': 'Entrando',
    'rideSignIn.wrong': 'Datos incorrectos',
    'rideSignIn.tooMany': 'Demasiados intentos',
    'rideSignIn.failed': 'Sin respuesta',
    'rideSignIn.choosing': 'Eligiendo contraseña',
    'rideSignIn.keepingPassword': 'Guardando la contraseña',
    'rideSignIn.choosingFailed': 'Contraseña sin guardar',
    'rideSignIn.expired': 'Enlace caducado',
    'rideSignIn.signedIn': 'Dentro',
  },
  descriptions: {
    rideSignIn: 'Un repartidor entra, o llega por un enlace y antes elige una contraseña.',
    'rideSignIn.arriving': 'Se mira cómo ha llegado.',
    'rideSignIn.entering': 'Se escriben el correo o el teléfono y la contraseña.',
    'rideSignIn.signingIn': 'La tienda mira si son correctos.',
    'rideSignIn.wrong': 'Uno de los dos no es correcto, hasta que se edite.',
    'rideSignIn.tooMany': 'Tras demasiados intentos no se admite otro durante un rato.',
    'rideSignIn.failed': 'No se ha podido contactar con la tienda; se puede reintentar.',
    'rideSignIn.choosing': 'Quien llega por un enlace elige una contraseña.',
    'rideSignIn.keepingPassword': 'La tienda guarda la contraseña y le deja entrar.',
    'rideSignIn.choosingFailed':
      'No se ha podido contactar con la tienda; la contraseña se puede enviar otra vez.',
    'rideSignIn.expired': 'El enlace ya no abre nada; la tienda puede dar otro.',
    'rideSignIn.signedIn': 'Puede repartir.',
  },
  choices: {
    'By a link that was given them.': 'Por un enlace que se le dio.',
    'As on any day.': 'Como cualquier día.',
    'They are right.': 'Son correctos.',
    'There were too many tries.': 'Hubo demasiados intentos.',
    'They are wrong, and which of them is not said.': 'No son correctos, y no se dice cuál.',
    'Another try is looked at.': 'Se admite otro intento.',
    'The link was good.': 'El enlace era bueno.',
    'The link was used, or is too old.': 'El enlace ya se usó o es demasiado antiguo.',
  },
};
