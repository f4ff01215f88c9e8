import type { Words } from '../../wordList';

export const words: Words = {
  title: 'Pictures of a prescription',
  events: {
    'prescription.filesChosen': 'Pictures chosen',
    'prescription.missed': 'Continue pressed without a picture',
    'prescription.edited': 'A picture was taken away',
    'prescription.retried': 'Try again pressed',
  },
  guards: {
    isNone: 'No picture was chosen',
    isTooMany: 'More than three pictures in all',
    isRefused: 'The server refused a picture',
    isOrderRefused: 'The shop refused an order for its pictures',
    hasLeft: 'Pictures are there from an earlier visit',
    isLost: 'The shop has deleted pictures',
  },
  unmet: {
    isNone: 'a picture was chosen',
    isTooMany: 'there are three pictures at most',
    isRefused: 'the server refused no picture',
    isOrderRefused: 'no pictures of a refused order are left',
    hasLeft: 'no pictures are left from an earlier visit',
    isLost: 'the shop has deleted no pictures',
  },
  actors: {
    uploadImages: 'Send the pictures',
    findLost: 'Ask whether the pictures are still kept',
  },
  actions: {
    keepFiles: 'Note the chosen pictures',
    keepRefusal: 'Note what the server said',
    handImages: 'Put the pictures into the order',
    dropImages: 'Take the deleted pictures out of the order',
  },
  delays: {},
};
