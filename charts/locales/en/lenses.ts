/** What is laid over a drawing: another version of its chart, and how much of it was reached. */
export const lenses = {
  compare: 'Compare',
  compareHint:
    'With an earlier version: a chart that was saved here or by the atlas, or a recording that was saved with its chart.',
  chooseVersion: 'Choose an earlier version',
  saveChart: 'Save this chart',
  withRecording: 'Compare its chart with today’s',
  comparedWith: (name: string, version: string) => `Compared with ${name} (${version}):`,
  since: (name: string) => `Changes since ${name}`,
  added: (count: number) => `${count} added`,
  removed: (count: number) => `${count} removed`,
  changed: (count: number) => `${count} changed`,
  theRecording: 'the recording',
  stop: 'Stop comparing',
  drawing: 'The drawing is being made …',
  noChart: 'This file holds no chart.',
  notHere: (id: string) => `There is no chart ${id} here.`,
  coverage: 'Coverage',
  coverageHint: 'Counted are',
  sources: {
    window: 'what has run in this window',
    recordings: 'opened recordings',
    file: (name: string) => `the file ${name}`,
  },
  chooseCoverage: 'Open a coverage file',
  countAnew: 'Count this window anew',
  reached: 'Visited',
  visits: (count: number) =>
    count === 0 ? 'not visited' : count === 1 ? 'visited once' : `visited ${count} times`,
  ofTransitions: (count: number, of: number) => `${count} of ${of} transitions`,
  ofStates: (count: number, of: number) => `${count} of ${of} states`,
  otherVersion: (version: string) =>
    `The file counts version ${version}: what has changed since may be counted elsewhere.`,
  unreadable: 'This file counts nothing:',
};

export type LensTexts = typeof lenses;
