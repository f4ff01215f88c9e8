import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'Avisos en el navegador',
  events: {
    'pushNews.wanted': 'Se activan los avisos en este navegador',
    'pushNews.declined': 'Se desactivan los avisos en este navegador',
  },
  guards: {
    isUnsupported: 'El navegador no puede',
    isBlocked: 'El navegador no tiene permiso',
    isWantedAlready: 'Ya se había pedido antes',
    isAllowed: 'Se ha permitido',
    isForbidden: 'Se ha prohibido',
  },
  unmet: {
    isUnsupported: 'el navegador puede',
    isBlocked: 'el navegador no lo tiene prohibido',
    isWantedAlready: 'no se había pedido antes',
    isAllowed: 'no se permitió',
    isForbidden: 'no se prohibió',
  },
  actors: {
    readPush: 'Ver qué admite el navegador',
    askPermission: 'Pedir permiso',
    registerPush: 'Dar a conocer el navegador',
    endPush: 'Dar de baja el navegador',
  },
  actions: {},
  delays: {},
  states: {
    'pushNews.looking': 'Mirando',
    'pushNews.unsupported': 'No disponible',
    'pushNews.blocked': 'Bloqueado',
    'pushNews.off': 'Desactivado',
    'pushNews.asking': 'Pidiendo permiso',
    'pushNews.registering': 'Registrando el navegador',
    'pushNews.on': 'Activado',
    'pushNews.ending': 'Desactivando',
    'pushNews.failed': 'Registro fallido',
    'pushNews.stillOn': 'Sigue activado',
  },
  descriptions: {
    pushNews:
      'Avisos de pedidos y de dinero enviados a este navegador: se piden con un botón, nunca por sí solos.',
    'pushNews.looking': 'La tienda mira si este navegador admite avisos; no se pregunta a nadie.',
    'pushNews.unsupported': 'Las novedades solo se muestran en la página.',
    'pushNews.blocked': 'Se indicó al navegador que no aceptara avisos: se dice dónde se cambia.',
    'pushNews.off': 'Un botón ofrece avisos en este navegador.',
    'pushNews.asking': 'El navegador pregunta si se lo permiten.',
    'pushNews.registering': 'Se da a conocer el navegador a la tienda.',
    'pushNews.on': 'Los avisos llegan a este navegador, también con la tienda cerrada.',
    'pushNews.ending': 'Se comunica a la tienda que este navegador no quiere más avisos.',
    'pushNews.failed': 'No se ha podido dar a conocer el navegador; se puede reintentar.',
    'pushNews.stillOn':
      'No se ha podido avisar a la tienda; los avisos siguen llegando y se puede reintentar.',
  },
  choices: {
    'The browser, or the shop, cannot.': 'El navegador, o la tienda, no puede.',
    'It was forbidden in the browser.': 'Se prohibió en el navegador.',
    'It was asked for before: what the shop knows of the browser is renewed.':
      'Ya se había pedido antes: se renueva lo que la tienda sabe del navegador.',
    'Nobody has asked for it.': 'Nadie lo ha pedido.',
    'It may.': 'Tiene permiso.',
    'It may not.': 'No tiene permiso.',
    'The question was closed without an answer.': 'La pregunta se cerró sin respuesta.',
  },
};
