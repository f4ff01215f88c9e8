import type { PathTexts } from '../locale';

export const paths: PathTexts = {
  steps: { start: 'Begin', waits: 'Wait', answers: 'Answer of', fails: 'Failure of' },
  sheet: {
    title: 'Manual test sheet',
    path: 'Path',
    step: 'Step',
    action: 'What happens',
    expected: 'What is to be seen',
    result: 'Passed?',
  },
  gherkin: {
    feature: 'Feature',
    scenario: 'Scenario',
    given: 'Given',
    when: 'When',
    outcome: 'Then',
  },
};
