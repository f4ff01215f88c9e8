import { itemSetup } from './itemSetup';

export const choiceRegion = itemSetup.createStateConfig({
  initial: 'judging',
  description: 'The shopper looks at the item and chooses.',
  meta: { screen: 'item', requirements: ['ITEM-01', 'ITEM-02', 'ITEM-03', 'ITEM-15', 'ITEM-16'] },
  on: {
    'item.optionChosen': {
      target: '.judging',
      actions: [{ type: 'chooseOption', params: ({ event }) => event }],
    },
    'item.dishPressed': {
      target: '.judging',
      actions: [{ type: 'pressDish', params: ({ event }) => event }],
    },
    'item.addOnSet': {
      target: '.judging',
      actions: [{ type: 'setAddOn', params: ({ event }) => event }],
    },
    'item.refreshed': {
      target: '.judging',
      actions: [{ type: 'takeItem', params: ({ event }) => event }],
    },
    'item.quantityRaised': [
      { guard: 'canRaise', actions: 'raiseQuantity', description: 'One more can be had.' },
      {
        guard: 'isAtLimit',
        actions: 'sayOutOfLimits',
        description: 'The most that one order may hold is reached.',
      },
      { actions: 'sayOutOfStock', description: 'There are no more.' },
    ],
    'item.quantityLowered': { actions: 'lowerQuantity' },
    'item.cartSeen': {
      guard: 'isUncounted',
      actions: [{ type: 'takeCount', params: ({ event }) => event }],
      description: 'Nobody has said how many: as many as lie in the cart.',
    },
  },
  states: {
    judging: {
      description: 'We see what is still to be chosen and what is left of it.',
      meta: { screen: 'item', requirements: ['ITEM-06', 'ITEM-14'] },
      always: [
        { guard: 'isUnavailable', target: 'unavailable', description: 'It is not on sale now.' },
        { guard: 'isIncomplete', target: 'incomplete', description: 'A choice is missing.' },
        { guard: 'isSoldOut', target: 'soldOut', description: 'What was chosen is sold out.' },
        { target: 'ready', description: 'It can be bought as chosen.' },
      ],
    },
    unavailable: {
      description: 'The item cannot be bought now: out of stock or outside its hours.',
      meta: { screen: 'unavailable', requirements: ['ITEM-06'] },
    },
    incomplete: {
      description: 'Something still has to be chosen.',
      meta: { screen: 'item', requirements: ['ITEM-03'] },
      on: {
        'item.addRequested': 'pointingOut',
        'item.orderRequested': 'pointingOut',
      },
    },
    pointingOut: {
      description: 'The shopper is shown which choices are missing, until one is made.',
      meta: { screen: 'missing', requirements: ['ITEM-03'] },
    },
    soldOut: {
      description: 'The chosen variation is sold out; another one may not be.',
      meta: { screen: 'soldOut', requirements: ['ITEM-17'] },
      on: {
        'item.addRequested': { actions: 'sayCombinationSoldOut' },
        'item.orderRequested': { actions: 'sayCombinationSoldOut' },
      },
    },
    ready: {
      description: 'The item can be bought as chosen.',
      meta: { screen: 'item', requirements: ['ITEM-06', 'ITEM-07', 'ITEM-08'] },
    },
  },
});
