import { cartLineSetup } from './cartLineSetup';

/** A line that was removed comes back; nothing that is pressed meanwhile is lost. */
export const restoring = cartLineSetup.createStateConfig({
  description: 'The line is back in its place on the screen and is being added again.',
  meta: { screen: 'stepper', requirements: ['CART-13'] },
  tags: ['busy'],
  entry: [
    { type: 'noteAttempt', params: { attempt: 'restore' } },
    { type: 'showQuantity', params: ({ context }) => context },
  ],
  on: {
    'cartLine.increased': [
      {
        guard: { type: 'isOutOfStock', params: ({ event }) => event },
        actions: 'sayNotEnough',
        description: 'No more units are left.',
      },
      {
        guard: { type: 'isOutOfLimits', params: ({ event }) => event },
        actions: 'sayTooMany',
        description: 'One cart may not hold more of this item.',
      },
      {
        actions: [
          { type: 'wantMore', params: ({ event }) => event },
          { type: 'showQuantity', params: ({ context }) => context },
          'noteQuantity',
        ],
        description: 'One more, as soon as the line is there.',
      },
    ],
    'cartLine.decreased': [
      {
        guard: { type: 'isLastUnit', params: ({ event }) => event },
        actions: [{ type: 'keepLine', params: ({ event }) => event }, 'noteRemoval'],
        description: 'Minus at one unit takes the line out, as soon as it is there.',
      },
      {
        actions: [
          { type: 'wantLess', params: ({ event }) => event },
          { type: 'showQuantity', params: ({ context }) => context },
          'noteQuantity',
        ],
        description: 'One less, as soon as the line is there.',
      },
    ],
    'cartLine.removeChosen': {
      actions: [{ type: 'keepLine', params: ({ event }) => event }, 'noteRemoval'],
      description: 'It is taken out again as soon as it is there.',
    },
  },
  invoke: {
    id: 'restoreLine',
    src: 'restoreLine',
    input: ({ context }) => ({ line: context.line }),
    onDone: [
      {
        guard: { type: 'isRemovalWaiting', params: ({ event }) => event.output },
        target: 'removing',
        description: 'The line is in the cart again, and the shopper does not want it after all.',
      },
      {
        guard: { type: 'isQuantityWaiting', params: ({ event }) => event.output },
        target: 'changing.saving',
        description: 'The line is in the cart again, and another quantity is wanted.',
      },
      {
        guard: { type: 'isAccepted', params: ({ event }) => event.output },
        target: 'changing',
        description: 'The line is in the cart again.',
      },
      {
        guard: { type: 'isSignedOut', params: ({ event }) => event.output },
        target: 'signingIn',
        description: 'The sign-in is no longer valid.',
      },
      {
        target: 'removed',
        actions: [
          { type: 'takeBackChange', params: ({ context }) => context },
          { type: 'sayWhyRefused', params: ({ event }) => event.output },
        ],
        description: 'It cannot be had again, for instance because it was sold meanwhile.',
      },
    ],
    onError: 'changing.failed',
  },
});
