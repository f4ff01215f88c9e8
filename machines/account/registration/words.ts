import type { Words } from '../../wordList';

export const words: Words = {
  title: 'Apply to sell or deliver',
  events: {
    'registration.stepFinished': 'Continue pressed',
    'registration.placeGiven': 'Zone and pin confirmed',
    'registration.submitted': 'Send pressed',
    'registration.wentBack': 'Back pressed',
    'registration.edited': 'Something typed or chosen',
  },
  guards: {
    isInside: 'The zone holds the pin',
    isAccepted: 'The shop took the application',
    isAboutPerson: 'It is about the person',
    isAboutBusiness: 'It is about store or papers',
    isAboutPlace: 'It is about the place',
  },
  unmet: {
    isInside: 'the zone does not hold the pin',
    isAccepted: 'the shop did not take the application',
    isAboutPerson: 'it is not about the person',
    isAboutBusiness: 'it is not about store or papers',
    isAboutPlace: 'it is not about the place',
  },
  actors: {
    checkPlace: 'Ask whether the zone holds the pin',
    sendApplication: 'Send the application',
  },
  actions: {
    keepRefusal: 'Keep what was refused',
    forgetRefusal: 'Forget the refusal',
    keepMessage: 'Keep the shop’s answer',
    forgetDraft: 'Drop the draft',
  },
  delays: {},
};
