import { askToSignIn } from '../../identity/askToSignIn';
import { itemSetup, lineOfContext, purchaseOfContext } from './itemSetup';

/** What the buy and cart buttons do, at rest and after a failure. */
const requesting = itemSetup.createStateConfig({
  on: {
    'item.addRequested': {
      guard: 'canAdd',
      target: 'adding',
      actions: 'noteAsked',
      description: 'All is chosen and on sale. A campaign item never goes through the cart.',
    },
    'item.orderRequested': [
      {
        guard: { type: 'canOrder', params: ({ event }) => event },
        target: 'startingPurchase',
        description: 'All is chosen and this shopper may order it.',
      },
      {
        guard: 'isReady',
        target: 'askingToSignIn',
        description: 'Guests cannot order campaign items.',
      },
    ],
  },
});

export const purchaseRegion = itemSetup.createStateConfig({
  initial: 'resting',
  description: 'The buttons under the item.',
  meta: { screen: 'item', requirements: ['ITEM-04'] },
  states: {
    resting: {
      description: 'Nothing is under way.',
      meta: {
        screen: 'item',
        requirements: ['ITEM-04', 'ITEM-06', 'ITEM-07', 'ITEM-08', 'ITEM-09'],
      },
      on: requesting.on,
    },
    adding: {
      description: 'The item goes into the cart, or its line there changes.',
      meta: { screen: 'item', requirements: ['ITEM-07', 'ITEM-08', 'ITEM-11'] },
      tags: ['busy'],
      invoke: {
        id: 'addToCart',
        src: 'addToCart',
        input: lineOfContext,
        onDone: { target: 'resting', actions: 'followCart' },
        onError: 'failed',
      },
      on: {
        'item.orderRequested': {
          guard: { type: 'canOrder', params: ({ event }) => event },
          target: 'startingPurchase',
          description: 'It goes into the cart all the same.',
        },
        'item.addRequested': {
          guard: 'canAddOther',
          target: 'adding',
          reenter: true,
          actions: 'noteAsked',
          description: 'Chosen otherwise meanwhile: that is what the cart shall hold.',
        },
      },
    },
    askingToSignIn: {
      description: 'A guest wants a campaign item and is asked to sign in first.',
      meta: { screen: 'item', requirements: ['ITEM-10'] },
      tags: ['needsSignIn'],
      invoke: askToSignIn({
        signedIn: { target: 'startingPurchase', description: 'Signed in: on to the checkout.' },
        nobody: { target: 'resting', description: 'The shopper did not want to.' },
        failed: 'failed',
      }),
    },
    startingPurchase: {
      description: 'The item is handed to the checkout as it was chosen.',
      meta: { screen: 'item', requirements: ['ITEM-09', 'CHK-02', 'CHK-03'] },
      tags: ['busy'],
      invoke: {
        id: 'startPurchase',
        src: 'startPurchase',
        input: purchaseOfContext,
        onDone: 'resting',
        onError: 'failed',
      },
    },
    failed: {
      description: 'It did not work; the shopper is told and may press again.',
      meta: { screen: 'failed', requirements: ['ERR-01'] },
      tags: ['failed'],
      on: {
        ...requesting.on,
        'item.optionChosen': 'resting',
        'item.dishPressed': 'resting',
        'item.addOnSet': 'resting',
        'item.quantityRaised': 'resting',
        'item.quantityLowered': 'resting',
      },
    },
  },
});
