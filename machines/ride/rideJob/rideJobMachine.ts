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
import { atStore } from './atStoreStates';
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
          target: 'atStore.givingBack',
          description: 'It was given back, which is not sent yet.',
        },
        {
          guard: 'beginsTelling',
          target: 'riding.telling',
          description: 'It was picked up, which is not sent yet.',
        },
        {
          guard: 'beginsCollecting',
          target: 'riding.collecting',
          description: 'They are at the door, where cash is due.',
        },
        {
          guard: 'beginsAskingCode',
          target: 'riding.askingCode',
          description: 'They are at the door, and it is paid already.',
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
    atStore,
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
