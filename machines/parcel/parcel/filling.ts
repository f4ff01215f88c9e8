import { parcelSetup } from './parcelSetup';
import { price } from './price';
import { steps } from './steps';

const notice = parcelSetup.createStateConfig({
  description: 'What the shop answered to the last try.',
  meta: { screen: 'steps', requirements: [] },
  initial: 'quiet',
  states: {
    quiet: {
      description: 'Nothing is to be told.',
      meta: { screen: 'steps', notice: 'quiet', requirements: [] },
    },
    telling: {
      description: 'The shopper reads why the parcel was refused.',
      meta: { screen: 'steps', notice: 'telling', requirements: ['CHK-04'] },
      on: {
        'parcel.draftChanged': {
          description: 'The shopper changes something, and the message leaves.',
          target: 'quiet',
        },
      },
    },
  },
});

export const filling = parcelSetup.createStateConfig({
  description: 'The shopper fills in the parcel beside its price.',
  meta: { screen: 'steps', requirements: ['MOD-01'] },
  type: 'parallel',
  on: {
    'parcel.orderedElsewhere': {
      description: 'Another window has sent this parcel.',
      target: '#parcel.orderedElsewhere',
      actions: { type: 'keepElsewhere', params: ({ event }) => event },
    },
    'parcel.typed': [
      {
        guard: { type: 'isPriceChanging', params: ({ event }) => ({ patch: event.patch }) },
        description: 'What was changed changes the price.',
        actions: [
          { type: 'keepDraft', params: ({ event }) => ({ patch: event.patch }) },
          'outdatePrice',
          'quietenNotice',
        ],
      },
      {
        description: 'What was changed leaves the price as it is.',
        actions: [
          { type: 'keepDraft', params: ({ event }) => ({ patch: event.patch }) },
          'quietenNotice',
        ],
      },
    ],
    'parcel.timeMoved': {
      description: 'The time could not be had, and the next one is chosen; what is told stays.',
      actions: {
        type: 'keepDraft',
        params: ({ event: { scheduleAt } }) => ({ patch: { scheduleAt } }),
      },
    },
    'parcel.factsChanged': [
      {
        guard: { type: 'isStillOpen', params: ({ event: { facts } }) => ({ facts }) },
        description: 'The shopper or the shop’s settings have changed.',
        actions: { type: 'keepFacts', params: ({ event: { facts } }) => ({ facts }) },
      },
      {
        description: 'Guests may no longer order.',
        target: '#parcel.needingSignIn',
        actions: { type: 'keepFacts', params: ({ event: { facts } }) => ({ facts }) },
      },
    ],
  },
  states: { steps, price, notice },
});
