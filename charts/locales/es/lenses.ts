import type { LensTexts } from '../en/lenses';

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

export const lenses: LensTexts = {
  compare: 'Comparar',
  compareHint:
    'Con una versión anterior: un diagrama guardado aquí o por el atlas, o una grabación guardada con su diagrama.',
  chooseVersion: 'Elegir una versión anterior',
  saveChart: 'Guardar este diagrama',
  withRecording: 'Comparar su diagrama con el de hoy',
  comparedWith: (name, version) => `Comparado con ${name} (${version}):`,
  since: (name) => `Cambios desde ${name}`,
  added: (count) => counted(count, 'añadido'),
  removed: (count) => counted(count, 'eliminado'),
  changed: (count) => counted(count, 'cambiado'),
  theRecording: 'la grabación',
  stop: 'Dejar de comparar',
  drawing: 'Se está haciendo el dibujo …',
  noChart: 'Este archivo no contiene ningún diagrama.',
  notHere: (id) => `Aquí no hay ningún diagrama ${id}.`,
  coverage: 'Cobertura',
  coverageHint: 'Se cuenta',
  sources: {
    window: 'lo que ha ocurrido en esta ventana',
    recordings: 'las grabaciones abiertas',
    file: (name) => `el archivo ${name}`,
  },
  chooseCoverage: 'Abrir un archivo de cobertura',
  countAnew: 'Contar esta ventana de nuevo',
  reached: 'Visitas',
  visits: (count) => {
    if (count === 0) return 'sin visitar';
    return count === 1 ? 'visitado una vez' : `visitado ${count} veces`;
  },
  ofTransitions: (count, of) => `${count} de ${of} transiciones`,
  ofStates: (count, of) => `${count} de ${of} estados`,
  otherVersion: (version) =>
    `El archivo cuenta la versión ${version}: lo que ha cambiado desde entonces puede contarse en otro sitio.`,
  unreadable: 'Este archivo no cuenta nada:',
};
