import { defineModel } from '../../../charts/package/define';
import { itemMachine } from '../../../machines/catalogue/item';
import { sampleItem } from '../../domain/samples';
import { dish, shirt } from '../../machines/catalogue/item/items';
import { signIn } from '../answers';

const few = sampleItem({ id: 5, stock: 2 });

/** Items as their pages open. */
export const openings = {
  'a shirt, one a customer': { item: { ...shirt, maximum_cart_quantity: 1 } },
  'a dish': { item: dish },
  'two left': { item: few },
  'none left': { item: sampleItem({ id: 6, stock: 0 }) },
  'a campaign': { item: sampleItem({ id: 7, stock: 3, available_date_starts: '2026-11-01' }) },
};

/** What is pressed on every page of an item. */
export const presses = {
  'item.optionChosen': [
    { title: 'Colour', option: 'Red' },
    { title: 'Colour', option: 'Blue' },
    { title: 'Size', option: 'Small' },
  ],
  'item.dishPressed': [{ group: 'Size', label: 'Large' }],
  'item.addOnSet': [{ id: 11, quantity: 1 }],
  'item.quantityRaised': [{}],
  'item.quantityLowered': [{}],
  'item.cartSeen': [{ quantity: 2 }],
  'item.refreshed': [{ item: sampleItem({ id: 5, stock: 0 }) }],
  'item.addRequested': [{}],
  'item.orderRequested': [{ signedIn: false }, { signedIn: true }],
};

export const item = defineModel(itemMachine, {
  inputs: {
    ...openings,
    'a dish from a line of the cart': {
      item: dish,
      preset: {
        dishes: { Size: ['Large'], Extras: ['Olives', 'Truffle', 'Basil', 'Chili'] },
        addOns: { 11: 2 },
        quantity: 3,
      },
    },
    'a shirt from a link': { item: shirt, preset: { options: { Colour: 'Red', Size: 'Medium' } } },
  },
  events: {
    ...presses,
    'item.dishPressed': [
      ...presses['item.dishPressed'],
      { group: 'Size', label: 'Small' },
      { group: 'Extras', label: 'Olives' },
      { group: 'Extras', label: 'Basil' },
      { group: 'Extras', label: 'Chili' },
    ],
    'item.addOnSet': [...presses['item.addOnSet'], { id: 11, quantity: 0 }],
  },
  results: {
    addToCart: { done: null },
    askToSignIn: signIn,
    startPurchase: { done: undefined },
  },
  project: ({ item: { id, stock }, selection: { options, dishes, quantity }, asked }) => [
    id,
    options,
    dishes,
    stock === null ? 0 : quantity,
    asked?.quantity === quantity,
  ],
});
