import { answered, gone, untouched } from './doing';
import { handleSetup } from './handleOrderSetup';

const choosingWay = handleSetup.createStateConfig({
  description:
    'What becomes of an order that its courier does not bring is chosen; the shopper reads it.',
  meta: { screen: 'choosingWay', requirements: ['DESK-29'] },
  tags: ['needsAnswer'],
  on: {
    'handleOrder.rescued': {
      target: 'rescuing',
      actions: { type: 'keepWay', params: ({ event }) => event },
      description: 'The way is chosen.',
    },
    'handleOrder.kept': { target: 'looking', description: 'Its courier is waited for.' },
    'handleOrder.left': gone,
    'handleOrder.moved': [
      {
        guard: { type: 'canStill', params: ({ event }) => ({ now: event, step: 'rescue' }) },
        actions: { type: 'keepStanding', params: ({ event }) => event },
        description: 'It stands elsewhere, and nobody brings it there either.',
      },
      {
        target: 'handledElsewhere',
        actions: { type: 'keepStanding', params: ({ event }) => event },
        description: 'Its courier is back, or somebody has seen to it meanwhile.',
      },
    ],
  },
});

const rescuing = handleSetup.createStateConfig({
  description: 'The shop is told what becomes of it; its courier may hand it over at this moment.',
  meta: { screen: 'choosingWay', requirements: ['DESK-29'] },
  tags: ['busy'],
  entry: { type: 'noteStep', params: { step: 'rescue' } },
  on: untouched,
  invoke: {
    id: 'rescue',
    src: 'rescue',
    input: ({ context: { orderId, way } }) => ({ orderId, way }),
    onDone: answered,
    onError: 'failed',
  },
});

export const rescueStates = { choosingWay, rescuing };
