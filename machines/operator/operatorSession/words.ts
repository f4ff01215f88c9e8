import type { Words } from '../../wordList';

export const words: Words = {
  title: 'An operator’s session',
  events: {
    'operatorSession.leaving': 'Sign out pressed',
    'operatorSession.ended': 'The session has ended',
  },
  guards: {},
  actors: { signOut: 'End the session' },
  actions: { noteLeaving: 'Note that they leave' },
  delays: {},
};
