import { keyOfEntry, keyOfLine } from '../../../domain/cart/cartLines';
import { askToSignIn } from '../../identity/askToSignIn';
import { addToCartSetup } from './addToCartSetup';
import { entryReplaced } from './decideAddToCart';
import { replacementStates } from './replacement';

export const addToCartMachine = addToCartSetup.createMachine({
  id: 'addToCart',
  version: '1.0.0',
  description:
    'One press of “Add to Cart”: the shop asks before another store’s lines are given up, and saves.',
  context: ({ input }) => ({
    line: input.line,
    edited: input.edited ?? null,
    entries: [],
    refusal: null,
    outcome: 'refused',
  }),
  output: ({ context }) => ({ kind: context.outcome }),
  initial: 'readingCart',
  states: {
    readingCart: {
      description: 'We look at what is in the cart as the shopper sees it.',
      meta: { screen: 'none', requirements: ['ITEM-07', 'ITEM-08'] },
      tags: ['busy', 'quiet'],
      invoke: {
        id: 'readCart',
        src: 'readCart',
        onDone: {
          target: 'deciding',
          actions: [{ type: 'keepCart', params: ({ event }) => ({ entries: event.output }) }],
        },
        onError: { target: 'failed', description: 'The cart could not be read.' },
      },
    },
    deciding: {
      description: 'We see whether the item can be added, and what that means for the cart.',
      meta: {
        screen: 'none',
        requirements: ['ITEM-08', 'ITEM-11', 'ITEM-15', 'ITEM-16', 'ITEM-17', 'ITEM-18'],
      },
      always: [
        { guard: 'canBeAdded', target: 'adding', description: 'The item is new to the cart.' },
        {
          guard: 'isInCart',
          target: 'updating',
          description: 'The same option is in the cart, or its line is being edited: it changes.',
        },
        {
          guard: 'isFromOtherStore',
          target: 'confirmingReplacement',
          description: 'The cart holds items of another store.',
        },
        {
          target: 'refused',
          actions: 'sayWhyNot',
          description:
            'It cannot be: sold out, over the limit, nothing chosen, not on sale now, or no change.',
        },
      ],
    },
    adding: {
      description: 'The line is on the screen already and is being saved.',
      meta: { screen: 'none', requirements: ['ITEM-20', 'CART-13', 'CART-18'] },
      tags: ['busy', 'quiet'],
      invoke: {
        id: 'addLine',
        src: 'addLine',
        input: ({ context }) => ({ line: context.line }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'added',
            actions: 'announceAdded',
            description: 'The server took the line.',
          },
          {
            target: 'weighingRefusal',
            actions: [{ type: 'keepRefusal', params: ({ event }) => event.output }],
            description: 'The server did not take the line.',
          },
        ],
        onError: 'failed',
      },
    },
    updating: {
      description: 'The changed line is on the screen already and is being saved.',
      meta: { screen: 'none', requirements: ['ITEM-19', 'CART-14', 'CART-18'] },
      tags: ['busy', 'quiet'],
      invoke: {
        id: 'updateLine',
        src: 'updateLine',
        input: ({ context: { line, entries, edited } }) => {
          const existing = entryReplaced(entries, line, edited);
          return { line, was: existing ? keyOfEntry(existing) : keyOfLine(line) };
        },
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'updated',
            actions: 'announceUpdated',
            description: 'The server took the change.',
          },
          {
            target: 'weighingRefusal',
            actions: [{ type: 'keepRefusal', params: ({ event }) => event.output }],
            description: 'The server did not take the change.',
          },
        ],
        onError: 'failed',
      },
    },
    ...replacementStates,
    weighingRefusal: {
      description: 'The server refused; what it said decides what the shopper is told or asked.',
      meta: { screen: 'none', requirements: ['ITEM-11', 'ITEM-15', 'ITEM-16', 'ITEM-17'] },
      always: [
        {
          guard: 'wasOtherStore',
          target: 'confirmingReplacement',
          description: 'The cart got another store’s items elsewhere, perhaps in another tab.',
        },
        {
          guard: 'wasSignedOut',
          target: 'signingIn',
          description: 'The sign-in is no longer valid.',
        },
        {
          target: 'refused',
          actions: 'sayWhyRefused',
          description:
            'Sold in the meantime, over the limit, or anything else that the server says.',
        },
      ],
    },
    signingIn: {
      description: 'The shopper is asked to sign in again, then the item is added after all.',
      meta: { screen: 'none', requirements: ['ERR-01'] },
      tags: ['needsSignIn'],
      entry: 'forgetRefusal',
      invoke: askToSignIn({
        signedIn: {
          target: 'readingCart',
          description: 'Signed in: once more, with this customer’s cart.',
        },
        nobody: { target: 'cancelled', description: 'The shopper did not want to.' },
        failed: 'failed',
      }),
    },
    failed: {
      description:
        'The shop could not be reached; the cart is as before and the shopper may retry.',
      meta: { screen: 'none', requirements: ['ERR-01'] },
      tags: ['failed'],
      entry: 'offerRetry',
      on: { 'addToCart.retried': 'readingCart' },
      after: {
        retryOffer: { target: 'refused', description: 'The offer to try again has passed.' },
      },
    },
    added: {
      type: 'final',
      description: 'The item is in the cart.',
      meta: { screen: 'none', requirements: ['ITEM-20'] },
      tags: ['done'],
      entry: [{ type: 'noteOutcome', params: { kind: 'added' } }],
    },
    updated: {
      type: 'final',
      description: 'The line in the cart is changed.',
      meta: { screen: 'none', requirements: ['ITEM-19'] },
      tags: ['done'],
      entry: [{ type: 'noteOutcome', params: { kind: 'updated' } }],
    },
    refused: {
      type: 'final',
      description: 'The cart is as before, and the shopper knows why.',
      meta: { screen: 'none', requirements: ['ITEM-15', 'ITEM-16', 'ITEM-17', 'ITEM-18'] },
    },
    cancelled: {
      type: 'final',
      description: 'The shopper kept the cart as it was.',
      meta: { screen: 'none', requirements: ['ITEM-11'] },
      entry: [{ type: 'noteOutcome', params: { kind: 'cancelled' } }],
    },
  },
});
