import type { Phrases } from '../locale';

export const phrases: Phrases = {
  anywhere: 'From anywhere here',
  atOnce: 'At once',
  otherwise: 'Otherwise',
  if: 'If',
  not: 'not',
  and: 'and',
  or: 'or',
  in: 'in',
  done: (actor) => `${actor}: done`,
  failed: (actor) => `${actor}: failed`,
  doneAlone: 'Done',
  failedAlone: 'Failed',
  reported: (actor) => `${actor}: news`,
  finished: 'All of this is done',
  anythingElse: 'Anything else',
  routed: 'Sent here by address',
  seconds: (count) => `After ${count} s`,
  within: (count) => (count === 1 ? '1 state' : `${count} states`),
  unnamed: 'a condition without a name',
};
