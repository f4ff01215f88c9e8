import type { Words } from '../../wordList';

export const words: Words = {
  title: 'Follow the inbox',
  events: {
    'followInbox.changed': 'The inbox has changed',
    'followInbox.streamEnded': 'The live connection ends',
  },
  guards: {},
  actors: { streamInbox: 'Listen for messages', askInbox: 'Ask for messages' },
  actions: {},
  delays: {
    connectLimit: 'How long the live connection may take',
    pollPause: 'Pause between questions',
    silenceLimit: 'How long the live connection may be silent',
  },
};
