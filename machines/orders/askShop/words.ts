import type { Words } from '../../wordList';

export const words: Words = {
  title: 'Ask the shop',
  events: {
    'askShop.sent': 'Send the message',
    'askShop.edited': 'A field is edited',
    'askShop.another': 'Write another message',
  },
  guards: {
    hasArrived: 'The shop has it',
    isTooMany: 'Too many in a short time',
  },
  unmet: {
    hasArrived: 'the shop does not have it',
    isTooMany: 'there were not too many in a short time',
  },
  actors: { sendQuestion: 'Send the message' },
  actions: {
    keepQuestion: 'Keep what was written',
    forgetQuestion: 'Forget what was sent',
    keepRefusal: 'Note what the shop said',
    keepWait: 'Note how long to wait',
    forgetRefusal: 'Remove the reason',
  },
  delays: { untilAnother: 'Until another may be sent' },
};
