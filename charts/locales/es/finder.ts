import type { FinderTexts } from '../en/finder';

export const finder: FinderTexts = {
  find: 'Buscar cualquier cosa',
  hint: 'Flujos, estados, eventos, condiciones, mensajes, requisitos',
  nothing: (text) => `No hay nada para «${text}».`,
  found: (count) => (count === 1 ? '1 resultado' : `${count} resultados`),
  more: (count) => `Mostrar ${count} más`,
  close: 'Cerrar',
  failed: 'No se ha podido cargar.',
  unserved: 'ningún flujo',
  all: 'Todos',
  running: 'En marcha',
  changed: 'Cambiados',
  failing: 'Con fallo',
  map: 'Mapa del producto',
  mapHint: 'Cada línea lleva de un flujo a otro que inicia.',
  none: 'Ahora ningún flujo está así.',
  changedHint: 'Ha cambiado desde que este navegador lo miró por última vez',
  other: 'Otros',
  kinds: {
    flow: 'Flujos',
    state: 'Estados',
    event: 'Eventos',
    guard: 'Condiciones',
    message: 'Mensajes',
    requirement: 'Requisitos',
  },
};
