import { asking, becameElse, isDone, refusals } from './answers';
import { rideJobSetup } from './rideJobSetup';

/** They cannot go on with what they have. */
export const stops = {
  'rideJob.stopAsked': {
    target: '#rideJob.riding.askingWhy',
    description: 'They cannot go on.',
  },
} as const;

const goesOn = {
  'rideJob.kept': { target: 'moving', description: 'They can go on after all.' },
} as const;

const given = [
  {
    guard: isDone,
    target: '#rideJob.givenBack',
    actions: { type: 'noteEnd', params: { end: 'givenBack' } },
    description: 'Another courier is offered it, and its shopper is told.',
  },
  ...refusals,
] as const;

const toldHere = {
  'rideJob.moved': { ...becameElse, description: 'It is being given up here.' },
} as const;

const askingWhy = rideJobSetup.createStateConfig({
  description: 'It is asked why they cannot go on.',
  meta: { screen: 'askingWhy', requirements: ['RIDE-13'] },
  on: {
    'rideJob.reasonChosen': {
      target: 'askingWhere',
      actions: { type: 'keepReason', params: ({ event }) => event },
      description: 'The reason is chosen.',
    },
    ...goesOn,
  },
});

const askingWhere = rideJobSetup.createStateConfig({
  description: 'They bring it back, or another courier fetches it from where they are.',
  meta: { screen: 'askingWhere', requirements: ['RIDE-13', 'RIDE-18'] },
  on: {
    'rideJob.broughtBack': { target: 'bringingBack', description: 'It is back where it was.' },
    'rideJob.passedOn': { target: 'passingOn', description: 'Another courier fetches it here.' },
    ...goesOn,
  },
});

const bringingBack = rideJobSetup.createStateConfig({
  description: 'The shop is told that it is back, now or when it is reached again.',
  meta: { screen: 'askingWhere', requirements: ['RIDE-13', 'RIDE-09'] },
  tags: ['busy'],
  invoke: {
    id: 'bringBack',
    src: 'press',
    input: asking('bringBack'),
    onDone: given,
    onError: '#rideJob.failed',
  },
  on: toldHere,
});

const passingOn = rideJobSetup.createStateConfig({
  description: 'The shop is told that another is to fetch it, now or when it is reached again.',
  meta: { screen: 'askingWhere', requirements: ['RIDE-13', 'RIDE-09'] },
  tags: ['busy'],
  invoke: {
    id: 'passOn',
    src: 'press',
    input: asking('passOn'),
    onDone: given,
    onError: '#rideJob.failed',
  },
  on: toldHere,
});

export const stopStates = { askingWhy, askingWhere, bringingBack, passingOn };
