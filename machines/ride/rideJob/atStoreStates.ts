import { asking, becameElse, becameOver, becameRoad, isDone, refusals } from './answers';
import { rideJobSetup } from './rideJobSetup';

const busyElsewhere = { ...becameElse, description: 'It is being done here.' } as const;

export const atStore = rideJobSetup.createStateConfig({
  description: 'The order is theirs, and waits where it is fetched.',
  meta: { screen: 'atStore', requirements: ['RIDE-05'] },
  initial: 'waiting',
  on: { 'rideJob.moved': [becameRoad, becameOver, becameElse] },
  states: {
    waiting: {
      description: 'It is not picked up yet.',
      meta: { screen: 'atStore', requirements: ['RIDE-05'] },
      on: {
        'rideJob.pickedUp': [
          { guard: 'isCashFirst', target: 'collecting', description: 'Its sender pays in cash.' },
          { target: '#rideJob.riding.telling', description: 'They have it.' },
        ],
        'rideJob.backAsked': { target: 'askingBack', description: 'They cannot ride it.' },
      },
    },
    collecting: {
      description: 'The cash is collected from its sender, before it is picked up.',
      meta: { screen: 'collectingFirst', requirements: ['RIDE-16'] },
      on: {
        'rideJob.cashCollected': {
          target: '#rideJob.riding.telling',
          actions: 'noteCash',
          description: 'They have it, and the cash.',
        },
        'rideJob.kept': { target: 'waiting', description: 'It is not picked up yet.' },
      },
    },
    askingBack: {
      description: 'It is asked whether the order is to be given back.',
      meta: { screen: 'askingBack', requirements: ['RIDE-05'] },
      tags: ['needsAnswer'],
      on: {
        'rideJob.backConfirmed': { target: 'givingBack', description: 'Others may ride it.' },
        'rideJob.kept': { target: 'waiting', description: 'They ride it after all.' },
      },
    },
    givingBack: {
      description: 'The shop is told that others may ride it.',
      meta: { screen: 'askingBack', requirements: ['RIDE-05', 'RIDE-09'] },
      tags: ['busy'],
      on: { 'rideJob.moved': busyElsewhere },
      invoke: {
        id: 'giveBack',
        src: 'press',
        input: asking('giveBack'),
        onDone: [
          {
            guard: isDone,
            target: '#rideJob.givenBack',
            actions: { type: 'noteEnd', params: { end: 'givenBack' } },
            description: 'Others may ride it.',
          },
          ...refusals,
        ],
        onError: '#rideJob.failed',
      },
    },
  },
});
