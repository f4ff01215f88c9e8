import type { Localized } from '../../../domain/language/localized';
import type { StoredAddOn, StoredFoodVariation } from '../../../server/db/schema/items';
import { t } from '../../locales/seed';

export interface DishChoice {
  variations: StoredFoodVariation[];
  addOns: StoredAddOn[];
}

type Value = readonly [label: Localized, price: number];

const one = (name: Localized, ...values: Value[]): StoredFoodVariation => ({
  name,
  type: 'single',
  min: 0,
  max: 0,
  required: true,
  values: values.map(([label, optionPrice]) => ({ label, optionPrice })),
});

const some = (name: Localized, ...values: Value[]): StoredFoodVariation => ({
  name,
  type: 'multi',
  min: 1,
  max: 2,
  required: false,
  values: values.map(([label, optionPrice]) => ({ label, optionPrice })),
});

const extras = (...values: Value[]): StoredAddOn[] =>
  values.map(([name, price], index) => ({ id: index + 1, name, price }));

const step = (amount: number) => Math.round(amount / 250) * 250;

const size = (price: number) => one(t('Size'), [t('Regular'), 0], [t('Large'), step(price * 0.35)]);
const heat = one(t('Heat'), [t('Mild'), 0], [t('Medium'), 0], [t('Hot'), 0]);
const fire = one(t('How done'), [t('Pink inside'), 0], [t('Well done'), 0]);
const sweetness = one(t('Sweetness'), [t('None'), 0], [t('A little'), 0], [t('Sweet'), 0]);

const choices: Readonly<Record<string, (price: number) => DishChoice>> = {
  size: (price) => ({ variations: [size(price)], addOns: [] }),
  burger: (price) => ({
    variations: [
      fire,
      some(
        t('Make it yours'),
        [t('Caramelised Onion'), 500],
        [t('Jalapeño'), 500],
        [t('Second patty'), step(price * 0.4)],
      ),
    ],
    addOns: extras([t('Extra Cheese'), 750], [t('French Fries'), 2_500], [t('Pickles'), 500]),
  }),
  toppings: () => ({
    variations: [some(t('Make it yours'), [t('Caramelised Onion'), 500], [t('Jalapeño'), 500])],
    addOns: [],
  }),
  done: () => ({
    variations: [fire],
    addOns: extras([t('Garlic Sauce'), 750], [t('Side Salad'), 2_500]),
  }),
  spice: () => ({ variations: [heat], addOns: [] }),
  dough: () => ({
    variations: [one(t('Dough'), [t('White flour'), 0], [t('Wholemeal'), 250])],
    addOns: extras([t('Vegetables on the side'), 750], [t('Extra Cheese'), 1_000]),
  }),
  shawarma: (price) => ({
    variations: [
      one(t('Bread'), [t('Pita'), 0], [t('Saj'), 250]),
      some(
        t('Make it yours'),
        [t('Fries inside'), 500],
        [t('More meat'), step(price * 0.4)],
        [t('No onion'), 0],
      ),
    ],
    addOns: extras([t('Garlic Sauce'), 500], [t('Chilli Sauce'), 500], [t('Pickles'), 500]),
  }),
  pizza: (price) => ({
    variations: [one(t('Size'), [t('32 cm'), 0], [t('40 cm'), step(price * 0.4)])],
    addOns: extras(
      [t('Extra mozzarella'), 1_500],
      [t('Olives'), 1_000],
      [t('Mushrooms'), 1_000],
      [t('Chilli oil'), 500],
    ),
  }),
  milk: () => ({
    variations: [one(t('Milk||for coffee'), [t('Whole'), 0], [t('Oat'), 500], [t('Almond'), 750])],
    addOns: extras([t('Extra Shot'), 750], [t('Vanilla'), 500]),
  }),
  sugar: () => ({ variations: [sweetness], addOns: [] }),
  dressing: () => ({
    variations: [one(t('Dressing'), [t('On the salad'), 0], [t('On the side'), 0])],
    addOns: extras([t('Avocado'), 1_750], [t('Boiled egg'), 1_000], [t('Bread roll'), 750]),
  }),
  eggs: () => ({
    variations: [one(t('Eggs||how'), [t('Fried'), 0], [t('Scrambled'), 0], [t('Poached'), 0])],
    addOns: extras([t('Extra toast'), 750], [t('Avocado'), 1_750]),
  }),
  fish: () => ({
    variations: [one(t('How it comes'), [t('On the bone'), 0], [t('Filleted'), 1_000])],
    addOns: extras([t('Side Salad'), 2_500], [t('French Fries'), 2_500]),
  }),
  wasabi: () => ({
    variations: [],
    addOns: extras([t('Wasabi'), 250], [t('Pickled ginger'), 500], [t('Seaweed salad'), 3_000]),
  }),
  width: (price) => ({
    variations: [
      one(t('Noodles'), [t('Thin'), 0], [t('Wide'), 0]),
      one(t('Size'), [t('Regular'), 0], [t('Large'), step(price * 0.3)]),
    ],
    addOns: extras([t('Soft egg'), 1_000], [t('Chilli oil'), 500]),
  }),
};

/** What is to be chosen of a dish, by the name that its menu has for it. */
export function dishChoice(name: string, price: number): DishChoice {
  if (name === '') return { variations: [], addOns: [] };
  const made = choices[name];
  if (!made) throw new Error(`No choice is called "${name}"`);
  return made(price);
}
