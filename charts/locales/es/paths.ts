import type { PathTexts } from '../locale';

export const paths: PathTexts = {
  steps: { start: 'Inicio', waits: 'Esperar', answers: 'Respuesta de', fails: 'Fallo de' },
  sheet: {
    title: 'Hoja de prueba manual',
    path: 'Recorrido',
    step: 'Paso',
    action: 'Lo que ocurre',
    expected: 'Lo que debe verse',
    result: '¿Correcto?',
  },
  gherkin: {
    feature: 'Característica',
    scenario: 'Escenario',
    given: 'Dado',
    when: 'Cuando',
    outcome: 'Entonces',
  },
};
