import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'Después de iniciar sesión',
  events: {
    'finishLogin.retried': 'Se pulsa Reintentar',
    'finishLogin.cartChosen': 'Se elige uno de los carritos',
    'finishLogin.skipped': 'Se omite la elección del carrito',
  },
  guards: {
    hasTwoCarts: 'Hay dos carritos',
    isSettled: 'Queda un solo carrito',
    isNextConflict: 'Otro módulo tiene dos carritos',
    isForHome: 'Sigue la página principal',
    isForInterests: 'Siguen las categorías favoritas',
  },
  unmet: {
    hasTwoCarts: 'no hay dos carritos',
    isSettled: 'queda más de un carrito',
    isNextConflict: 'no consta que otro módulo tenga dos carritos',
    isForHome: 'no sigue la página principal',
    isForInterests: 'no siguen las categorías favoritas',
  },
  actors: {
    storeToken: 'Recordar la sesión en el navegador',
    takeOverCart: 'Quedarse con el carrito elegido',
    refetchCart: 'Volver a leer el carrito y los favoritos',
    refreshProfile: 'Volver a leer el perfil',
  },
  actions: {
    keepConflict: 'Anotar qué carritos quedan por decidir',
    keepRefusal: 'Anotar por qué no',
    goHome: 'Ir a la página principal',
    goToInterests: 'Ir a las categorías favoritas',
    forgetRefusal: 'Quitar el motivo',
    welcome: 'Dar la bienvenida al cliente',
  },
  delays: {
    refreshLimit: 'Espera máxima del carrito y el perfil (4 s)',
  },
  states: {
    'finishLogin.storingToken': 'Recordando la sesión',
    'finishLogin.unstored': 'Sesión sin recordar',
    'finishLogin.choosingCart': 'Eligiendo el carrito',
    'finishLogin.takingOverCart': 'Tomando el carrito',
    'finishLogin.cartRefused': 'Carrito rechazado',
    'finishLogin.cartFailed': 'Sin respuesta de la tienda',
    'finishLogin.refetchingCart': 'Volviendo a leer el carrito',
    'finishLogin.refreshingProfile': 'Volviendo a leer el perfil',
    'finishLogin.welcoming': 'Dando la bienvenida',
    'finishLogin.finished': 'Terminado',
  },
  descriptions: {
    finishLogin:
      'Lo que sigue a un inicio de sesión aceptado: se recuerda, y el carrito y el perfil pasan a ser del cliente.',
    'finishLogin.storingToken': 'Primero el navegador recuerda la sesión.',
    'finishLogin.unstored':
      'El navegador no ha podido recordar la sesión; el comprador puede reintentarlo.',
    'finishLogin.choosingCart': 'El comprador dice con cuál de los dos carritos se queda.',
    'finishLogin.takingOverCart': 'La tienda conserva el carrito elegido.',
    'finishLogin.cartRefused': 'El comprador lee por qué, y vuelve a elegir o continúa.',
    'finishLogin.cartFailed':
      'No se ha podido contactar con la tienda; el comprador vuelve a elegir o continúa.',
    'finishLogin.refetchingCart': 'El carrito y los favoritos pasan a ser del cliente.',
    'finishLogin.refreshingProfile': 'El perfil pasa a ser del cliente.',
    'finishLogin.welcoming': 'El comprador lee que ha funcionado; se decide adónde se continúa.',
    'finishLogin.finished': 'El cliente tiene la sesión iniciada y el diálogo se cierra.',
  },
  choices: {
    'Guest and customer both have a cart, of different stores or trips.':
      'Invitado y cliente tienen cada uno un carrito, de tiendas o viajes distintos.',
    'There is one cart, taken over already.': 'Hay un solo carrito, que ya se ha tomado.',
    'Nothing is chosen: the customer’s cart stays, the guest’s waits aside.':
      'No se elige nada: queda el carrito del cliente y el del invitado espera aparte.',
    'One cart is left.': 'Queda un solo carrito.',
    'Another module has two carts as well.': 'Otro módulo tiene también dos carritos.',
    'The carts could not be settled so.': 'Los carritos no se han podido decidir así.',
    'The sign-in stands; the cart tells where it is shown that it is missing.':
      'La sesión sigue en pie; si falta el carrito, se dice allí donde se muestra.',
    'A slow answer must not hold the shopper up.':
      'Una respuesta lenta no debe retener al comprador.',
    'The sign-in stands; the profile tells where it is shown that it is missing.':
      'La sesión sigue en pie; si falta el perfil, se dice allí donde se muestra.',
    'From the password page, or new in the parcel module: home.':
      'Desde la página de la contraseña, o nuevo en el módulo de paquetes: a la página principal.',
    'Somebody new, in a known zone: favourite categories come next.':
      'Alguien nuevo en una zona conocida: siguen las categorías favoritas.',
    'The shopper stays on the page.': 'El comprador se queda en la página.',
  },
};
