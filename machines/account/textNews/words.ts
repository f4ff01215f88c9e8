import type { Words } from '../../wordList';

export const words: Words = {
  title: 'Text messages about orders',
  events: { 'textNews.switched': 'Text messages switched on or off' },
  guards: { isNoted: 'The shop has noted it' },
  unmet: { isNoted: 'the session has ended' },
  actors: { noteWish: 'Tell the shop whether they are wanted' },
  actions: {
    keepWish: 'Keep what is wanted',
    takeWish: 'Show what is noted',
    dropWish: 'Show it as it was',
  },
  delays: {},
};
