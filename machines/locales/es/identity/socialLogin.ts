import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'Iniciar sesión con un proveedor',
  events: {
    'socialLogin.anotherWayChosen': 'Se elige otra forma',
    'socialLogin.retried': 'Se pulsa Reintentar',
    'socialLogin.recognised': 'Sí, soy yo',
    'socialLogin.denied': 'No, no soy yo',
    'socialLogin.phoneSubmitted': 'Se envía el teléfono',
    'socialLogin.edited': 'Se escribe algo',
  },
  guards: {
    wasProvingAccount: 'La página se recargó mientras se verificaba la cuenta',
    wasAskingIdentity: 'La página se recargó mientras se preguntaba «¿Eres tú?»',
    wasAskingPhone: 'La página se recargó mientras se pedía el teléfono',
    isIdentified: 'El proveedor ha nombrado al comprador',
    isClosed: 'La ventana se ha cerrado',
    isBlocked: 'El navegador ha bloqueado la ventana',
    isUnreachable: 'El proveedor no responde',
    isAnswered: 'La tienda conoce al comprador',
    isSomebodyFound: 'Se ha encontrado a alguien parecido',
    isPhoneNeeded: 'Hace falta un teléfono',
    isProofNeeded: 'Hay que verificar la cuenta',
    isProved: 'Está verificado',
  },
  unmet: {
    wasProvingAccount: 'la página no se recargó mientras se verificaba la cuenta',
    wasAskingIdentity: 'la página no se recargó mientras se preguntaba «¿Eres tú?»',
    wasAskingPhone: 'la página no se recargó mientras se pedía el teléfono',
    isIdentified: 'el proveedor no nombró al comprador',
    isClosed: 'la ventana no se cerró',
    isBlocked: 'el navegador no bloqueó la ventana',
    isUnreachable: 'el proveedor no dejó de responder',
    isAnswered: 'la tienda aún no conoce al comprador',
    isSomebodyFound: 'no se encontró a nadie parecido',
    isPhoneNeeded: 'no hace falta un teléfono',
    isProofNeeded: 'no hace falta verificar la cuenta',
    isProved: 'no está verificado',
  },
  actors: {
    askProvider: 'Abrir la ventana del proveedor',
    logInWithProvider: 'Iniciar sesión con la palabra del proveedor',
    otp: 'Verificación con un código',
    registerWithPhone: 'Iniciar sesión con la palabra del proveedor y el teléfono',
  },
  actions: {
    keepProviderRefusal: 'Anotar lo que ha dicho el proveedor',
    reportAnswer: 'Comunicar la respuesta de la tienda',
    keepExisting: 'Anotar a quién se ha encontrado',
    keepProof: 'Anotar la verificación',
    keepRefusal: 'Anotar por qué no',
    askAnew: 'Empezar de nuevo',
    chooseYes: 'Anotar: sí, soy yo',
    chooseNo: 'Anotar: no, no soy yo',
    reportProof: 'Comunicar la cuenta verificada',
    keepPhone: 'Anotar el teléfono',
    announceRefusal: 'Decir por qué no',
    forgetRefusal: 'Quitar el motivo',
    rememberStep: 'Conservar al recargar lo que se pregunta',
    forgetStep: 'Ya no se pregunta',
    forgetIdentity: 'Olvidar la palabra del proveedor',
  },
  delays: {},
  states: {
    'socialLogin.opening': 'Abriendo',
    'socialLogin.askingProvider': 'Preguntando al proveedor',
    'socialLogin.askingProvider.signingInThere': 'En la ventana del proveedor',
    'socialLogin.askingProvider.closed': 'Ventana cerrada',
    'socialLogin.askingProvider.blocked': 'Ventana bloqueada',
    'socialLogin.askingProvider.unreachable': 'Proveedor sin respuesta',
    'socialLogin.askingProvider.refused': 'Rechazado por el proveedor',
    'socialLogin.loggingIn': 'Iniciando sesión',
    'socialLogin.refused': 'Rechazado',
    'socialLogin.failed': 'Sin respuesta de la tienda',
    'socialLogin.askingIdentity': 'Preguntando la identidad',
    'socialLogin.provingAccount': 'Verificando la cuenta',
    'socialLogin.askingPhone': 'Pidiendo el teléfono',
    'socialLogin.askingPhone.enteringPhone': 'Escribiendo el teléfono',
    'socialLogin.askingPhone.sendingPhone': 'Enviando el teléfono',
    'socialLogin.askingPhone.refused': 'Teléfono rechazado',
    'socialLogin.askingPhone.failed': 'Sin respuesta de la tienda',
    'socialLogin.answered': 'Respondido',
    'socialLogin.anotherWay': 'Otra forma',
  },
  descriptions: {
    socialLogin: 'El comprador inicia sesión con Google, Facebook o Apple.',
    'socialLogin.opening': 'El inicio de sesión empieza, o continúa donde se recargó la página.',
    'socialLogin.askingProvider': 'Se pregunta al proveedor quién es el comprador.',
    'socialLogin.askingProvider.signingInThere':
      'El comprador inicia sesión en la ventana del proveedor.',
    'socialLogin.askingProvider.closed':
      'El comprador lee que la ventana se cerró antes de terminar.',
    'socialLogin.askingProvider.blocked':
      'El comprador deja que se abra la ventana y lo reintenta, o continúa en la página del propio proveedor.',
    'socialLogin.askingProvider.unreachable':
      'El comprador lee que no se puede contactar con el proveedor.',
    'socialLogin.askingProvider.refused': 'El comprador lee lo que ha dicho el proveedor.',
    'socialLogin.loggingIn': 'La tienda mira si conoce a quien nombra el proveedor.',
    'socialLogin.refused':
      'El comprador lee por qué, y vuelve a preguntar al proveedor o elige otra forma.',
    'socialLogin.failed':
      'No se ha podido contactar con la tienda; no hace falta volver a preguntar al proveedor.',
    'socialLogin.askingIdentity':
      'El comprador ve el nombre y la foto de la cuenta y se le pregunta: ¿Eres tú?',
    'socialLogin.provingAccount':
      'Se pide un código que solo recibe el dueño de la cuenta antes de tomarla.',
    'socialLogin.askingPhone': 'La tienda necesita un número de teléfono para crear la cuenta.',
    'socialLogin.askingPhone.enteringPhone': 'El comprador escribe el número de teléfono.',
    'socialLogin.askingPhone.sendingPhone': 'La tienda lo recibe con la palabra del proveedor.',
    'socialLogin.askingPhone.refused':
      'El comprador lee por qué, hasta que pulsa la siguiente tecla.',
    'socialLogin.askingPhone.failed':
      'No se ha podido contactar con la tienda; el número se conserva para otro intento.',
    'socialLogin.answered':
      'La tienda ha respondido; a continuación se pregunta lo que falta para iniciar sesión.',
    'socialLogin.anotherWay': 'El comprador está otra vez en el formulario, que sigue como estaba.',
  },
  choices: {
    'The account was being proved when the page was loaded again.':
      'Se estaba verificando la cuenta cuando se recargó la página.',
    '‘Is It You?’ was asked when the page was loaded again.':
      'Se preguntaba «¿Eres tú?» cuando se recargó la página.',
    'The phone was asked for when the page was loaded again.':
      'Se pedía el teléfono cuando se recargó la página.',
    'The provider is asked first.': 'Primero se pregunta al proveedor.',
    'The shopper signs in another way.': 'El comprador inicia sesión de otra forma.',
    'The provider says who it is.': 'El proveedor dice quién es.',
    'The window was closed.': 'La ventana se ha cerrado.',
    'The browser did not let the window open.': 'El navegador no ha dejado que se abra la ventana.',
    'The provider does not answer.': 'El proveedor no responde.',
    'The provider does not let the shopper in.': 'El proveedor no deja entrar al comprador.',
    'The shop knows the shopper; what is lacking is asked next.':
      'La tienda conoce al comprador; a continuación se pregunta lo que falta.',
    'Somebody with the same e-mail or phone has an account.':
      'Alguien con el mismo correo o teléfono tiene una cuenta.',
    'The provider told no e-mail.': 'El proveedor no ha dado ningún correo electrónico.',
    'The provider’s word does not prove the account.':
      'La palabra del proveedor no acredita la cuenta.',
    'The shop does not take the provider’s word.': 'La tienda no acepta la palabra del proveedor.',
    'Yes: the account is the shopper’s.': 'Sí: la cuenta es del comprador.',
    'No: an account of their own is made.': 'No: se crea una cuenta propia.',
    'The account is the shopper’s.': 'La cuenta es del comprador.',
    'It is not proved: another way is offered.': 'No está verificada: se ofrece otra forma.',
    'The shop knows the shopper now; what is lacking is asked next.':
      'La tienda ya conoce al comprador; a continuación se pregunta lo que falta.',
    'Somebody has this phone already.': 'Alguien tiene ya este teléfono.',
    'The account of this phone has to be proved first.':
      'Antes hay que verificar la cuenta de este teléfono.',
    'This phone cannot be taken.': 'Este teléfono no se puede aceptar.',
    'What is begun is finished.': 'Lo empezado se termina.',
  },
};
