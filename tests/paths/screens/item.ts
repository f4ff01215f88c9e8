import { defineScreens } from '../../../charts/package/define';
import type { Seen } from '../../../charts/paths/screens';
import { itemMachine } from '../../../machines/catalogue/item';
import { openings, presses } from '../models/item';
import { press, radio } from './pieces';

const quiet: Seen = {};
/** What cannot be had has neither a quantity nor a way into the cart. */
const isSold = (at: readonly string[]) =>
  !at.includes('choice.unavailable') && !at.includes('choice.soldOut');

/** An item's page: what the shopper does and sees (ITEM-01 to ITEM-26). */
export const item = defineScreens(itemMachine, {
  gestures: {
    'item.optionChosen': ({ option }, { context }) =>
      context.item.choice_options.some(({ options }) => options.includes(option)) &&
      !Object.values(context.selection.options).includes(option)
        ? [{ press: radio(new RegExp(`^${option}`)) }]
        : null,
    'item.dishPressed': ({ label }, { context }) =>
      context.item.food_variations.length > 0 ? [{ press: radio(new RegExp(`^${label}`)) }] : null,
    'item.addOnSet': ({ id }, { context }) => {
      const addOn = context.item.add_ons.find((one) => one.id === id);
      const isChosen = Object.values(context.selection.addOns).some((quantity) => quantity > 0);
      return addOn && !isChosen ? [{ press: { role: 'checkbox', name: addOn.name } }] : null;
    },
    'item.quantityRaised': (_, { at }) => (isSold(at) ? [press('One more')] : null),
    'item.quantityLowered': (_, { at, context }) =>
      isSold(at) && context.selection.quantity > 1 ? [press('One less')] : null,
    // The shop tells of changes, and of the cart.
    'item.cartSeen': () => null,
    'item.refreshed': () => null,
    'item.addRequested': (_, { at, context }) =>
      isSold(at) && !context.item.available_date_starts ? [press('Add to Cart')] : null,
    'item.orderRequested': ({ signedIn }, { at }) =>
      isSold(at) && !signedIn ? [press(/^(Order|Buy) Now$/)] : null,
  },
  seen: {
    'choice.judging': null,
    'choice.unavailable': { says: ['This item is not available at the moment.'] },
    'choice.incomplete': quiet,
    'choice.pointingOut': { says: [/Please choose:/] },
    'choice.soldOut': { says: [/out of stock/i] },
    'choice.ready': quiet,
    'purchase.resting': quiet,
    'purchase.adding': quiet,
    'purchase.askingToSignIn': quiet,
    'purchase.startingPurchase': quiet,
    'purchase.failed': { says: ['That did not work. Please try again.'] },
  },
  told: { inputs: openings, events: presses },
  unseen: {
    'item.choice.soldOut|item.addRequested|0': 'What is sold out has one disabled button (ITEM-06)',
    'item.choice.soldOut|item.orderRequested|0':
      'What is sold out has one disabled button (ITEM-06)',
    'item.cartSeen': 'The shop tells of the cart',
    'item.refreshed': 'The shop tells of changes',
  },
});
