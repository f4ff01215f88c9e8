import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'Contraseña olvidada',
  events: {
    'forgotPassword.methodChosen': 'Se elige teléfono o correo',
    'forgotPassword.stepRequested': 'Atrás, adelante o una dirección han pedido un paso',
    'forgotPassword.submitted': 'Se envía el teléfono o el correo',
    'forgotPassword.edited': 'Se escribe algo',
    'forgotPassword.passwordSubmitted': 'Se envía la contraseña nueva',
    'forgotPassword.signInRequested': 'Se pulsa Iniciar sesión',
  },
  guards: {
    hasNoMethod: 'No se puede enviar ningún código',
    isRequested: 'Se ha pedido un código',
    isOffered: 'La tienda lo ofrece',
    isForCode: 'El paso que se abre es el del código',
    isSent: 'El código se ha enviado',
    isOnItsWay: 'Se acaba de enviar un código',
    isForRequest: 'El paso que se abre es el inicial',
    isProved: 'Está verificado',
    isChanged: 'La contraseña ha cambiado',
    isCodeUsedUp: 'El código ya no vale',
    hasSignedIn: 'El comprador ha iniciado sesión',
  },
  unmet: {
    hasNoMethod: 'se puede enviar un código',
    isRequested: 'no se ha pedido ningún código',
    isOffered: 'la tienda no lo ofrece',
    isForCode: 'no es el paso del código el que se abre',
    isSent: 'el código no se envió',
    isOnItsWay: 'no se acaba de enviar ningún código',
    isForRequest: 'no es el paso inicial el que se abre',
    isProved: 'no está verificado',
    isChanged: 'la contraseña no ha cambiado',
    isCodeUsedUp: 'no se rechazó por el código',
    hasSignedIn: 'nadie inició sesión',
  },
  actors: {
    requestCode: 'Pedir un código',
    otp: 'Verificación con un código',
    setPassword: 'Cambiar la contraseña',
    askToSignIn: 'Pedir que inicie sesión',
  },
  actions: {
    chooseMethod: 'Anotar teléfono o correo',
    keepAddress: 'Anotar adónde se envía',
    keepRequest: 'Anotar lo que se ha pedido',
    rememberRequest: 'Conservar la petición al recargar',
    announceSent: 'Decir que un código está en camino',
    keepRefusal: 'Anotar por qué no',
    keepProof: 'Anotar la verificación',
    forgetRequest: 'Olvidar la petición',
    forgetRememberedRequest: 'Quitar la petición del navegador',
    announceChanged: 'Decir que la contraseña ha cambiado',
    announceRefusal: 'Decir por qué no',
    forgetRefusal: 'Quitar el motivo',
    forgetCode: 'Olvidar el código',
    forgetProof: 'Olvidar la verificación',
    goHome: 'Ir a la página principal',
  },
  delays: {},
  states: {
    'forgotPassword.arriving': 'Llegando',
    'forgotPassword.withoutMethod': 'Sin medio de envío',
    'forgotPassword.requesting': 'Pidiendo un código',
    'forgotPassword.requesting.enteringAddress': 'Escribiendo adónde enviarlo',
    'forgotPassword.requesting.requestingCode': 'Enviando la petición',
    'forgotPassword.requesting.refused': 'Petición rechazada',
    'forgotPassword.requesting.failed': 'Sin respuesta de la tienda',
    'forgotPassword.provingCode': 'Verificando el código',
    'forgotPassword.settingPassword': 'Poniendo la contraseña',
    'forgotPassword.settingPassword.enteringPassword': 'Escribiendo la contraseña',
    'forgotPassword.settingPassword.savingPassword': 'Guardando la contraseña',
    'forgotPassword.settingPassword.refused': 'Contraseña rechazada',
    'forgotPassword.settingPassword.failed': 'Sin respuesta de la tienda',
    'forgotPassword.codeUsedUp': 'Código gastado',
    'forgotPassword.signingIn': 'Iniciando sesión',
    'forgotPassword.changed': 'Contraseña cambiada',
    'forgotPassword.done': 'Terminado',
  },
  descriptions: {
    forgotPassword:
      'Una contraseña nueva en tres pasos: pedir un código, verificarlo y poner la contraseña.',
    'forgotPassword.arriving': 'Se decide a qué paso llega el comprador.',
    'forgotPassword.withoutMethod':
      'El comprador lee que aquí no es posible y dónde encontrar ayuda.',
    'forgotPassword.requesting': 'El comprador dice adónde debe ir el código.',
    'forgotPassword.requesting.enteringAddress':
      'El comprador escribe el teléfono o el correo electrónico de la cuenta.',
    'forgotPassword.requesting.requestingCode':
      'Se pide un código; la respuesta es la misma haya o no una cuenta.',
    'forgotPassword.requesting.refused':
      'El comprador lee por qué, hasta que pulsa la siguiente tecla.',
    'forgotPassword.requesting.failed':
      'No se ha podido contactar con la tienda; lo escrito se conserva para otro intento.',
    'forgotPassword.provingCode': 'Paso 1: el comprador escribe el código o pide otro.',
    'forgotPassword.settingPassword':
      'El código era correcto: el comprador pone una contraseña nueva.',
    'forgotPassword.settingPassword.enteringPassword':
      'El comprador escribe dos veces la contraseña nueva.',
    'forgotPassword.settingPassword.savingPassword':
      'La tienda cambia la contraseña y termina todas las demás sesiones.',
    'forgotPassword.settingPassword.refused':
      'El comprador lee por qué, hasta que pulsa la siguiente tecla.',
    'forgotPassword.settingPassword.failed':
      'No se ha podido contactar con la tienda; lo escrito se conserva para otro intento.',
    'forgotPassword.codeUsedUp': 'El comprador lee que hace falta otro código y vuelve a por él.',
    'forgotPassword.signingIn': 'La contraseña ha cambiado; el comprador inicia sesión con ella.',
    'forgotPassword.changed':
      'El comprador lee que la contraseña ha cambiado; puede iniciar sesión.',
    'forgotPassword.done': 'El comprador ha iniciado sesión con la contraseña nueva.',
  },
  choices: {
    'The shop can send no code at all.': 'La tienda no puede enviar ningún código.',
    'A code was asked for before the page was loaded again.':
      'Se había pedido un código antes de que se recargara la página.',
    'The first step.': 'El primer paso.',
    'Phone instead of e-mail, or the other way round.': 'Teléfono en lugar de correo, o al revés.',
    'The code that was asked for before may still be typed.':
      'El código que se pidió antes todavía se puede escribir.',
    'The request was taken.': 'La petición se ha aceptado.',
    'One was sent a moment ago: the shopper uses that.':
      'Se acaba de enviar uno: el comprador usa ese.',
    'No code may be sent there, or not now.': 'Allí no se puede enviar un código, o ahora no.',
    'The shopper goes back to the start.': 'El comprador vuelve al principio.',
    'The code is right.': 'El código es correcto.',
    'The shopper goes back to the code, which is typed anew.':
      'El comprador vuelve al código, que se escribe de nuevo.',
    'The password is changed.': 'La contraseña ha cambiado.',
    'The code no longer counts.': 'El código ya no vale.',
    'The password cannot be taken.': 'La contraseña no se puede aceptar.',
    'Signed in.': 'Sesión iniciada.',
    'The shopper closed the dialog.': 'El comprador ha cerrado el diálogo.',
  },
};
