import type { DoneActorEvent } from 'xstate';
import { asking, becameElse, isDone, refusals } from './answers';
import { type PreparedPhoto, rideJobSetup } from './rideJobSetup';

const preparedOf = ({ event }: { event: DoneActorEvent<PreparedPhoto> }) => event.output;

/** Nobody is there, or it is wished so: a picture says that it lies at the door. */
export const takesPhoto = {
  'rideJob.photoTaken': {
    guard: 'isLeavable',
    target: '#rideJob.riding.preparingPhoto',
    description: 'It is left at the door, of which a picture is taken.',
  },
} as const;

const back = {
  target: 'askingCode',
  actions: 'forgetPhoto',
  description: 'Somebody is there after all.',
} as const;

const preparingPhoto = rideJobSetup.createStateConfig({
  description: 'The picture is made small enough to be kept and sent.',
  meta: { screen: 'preparingPhoto', requirements: ['RIDE-12'] },
  tags: ['busy'],
  invoke: {
    id: 'preparePhoto',
    src: 'preparePhoto',
    input: ({ event }) =>
      event.type === 'rideJob.photoTaken' ? event : { file: { name: '', size: 0 } },
    onDone: [
      {
        guard: { type: 'isPhoto', params: preparedOf },
        target: 'checkingPhoto',
        actions: { type: 'keepPhoto', params: preparedOf },
        description: 'It is shown to the courier.',
      },
      { target: 'noPhoto', description: 'It is no picture.' },
    ],
    onError: { target: 'noPhoto', description: 'It could not be read.' },
  },
});

const checkingPhoto = rideJobSetup.createStateConfig({
  description: 'The courier looks whether the picture shows the order at the door.',
  meta: { screen: 'photo', requirements: ['RIDE-12'] },
  on: {
    'rideJob.photoConfirmed': { target: 'leaving', description: 'It shows the order.' },
    ...takesPhoto,
    'rideJob.kept': back,
  },
});

const noPhoto = rideJobSetup.createStateConfig({
  description: 'What was chosen is no picture; another can be taken.',
  meta: { screen: 'noPhoto', requirements: ['RIDE-12'] },
  tags: ['failed', 'needsAnswer'],
  on: { ...takesPhoto, 'rideJob.kept': back },
});

const leaving = rideJobSetup.createStateConfig({
  description:
    'The shop is sent the picture of what was left at the door, now or when it is reached again.',
  meta: { screen: 'delivering', requirements: ['RIDE-12', 'RIDE-09'] },
  tags: ['busy'],
  invoke: {
    id: 'leave',
    src: 'press',
    input: asking('leave'),
    onDone: [
      {
        guard: isDone,
        target: '#rideJob.delivered',
        actions: { type: 'noteEnd', params: { end: 'delivered' } },
        description: 'It is delivered.',
      },
      ...refusals,
    ],
    onError: '#rideJob.failed',
  },
  on: { 'rideJob.moved': { ...becameElse, description: 'It is being left at the door here.' } },
});

export const photoStates = { preparingPhoto, checkingPhoto, noPhoto, leaving };
