import { cartLineSetup } from './cartLineSetup';
import {
  isLastUnit,
  keepLine,
  noMore,
  showLess,
  showMore,
  showQuantity,
  undoRefused,
} from './pressing';

export const restoring = cartLineSetup.createStateConfig({
  description: 'The line is back in its place on the screen and is being added again.',
  meta: { screen: 'stepper', requirements: ['CART-13'] },
  tags: ['busy', 'quiet'],
  entry: [{ type: 'noteAttempt', params: { attempt: 'restore' } }, showQuantity],
  on: {
    'cartLine.increased': [
      ...noMore,
      {
        actions: [...showMore, 'noteQuantity'],
        description: 'One more, as soon as the line is there.',
      },
    ],
    'cartLine.decreased': [
      {
        guard: isLastUnit,
        actions: [keepLine, 'noteRemoval'],
        description: 'Minus at one unit takes the line out, as soon as it is there.',
      },
      {
        actions: [...showLess, 'noteQuantity'],
        description: 'One less, as soon as the line is there.',
      },
    ],
    'cartLine.removeChosen': {
      actions: [keepLine, 'noteRemoval'],
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
        actions: undoRefused,
        description: 'It cannot be had again, for instance because it was sold meanwhile.',
      },
    ],
    onError: 'restoreFailed',
  },
});

export const restoreFailed = cartLineSetup.createStateConfig({
  description:
    'The shop could not be reached: the line is still out of the cart; for a while the bringing back can be tried again.',
  meta: { screen: 'removedRow', requirements: ['ERR-01', 'CART-10'] },
  tags: ['failed'],
  entry: [{ type: 'takeBackChange', params: ({ context }) => context }, 'offerRetry'],
  on: { 'cartLine.retried': 'restoring', 'cartLine.undoChosen': 'restoring' },
  after: {
    retryOffer: {
      target: 'removed',
      description: 'The offer has passed: the line stays out of the cart.',
    },
  },
});
