import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'Guardar lo que pulsa un repartidor',
  events: {
    'ridePresses.pressed': 'Se pulsa algo',
    'ridePresses.retried': 'Probar ahora',
  },
  guards: {
    hasPress: 'Hay algo guardado',
    isSignedOut: 'La sesión ha terminado',
  },
  unmet: {
    hasPress: 'no hay nada guardado',
    isSignedOut: 'la sesión no ha terminado',
  },
  actors: {
    sendPress: 'Enviar lo pulsado',
  },
  actions: {
    keepPress: 'Guardar lo pulsado',
    dropFirst: 'Soltar lo respondido',
    countFailure: 'Contar el fallo',
    forgetFailures: 'Olvidar los fallos',
    writeDown: 'Apuntar lo que no se ha enviado',
    tell: 'Decir qué ha sido de ello',
    noteDuty: 'Anotar si se rechazó el cambio de turno',
  },
  delays: {
    retryPause: 'Pausa creciente mientras no se llega a la tienda (2 a 15 s)',
  },
  states: {
    'ridePresses.resting': 'Todo enviado',
    'ridePresses.sending': 'Enviando',
    'ridePresses.waiting': 'Aún sin enviar',
    'ridePresses.signedOut': 'Sesión terminada',
  },
  descriptions: {
    ridePresses:
      'Lo que pulsa un repartidor se guarda y se envía una vez y en orden, ahora o cuando se llegue otra vez a la tienda.',
    'ridePresses.resting': 'Todo está enviado.',
    'ridePresses.sending': 'Se envía lo primero que se guardó.',
    'ridePresses.waiting': 'No se llega a la tienda: se dice qué falta por enviar.',
    'ridePresses.signedOut': 'Se envía cuando su repartidor vuelva a entrar.',
  },
  choices: {
    'It is kept, to be sent in its turn.': 'Se guarda para enviarlo a su turno.',
    'Something was pressed.': 'Se ha pulsado algo.',
    'The session has ended; what is kept stays.': 'La sesión ha terminado; lo guardado queda.',
    'The shop has answered.': 'La tienda ha respondido.',
    'Nothing answers: it stays kept.': 'Nada responde: sigue guardado.',
    'Somebody, or the network that is back, asks to try now.':
      'Alguien, o la red que ha vuelto, pide probar ahora.',
    'It is tried again.': 'Se reintenta.',
  },
};
