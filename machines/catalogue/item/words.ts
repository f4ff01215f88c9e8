import type { Words } from '../../wordList';

export const words: Words = {
  title: 'Choose an item',
  events: {
    'item.optionChosen': 'Option chosen',
    'item.dishPressed': 'Choice of a dish pressed',
    'item.addOnSet': 'Add-on changed',
    'item.quantityRaised': 'Plus pressed',
    'item.quantityLowered': 'Minus pressed',
    'item.refreshed': 'The item was read anew',
    'item.addRequested': 'Add to Cart pressed',
    'item.orderRequested': 'Buy Now or Order Now pressed',
  },
  guards: {
    isUnavailable: 'It is not on sale now',
    isIncomplete: 'A choice is missing',
    isSoldOut: 'The chosen variation is sold out',
    isReady: 'It can be bought as chosen',
    canAdd: 'It can be put into the cart as chosen',
    canOrder: 'This shopper may order it at once',
    canRaise: 'One more can be had',
    isAtLimit: 'The most of one order is reached',
    hasSignedIn: 'The shopper signed in',
  },
  unmet: {
    isReady: 'it cannot be bought as chosen',
    canAdd: 'it cannot be put into the cart as chosen',
    canOrder: 'this shopper may not order it as chosen',
    canRaise: 'no more of it can be had',
  },
  actors: {
    addToCart: 'Put into the cart',
    askToSignIn: 'Ask to sign in',
    startPurchase: 'Hand over to the checkout',
  },
  actions: {
    chooseOption: 'Note the option',
    pressDish: 'Note the choice',
    setAddOn: 'Note the add-on',
    raiseQuantity: 'One more',
    lowerQuantity: 'One less',
    takeItem: 'Take over the new data',
    sayOutOfStock: 'Say "Out of Stock"',
    sayOutOfLimits: 'Say "Out of Limits"',
    sayCombinationSoldOut: 'Say that this variation is out of stock',
  },
  delays: {},
};
