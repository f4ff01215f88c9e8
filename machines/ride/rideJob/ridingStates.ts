import { asking, becameElse, becameOver, isDone, isWrongCode, refusals } from './answers';
import { photoStates, takesPhoto } from './photoStates';
import { rideJobSetup } from './rideJobSetup';
import { stopStates, stops } from './stopStates';

const tellArrival = {
  type: 'tellArrival',
  params: ({ context: { orderId } }: { context: { orderId: number } }) => ({ orderId }),
} as const;

const toDoor = [
  {
    guard: 'isCash',
    target: 'collecting',
    actions: tellArrival,
    description: 'Cash is due.',
  },
  { target: 'askingCode', actions: tellArrival, description: 'It is paid already.' },
] as const;

const telling = rideJobSetup.createStateConfig({
  description: 'The shop is told that it was picked up; the ride goes on meanwhile.',
  meta: { screen: 'riding', requirements: ['RIDE-05', 'RIDE-09'] },
  invoke: {
    id: 'pickUp',
    src: 'press',
    input: asking('pickUp'),
    onDone: [
      {
        guard: isDone,
        target: 'moving',
        actions: { type: 'noteStage', params: { stage: 'road' } },
        description: 'The shop has noted it, and the shopper sees it.',
      },
      ...refusals,
    ],
    onError: '#rideJob.failed',
  },
  on: { 'rideJob.arrived': toDoor, ...stops },
});

const moving = rideJobSetup.createStateConfig({
  description: 'It is on its way to the door.',
  meta: { screen: 'riding', requirements: ['RIDE-06'] },
  on: { 'rideJob.arrived': toDoor, ...stops },
});

const collecting = rideJobSetup.createStateConfig({
  description: 'The cash is collected at the door.',
  meta: { screen: 'collecting', requirements: ['RIDE-07'] },
  on: {
    'rideJob.cashCollected': { target: 'askingCode', actions: 'noteCash' },
    'rideJob.kept': { target: 'moving', description: 'They are not at the door yet.' },
    ...stops,
  },
});

const entering = {
  'rideJob.codeEntered': {
    target: 'delivering',
    actions: {
      type: 'keepCode',
      params: ({ event }: { event: { code: string } }) => event,
    },
  },
  ...takesPhoto,
  'rideJob.kept': { target: 'moving', description: 'They are not at the door yet.' },
} as const;

const askingCode = rideJobSetup.createStateConfig({
  description: 'The four digits that the shopper sees are entered.',
  meta: { screen: 'code', requirements: ['RIDE-07'] },
  on: entering,
});

const wrongCode = rideJobSetup.createStateConfig({
  description: 'The digits are not those of this order; others can be entered.',
  meta: { screen: 'wrongCode', requirements: ['RIDE-07'] },
  tags: ['failed', 'needsAnswer'],
  on: entering,
});

const delivering = rideJobSetup.createStateConfig({
  description: 'The shop is told that it was handed over, now or when it is reached again.',
  meta: { screen: 'delivering', requirements: ['RIDE-07', 'RIDE-09'] },
  tags: ['busy'],
  invoke: {
    id: 'deliver',
    src: 'press',
    input: asking('deliver'),
    onDone: [
      {
        guard: isDone,
        target: '#rideJob.delivered',
        actions: { type: 'noteEnd', params: { end: 'delivered' } },
        description: 'It is delivered.',
      },
      {
        guard: isWrongCode,
        target: 'wrongCode',
        actions: 'forgetCode',
        description: 'The digits are not those of this order.',
      },
      ...refusals,
    ],
    onError: '#rideJob.failed',
  },
  on: { 'rideJob.moved': { ...becameElse, description: 'It is being handed over here.' } },
});

const unshared = { type: 'keepPlace', params: { isShared: false } } as const;

export const riding = rideJobSetup.createStateConfig({
  description: 'The order is on its way, and its shopper sees where.',
  meta: { screen: 'riding', requirements: ['RIDE-06'] },
  initial: 'moving',
  invoke: {
    id: 'sharePlace',
    src: 'sharePlace',
    onDone: { actions: unshared, description: 'The phone tells no more where it is.' },
    onError: { actions: unshared, description: 'The phone cannot tell where it is.' },
  },
  on: {
    'rideJob.placeTold': {
      actions: { type: 'keepPlace', params: ({ event }) => event },
      description: 'It is known whether the phone tells where it is.',
    },
    'rideJob.leavable': {
      actions: 'noteLeavable',
      description: 'It may be left at the door from now on.',
    },
    'rideJob.moved': [becameOver, becameElse],
  },
  states: {
    telling,
    moving,
    collecting,
    askingCode,
    wrongCode,
    delivering,
    ...photoStates,
    ...stopStates,
  },
});
