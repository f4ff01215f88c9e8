import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'Cambiar el perfil',
  events: {
    'profileEdit.submitted': 'Se pulsa Actualizar perfil',
    'profileEdit.left': 'Se pulsa Volver',
    'profileEdit.edited': 'Se escribe algo',
  },
  guards: {
    wasProvingPhoneByProvider: 'La página se recargó mientras el proveedor verificaba el teléfono',
    wasProvingPhone: 'La página se recargó mientras se verificaba el teléfono',
    wasProvingEmail: 'La página se recargó mientras se verificaba el correo',
    isSaved: 'Está guardado',
    isPhoneToProveByProvider:
      'El teléfono lo debe verificar el proveedor de verificación telefónica',
    isPhoneToProve: 'Hay que verificar el teléfono',
    isEmailToProve: 'Hay que verificar el correo electrónico',
    isSignInNeeded: 'La sesión ha terminado',
    isRestSaved: 'Lo demás está guardado',
    isVerified: 'El código era correcto',
  },
  unmet: {
    wasProvingPhoneByProvider:
      'la página no se recargó mientras el proveedor verificaba el teléfono',
    wasProvingPhone: 'la página no se recargó mientras se verificaba el teléfono',
    wasProvingEmail: 'la página no se recargó mientras se verificaba el correo',
    isSaved: 'no está guardado',
    isPhoneToProveByProvider:
      'no es el proveedor de verificación telefónica quien debe verificar el teléfono',
    isPhoneToProve: 'no hay que verificar el teléfono con un código',
    isEmailToProve: 'no hay que verificar el correo electrónico',
    isSignInNeeded: 'la sesión no ha terminado',
    isRestSaved: 'no se sabe si lo demás está guardado',
    isVerified: 'no se introdujo un código correcto',
  },
  actors: {
    updateProfile: 'Cambiar el perfil',
    otp: 'Verificación con un código',
    readNextProof: 'Preguntar si otro cambio espera su código',
    askToSignIn: 'Pedir que inicie sesión',
    refetchProfile: 'Volver a leer el perfil',
  },
  actions: {
    keepProof: 'Anotar la verificación',
    keepRefusals: 'Anotar todo lo que no está bien',
    announceRefusals: 'Decir todo lo que no está bien',
    forgetRefusals: 'Quitar los motivos',
    forgetInterrupted: 'La verificación interrumpida ha acabado',
    noteSaved: 'Anotar que está guardado',
    announceSaved: 'Decir que está guardado',
    showWhatIsSaved: 'Mostrar lo que ya está guardado',
    sayRestSaved: 'Decir que lo demás está guardado',
  },
  delays: {
    refetchLimit: 'Espera máxima de la respuesta',
  },
  states: {
    'profileEdit.opening': 'Abriendo',
    'profileEdit.editing': 'Editando',
    'profileEdit.saving': 'Guardando',
    'profileEdit.provingPhoneByProvider': 'Teléfono, con el proveedor',
    'profileEdit.provingPhone': 'Verificando el teléfono',
    'profileEdit.provingEmail': 'Verificando el correo',
    'profileEdit.readingNextProof': 'Buscando otra verificación',
    'profileEdit.signingIn': 'Iniciando sesión',
    'profileEdit.refused': 'Cambio rechazado',
    'profileEdit.failed': 'Sin respuesta de la tienda',
    'profileEdit.refetchingProfile': 'Volviendo a leer el perfil',
    'profileEdit.saved': 'Guardado',
    'profileEdit.left': 'Abandonado',
  },
  descriptions: {
    profileEdit:
      'Se cambian los datos personales; un teléfono o correo nuevo se verifica antes de que cuente.',
    'profileEdit.opening':
      'Se abre el formulario, o el código que un cambio esperaba cuando se recargó la página.',
    'profileEdit.editing':
      'El cliente cambia el nombre, la foto, el correo electrónico, el teléfono o la contraseña.',
    'profileEdit.saving': 'La tienda recibe el cambio.',
    'profileEdit.provingPhoneByProvider':
      'El proveedor de verificación envía un código al teléfono nuevo y el comprador lo escribe.',
    'profileEdit.provingPhone':
      'La tienda ha enviado un código al teléfono nuevo; el comprador lo escribe.',
    'profileEdit.provingEmail':
      'La tienda ha enviado un código al correo nuevo; el comprador lo escribe.',
    'profileEdit.readingNextProof': 'La tienda dice si otro cambio espera su propio código.',
    'profileEdit.signingIn':
      'El comprador vuelve a iniciar sesión; el formulario sigue como estaba.',
    'profileEdit.refused':
      'El cliente lee todo lo que no está bien, hasta que pulsa la siguiente tecla.',
    'profileEdit.failed':
      'No se ha podido contactar con la tienda; lo escrito se conserva para otro intento.',
    'profileEdit.refetchingProfile': 'El perfil se lee de nuevo.',
    'profileEdit.saved': 'El cambio está hecho y la pantalla se cierra.',
    'profileEdit.left': 'El cliente vuelve atrás sin cambiar nada.',
  },
  choices: {
    'The provider’s code for the phone was on its way.':
      'El código del proveedor para el teléfono estaba en camino.',
    'The code for the phone was on its way.': 'El código para el teléfono estaba en camino.',
    'The code for the e-mail was on its way.':
      'El código para el correo electrónico estaba en camino.',
    'No proof was interrupted.': 'No se interrumpió ninguna verificación.',
    'The change is made.': 'El cambio está hecho.',
    'The new phone is proved first, by the phone-auth provider.':
      'El teléfono nuevo se verifica antes, con el proveedor de verificación.',
    'The new phone is proved first.': 'El teléfono nuevo se verifica antes.',
    'The new e-mail is proved first.': 'El correo nuevo se verifica antes.',
    'The session has ended meanwhile.': 'La sesión ha terminado entretanto.',
    'Something is not right.': 'Algo no está bien.',
    'It is proved, and the change is made.': 'Está verificado y el cambio queda hecho.',
    'The shopper goes back to the form, and learns that all else is saved.':
      'El comprador vuelve al formulario y se le dice que lo demás está guardado.',
    'The shopper goes back to the form.': 'El comprador vuelve al formulario.',
    'The change stands; the profile tells where it is shown that it is missing.':
      'El cambio sigue en pie; si falta el perfil, se dice allí donde se muestra.',
    'A slow answer must not hold the customer up.':
      'Una respuesta lenta no debe retener al cliente.',
  },
};
