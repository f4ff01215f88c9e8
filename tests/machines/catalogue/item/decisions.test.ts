import { describe, expect, it } from 'vitest';
import { entryOfLine } from '../../../../domain/cart/cartLines';
import type { Item } from '../../../../domain/catalogue/catalogue';
import {
  chosenVariations,
  decideButtons,
  decideStanding,
  lineOf,
  missingChoices,
  startSelection,
} from '../../../../machines/catalogue/item';
import { pressed } from '../../../../machines/catalogue/item/selection';
import { sampleItem } from '../../../domain/samples';
import { dish, shirt } from './items';

const plain = startSelection(sampleItem());

describe('where the shopper stands (ITEM-06, ITEM-17)', () => {
  const blueLarge = { options: { Colour: 'Blue', Size: 'Extra Large' } };
  const redLarge = { options: { Colour: 'Red', Size: 'Extra Large' } };
  const cases: [string, Item, ReturnType<typeof startSelection>, string][] = [
    ['stock is not counted', sampleItem({ stock: null }), plain, 'ready'],
    ['one is left', sampleItem({ stock: 1 }), plain, 'ready'],
    ['none is left', sampleItem({ stock: 0 }), plain, 'unavailable'],
    ['it is outside its hours', sampleItem({ available: 0 }), plain, 'unavailable'],
    ['no option is chosen', shirt, startSelection(shirt), 'incomplete'],
    ['all options are chosen', shirt, startSelection(shirt, redLarge), 'ready'],
    ['the chosen options are sold out', shirt, startSelection(shirt, blueLarge), 'soldOut'],
    ['a required choice of a dish is missing', dish, startSelection(dish), 'incomplete'],
    ['the dish is complete', dish, startSelection(dish, { dishes: { Size: ['Small'] } }), 'ready'],
  ];
  it.each(cases)('%s', (_, item, selection, standing) => {
    expect(decideStanding(item, selection)).toBe(standing);
  });
});

describe('the buttons (ITEM-04, ITEM-06 to ITEM-09)', () => {
  const item = sampleItem({ stock: 4 });
  const inCart = [entryOfLine(lineOf(item, plain))];
  it('offers to buy and to add', () => {
    expect(decideButtons(item, plain, [])).toEqual({ buy: 'buyNow', cart: 'add' });
  });
  it('offers to update what is in the cart with the same option', () => {
    expect(decideButtons(item, plain, inCart)).toEqual({ buy: 'buyNow', cart: 'update' });
    expect(decideButtons(item, plain, [], true)).toEqual({ buy: null, cart: 'update' });
  });
  it('offers to add another option of what is in the cart', () => {
    const red = startSelection(shirt, { options: { Colour: 'Red', Size: 'Extra Large' } });
    const green = startSelection(shirt, { options: { Colour: 'Red', Size: 'Small' } });
    const entries = [entryOfLine(lineOf(shirt, red))];
    expect(decideButtons(shirt, green, entries).cart).toBe('add');
    expect(decideButtons(shirt, red, entries).cart).toBe('update');
  });
  it('says Out of Stock when nothing is left', () => {
    expect(decideButtons(sampleItem({ stock: 0 }), plain, [])).toEqual({
      buy: 'outOfStock',
      cart: null,
    });
  });
  it('orders campaign items at once', () => {
    const campaign = sampleItem({ available_date_starts: '2026-11-01T00:00:00.000Z' });
    expect(decideButtons(campaign, plain, [])).toEqual({ buy: 'orderNow', cart: null });
    expect(decideButtons(sampleItem({ isCampaignItem: true }), plain, []).buy).toBe('orderNow');
  });
});

describe('what is chosen', () => {
  it('finds the variation whatever dashes and spaces it is written with (ITEM-14)', () => {
    const selection = startSelection(shirt, { options: { Colour: 'Red', Size: 'Extra Large' } });
    expect(chosenVariations(shirt, selection)).toEqual([
      { type: 'Red-ExtraLarge', price: 25, stock: 3 },
    ]);
  });
  it('drops from a link what the item does not offer', () => {
    const selection = startSelection(shirt, { options: { Colour: 'Mauve', Size: 'Small' } });
    expect(selection.options).toEqual({ Size: 'Small' });
    expect(missingChoices(shirt, selection)).toEqual(['Colour']);
  });
  it('takes the only option by itself', () => {
    const one = {
      ...shirt,
      choice_options: [{ name: 'choice_1', title: 'Colour', options: ['Red'] }],
    };
    expect(startSelection(one).options).toEqual({ Colour: 'Red' });
  });
  it('never wants more than there are', () => {
    expect(startSelection(sampleItem({ stock: 3 }), { quantity: 9 }).quantity).toBe(3);
    expect(startSelection(sampleItem({ stock: 3 }), { quantity: 0 }).quantity).toBe(1);
  });
});

describe('a press on a choice of a dish', () => {
  const [size, extras] = dish.food_variations;
  it('replaces a single choice and keeps a required one', () => {
    if (!size) throw new Error('the sample dish lost its sizes');
    expect(pressed(size, ['Small'], 'Large')).toEqual(['Large']);
    expect(pressed(size, ['Small'], 'Small')).toEqual(['Small']);
  });
  it('toggles a multiple choice up to its maximum', () => {
    if (!extras) throw new Error('the sample dish lost its extras');
    expect(pressed(extras, ['Olives'], 'Basil')).toEqual(['Olives', 'Basil']);
    expect(pressed(extras, ['Olives', 'Basil'], 'Chili')).toEqual(['Olives', 'Basil']);
    expect(pressed(extras, ['Olives', 'Basil'], 'Olives')).toEqual(['Basil']);
  });
});
