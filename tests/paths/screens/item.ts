import { defineScreens, type Seen } from '../../../charts/paths/screens';
import { itemMachine } from '../../../machines/item';
import { press, pressing, radio } from './pieces';

const quiet: Seen = {};

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
    'item.quantityRaised': pressing('One more'),
    'item.quantityLowered': (_, { context }) =>
      context.selection.quantity > 1 ? [press('One less')] : null,
    // The shop tells of changes.
    'item.refreshed': () => null,
    'item.addRequested': (_, { context }) =>
      context.item.available_date_starts ? null : [press('Add to Cart')],
    'item.orderRequested': ({ signedIn }) => (signedIn ? null : [press(/^(Order|Buy) Now$/)]),
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
  unseen: { 'item.refreshed': 'The shop tells of changes' },
});
