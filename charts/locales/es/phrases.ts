import type { Phrases } from '../locale';

export const phrases: Phrases = {
  anywhere: 'Desde cualquier punto de aquí',
  atOnce: 'De inmediato',
  otherwise: 'Si no',
  if: 'Si',
  not: 'no',
  and: 'y',
  or: 'o',
  in: 'en',
  done: (actor) => `${actor}: hecho`,
  failed: (actor) => `${actor}: ha fallado`,
  doneAlone: 'Hecho',
  failedAlone: 'Ha fallado',
  reported: (actor) => `${actor}: novedades`,
  finished: 'Todo esto ha terminado',
  anythingElse: 'Cualquier otra cosa',
  routed: 'Llegada por dirección',
  seconds: (count) => `Pasados ${count} s`,
  within: (count) => (count === 1 ? '1 estado' : `${count} estados`),
  unnamed: 'una condición sin nombre',
};
