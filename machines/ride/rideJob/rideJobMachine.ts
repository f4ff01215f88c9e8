import {
  asking,
  becameElse,
  becameOver,
  becameRoad,
  isAtStoreNow,
  isDone,
  keepStage,
  refusals,
} from './answers';
import { rideJobSetup } from './rideJobSetup';
import { riding } from './ridingStates';

const busyElsewhere = { ...becameElse, description: 'It is being done here.' } as const;

export const rideJobMachine = rideJobSetup.createMachine({
  id: 'rideJob',
  version: '1.0.0',
  description:
    'A courier accepts an order, fetches it from its store, rides it and hands it over at the door.',
  context: ({ input }) => ({
    ...input,
    code: '',
    isCashCollected: false,
    isLeavable: false,
    photo: '',
    reason: 'other',
    isPlaceShared: null,
    by: '',
    message: '',
    end: 'closed',
  }),
  output: ({ context }) => ({ end: context.end }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'It is looked at where the order stands, and what is not sent yet.',
      meta: { screen: 'none', requirements: ['RIDE-05', 'RIDE-09'] },
      always: [
        {
          guard: 'beginsOffered',
          target: 'offered',
          description: 'It is offered.',
        },
        {
          guard: 'beginsAccepting',
          target: 'accepting',
          description: 'It was accepted, which is not sent yet.',
        },
        {
          guard: 'beginsAtStore',
          target: 'atStore',
          description: 'It waits at the store.',
        },
        {
          guard: 'beginsGivingBack',
          target: 'givingBack',
          description: 'It was given back, which is not sent yet.',
        },
        {
          guard: 'beginsTelling',
          target: 'riding.telling',
          description: 'It was picked up, which is not sent yet.',
        },
        {
          guard: 'beginsDelivering',
          target: 'riding.delivering',
          description: 'It was handed over, which is not sent yet.',
        },
        {
          guard: 'beginsLeaving',
          target: 'riding.leaving',
          description: 'It was left at the door, which is not sent yet.',
        },
        {
          guard: 'beginsBringingBack',
          target: 'riding.bringingBack',
          description: 'It was brought back, which is not sent yet.',
        },
        {
          guard: 'beginsPassingOn',
          target: 'riding.passingOn',
          description: 'It was left to another, which is not sent yet.',
        },
        {
          guard: 'beginsEnded',
          target: 'ended',
          description: 'It is over.',
        },
        { target: 'riding.moving', description: 'It is on its way.' },
      ],
    },
    offered: {
      description: 'The order may be accepted.',
      meta: { screen: 'offered', requirements: ['RIDE-03'] },
      on: {
        'rideJob.accepted': { target: 'accepting', description: 'They will ride it.' },
        'rideJob.moved': [
          {
            guard: isAtStoreNow,
            target: 'atStore',
            actions: keepStage,
            description: 'It was accepted on another phone of theirs.',
          },
          becameRoad,
          becameOver,
          becameElse,
        ],
      },
    },
    accepting: {
      description: 'The shop is asked for the order: somebody may be faster.',
      meta: { screen: 'accepting', requirements: ['RIDE-04', 'RIDE-09'] },
      tags: ['busy'],
      on: { 'rideJob.moved': busyElsewhere },
      invoke: {
        id: 'accept',
        src: 'press',
        input: asking('accept'),
        onDone: [
          {
            guard: isDone,
            target: 'atStore',
            actions: { type: 'noteStage', params: { stage: 'store' } },
            description: 'It is theirs.',
          },
          ...refusals,
        ],
        onError: 'failed',
      },
    },
    atStore: {
      description: 'The order is theirs, and waits at its store.',
      meta: { screen: 'atStore', requirements: ['RIDE-05'] },
      on: {
        'rideJob.pickedUp': [
          {
            guard: 'isCashFirst',
            target: 'collectingFirst',
            description: 'Its sender pays in cash.',
          },
          { target: 'riding.telling', description: 'They have it.' },
        ],
        'rideJob.backAsked': { target: 'askingBack', description: 'They cannot ride it.' },
        'rideJob.moved': [becameRoad, becameOver, becameElse],
      },
    },
    collectingFirst: {
      description: 'The cash is collected from its sender, before it is picked up.',
      meta: { screen: 'collectingFirst', requirements: ['RIDE-16'] },
      on: {
        'rideJob.cashCollected': {
          target: 'riding.telling',
          actions: 'noteCash',
          description: 'They have it, and the cash.',
        },
        'rideJob.kept': { target: 'atStore', description: 'It is not picked up yet.' },
        'rideJob.moved': [becameRoad, becameOver, becameElse],
      },
    },
    askingBack: {
      description: 'It is asked whether the order is to be given back.',
      meta: { screen: 'askingBack', requirements: ['RIDE-05'] },
      tags: ['needsAnswer'],
      on: {
        'rideJob.backConfirmed': { target: 'givingBack', description: 'Others may ride it.' },
        'rideJob.kept': { target: 'atStore', description: 'They ride it after all.' },
        'rideJob.moved': [becameRoad, becameOver, becameElse],
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
            target: 'givenBack',
            actions: { type: 'noteEnd', params: { end: 'givenBack' } },
            description: 'Others may ride it.',
          },
          ...refusals,
        ],
        onError: 'failed',
      },
    },
    riding,
    taken: {
      description: 'Somebody else was faster, and it is said who where that is known.',
      meta: { screen: 'taken', requirements: ['RIDE-04'] },
      tags: ['needsAnswer'],
      on: { 'rideJob.closed': { target: 'closed', description: 'They have read it.' } },
    },
    refused: {
      description: 'The shop does not do so, and says why.',
      meta: { screen: 'refused', requirements: ['RIDE-05', 'ERR-01'] },
      tags: ['failed', 'needsAnswer'],
      on: {
        'rideJob.closed': {
          target: 'arriving',
          actions: 'forgetKept',
          description: 'Back to where the order stands.',
        },
        'rideJob.moved': [becameOver, becameElse],
      },
    },
    failed: {
      description: 'The phone could not keep what was pressed; it can be tried again.',
      meta: { screen: 'trouble', requirements: ['RIDE-09', 'ERR-01'] },
      tags: ['failed', 'needsAnswer'],
      on: {
        'rideJob.retried': {
          target: 'arriving',
          actions: 'forgetKept',
          description: 'Back to where the order stands.',
        },
      },
    },
    ended: {
      description: 'The order is theirs no longer: it was cancelled, or has ended by another hand.',
      meta: { screen: 'ended', requirements: ['RIDE-10'] },
      tags: ['needsAnswer'],
      on: { 'rideJob.closed': { target: 'closed', description: 'They have read it.' } },
    },
    givenBack: {
      type: 'final',
      description: 'Others may ride it.',
      meta: { screen: 'none', requirements: ['RIDE-05', 'RIDE-13'] },
      tags: ['done'],
    },
    delivered: {
      type: 'final',
      description: 'It is delivered.',
      meta: { screen: 'none', requirements: ['RIDE-07', 'RIDE-12'] },
      tags: ['done'],
    },
    closed: {
      type: 'final',
      description: 'It is nothing of theirs any more.',
      meta: { screen: 'none', requirements: ['RIDE-10'] },
    },
  },
});
