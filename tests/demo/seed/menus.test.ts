import { describe, expect, it } from 'vitest';
import { createCity } from '../../../demo/city/city';
import type { CatalogueModule } from '../../../demo/pictures/catalogue';
import { isKnownIcon } from '../../../demo/pictures/icons';
import { makeItems } from '../../../demo/seed/items/makeItems';
import { fridge } from '../../../demo/seed/menus/kitchens';
import type { Written } from '../../../demo/seed/menus/written';
import { storeRound } from '../../../demo/seed/plan';
import { makeStore } from '../../../demo/seed/stores';
import { storePlans } from '../../../demo/seed/words/stores';
import { seededAt } from '../../support/database';

const context = { city: createCity(), seed: 'flowmart', now: seededAt };
const stores = storeRound.map((_, index) => {
  const store = makeStore(context, index);
  return { ...store, items: makeItems(context, store).map(({ row }) => row) };
});
const writtenIn = (module: CatalogueModule) => [
  ...new Set([
    ...storePlans[module].flatMap(({ wares }) => wares),
    ...(module === 'food' ? fridge : []),
  ]),
];
const written: Record<CatalogueModule, Written[]> = {
  food: writtenIn('food'),
  grocery: writtenIn('grocery'),
  pharmacy: writtenIn('pharmacy'),
  ecommerce: writtenIn('ecommerce'),
};
const all = Object.values(written).flat();
const english = (list: readonly { en: string }[]) => list.map(({ en }) => en);
const menuOf = (name: string) =>
  stores.filter(({ plan }) => plan.name.en === name).flatMap(({ items }) => items);

describe('what the demo sells', () => {
  it.each([
    ['food', 200],
    ['grocery', 250],
    ['pharmacy', 120],
    ['ecommerce', 150],
  ] as const)(
    '%s: at least %i things that were written one by one, all of them sold',
    (module, least) => {
      const names = english(written[module].map(({ name }) => name));
      expect(new Set(names).size).toBe(names.length);
      expect(names.length).toBeGreaterThanOrEqual(least);
      const sold = stores.filter((store) => store.module === module).flatMap(({ items }) => items);
      expect(names.filter((name) => !sold.some((item) => item.name.en === name))).toEqual([]);
    },
  );

  it('stands on shelves of three and more, but for two sweets', () => {
    const poor = stores
      .filter(({ module }) => module === 'food')
      .flatMap(({ plan, items }) => {
        const shelves = items.map(({ parentCategoryId }) => parentCategoryId);
        return shelves
          .filter((shelf) => shelves.filter((other) => other === shelf).length < 3)
          .map(() => plan.name.en);
      });
    expect([...new Set(poor)]).toEqual(['Saffron Kitchen']);
  });

  it('CAT-14 is marked Halal where one would ask: meat of kitchens from elsewhere, and of grocers', () => {
    const marked = stores.filter(({ row, items }) => row.halal && items.some(({ halal }) => halal));
    expect([...new Set(marked.map(({ plan }) => plan.name.en))].sort()).toEqual([
      'Ember & Bun',
      'Harbour Fish & Meat',
      'Napoli by the Bay',
      'Noodle Works',
      'Tokyo Lane',
    ]);
    const signs = stores.flatMap(({ items }) => items).filter(({ halal, veg }) => halal && veg);
    expect(signs).toEqual([]);
  });

  it('is told in three languages, no two things with the same words', () => {
    for (const language of ['en', 'ar', 'es'] as const) {
      const said = all.map(({ description }) => description[language]);
      expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([]);
      expect(said.filter((text) => text.length < 5)).toEqual([]);
    }
    const arabic = /[\u0600-\u06ff]/;
    const notArabic = all.filter(
      ({ name, description }) => !arabic.test(name.ar) || !arabic.test(description.ar),
    );
    expect(notArabic).toEqual([]);
    // What both English and Spanish call by the same word are names and loans, never a sentence.
    expect(all.filter(({ description }) => description.es === description.en)).toEqual([]);
  });

  it('has pictures of icons that are there, and a portion where it is eaten', () => {
    expect(
      all
        .flatMap(({ icon, companions }) => [icon, ...companions])
        .filter((icon) => !isKnownIcon(icon)),
    ).toEqual([]);
    expect([...written.food, ...written.grocery].filter(({ unit }) => unit === null)).toEqual([]);
  });

  it('is what its own kitchen cooks, and nothing of another’s', () => {
    const kitchens = storePlans.food.map(({ name }) => name.en);
    for (const name of kitchens) {
      const others = storePlans.food.filter((plan) => plan.name.en !== name);
      const foreign = new Set(
        others.flatMap(({ wares }) => wares.map((ware) => ware.description.en)),
      );
      expect(menuOf(name).filter(({ description }) => foreign.has(description.en ?? ''))).toEqual(
        [],
      );
    }
    const dishes = (name: string, word: RegExp) =>
      menuOf(name).filter((item) => word.test(`${item.name.en} ${item.description.en}`)).length;
    expect(dishes('Napoli by the Bay', /onigiri|sushi|shawarma|curry|burger/i)).toBe(0);
    expect(dishes('Tokyo Lane', /pizza|hummus|burger|kebab/i)).toBe(0);
    expect(dishes('Charcoal House', /sushi|noodle|pizza|croissant/i)).toBe(0);
    expect(dishes('Halawa', /chicken|lamb|beef|prawn|garlic/i)).toBe(0);
    expect(dishes('Napoli by the Bay', /mozzarella/i)).toBeGreaterThan(5);
  });

  it('costs, weighs and feeds what such a thing does', () => {
    const priced = (name: string) =>
      all
        .filter((ware) => ware.name.en === name)
        .map(({ price, unit, nutritions }) => [price, unit?.en, english(nutritions).join()]);
    expect(priced('Margherita')).toEqual([[8_500, '32 cm', '820 kcal']]);
    expect(priced('Espresso')).toEqual([[1_900, '40 ml', '3 kcal']]);
    expect(priced('Chicken Gyoza')).toEqual([[5_900, '6 pieces', '330 kcal']]);
    expect(priced('Whole Milk')).toEqual([[1_600, '1 l', '64 kcal / 100 ml']]);
    expect(priced('Unsalted Butter')).toEqual([[3_200, '250 g', '744 kcal / 100 g']]);
    const kcal = (ware: Written) => Number(/^\d+/.exec(ware.nutritions[0]?.en ?? '')?.[0]);
    // No dish is denser than fat, and none but drinks lighter than water.
    const grams = (ware: Written) => Number(/^(\d+) g$/.exec(ware.unit?.en ?? '')?.[1]);
    expect(written.food.filter((dish) => grams(dish) && kcal(dish) / grams(dish) > 6)).toEqual([]);
    expect(written.grocery.filter((ware) => kcal(ware) > 900)).toEqual([]);
  });
});

describe('allergens (EU 1169/2011)', () => {
  /** Named by what they go with, or lack. */
  const speaksOfOthers = [
    'Marinara',
    'Sesame Crackers',
    'Vermicelli',
    'Mozzarella Ball',
    'Red Mullet',
    'Olive Oil for Cooking',
    'Dried Chickpeas',
    'Date Syrup',
    'Gluten-Free Loaf',
    'Coconut Milk',
    'Peanut Butter',
    'Coconut Yoghurt',
    'Mushroom and Barley Soup',
    'Lemon Sorbet Tub',
    'Shawarma Bowl',
    'Unsweetened Almond Drink',
    'Carrot and Ginger Soup',
    'Goan Prawn Curry',
  ];
  const rules: readonly [allergen: string, words: RegExp][] = [
    [
      'Milk',
      /cheese|parmesan|mozzarella|feta|halloumi|labneh|yoghurt|cheddar|ricotta|paneer|\b(milk|butter|cream)\b/i,
    ],
    [
      'Gluten',
      /\b(bread|burger|bun|baguette|brioche|sourdough|spaghetti|naan|bulgur|freekeh|semolina|flour)\b|pizza|croissant|bagel|pretzel|waffle|pancake/i,
    ],
    ['Eggs', /\beggs?\b|omelette|mayonnaise|hollandaise/i],
    ['Crustaceans', /prawn|shrimp|\bcrabs?\b|lobster/i],
    ['Molluscs', /squid|calamari|octopus|mussels|clams/i],
    [
      'Fish',
      /tuna|salmon|\b(cod|hake)\b|haddock|anchov|sardines|mackerel|sea b(?:ass|ream)|grouper/i,
    ],
    ['Sesame', /tahini|sesame|hummus/i],
    ['Peanuts', /peanut/i],
    ['Nuts', /walnut|pistachio|almond|hazelnut|cashew/i],
    ['Soy', /\b(soy|tofu|miso|edamame)\b/i],
    ['Mustard', /mustard/i],
    ['Celery', /celery/i],
  ];
  it.each(rules)('%s', (allergen, words) => {
    const lacking = [...written.food, ...written.grocery].filter(
      ({ name, description, allergens: told }) =>
        words.test(`${name.en}. ${description.en}`) &&
        !speaksOfOthers.includes(name.en) &&
        !english(told).includes(allergen),
    );
    expect(lacking.map(({ name, description }) => `${name.en}: ${description.en}`)).toEqual([]);
  });

  it('no meat or fish is called vegetarian', () => {
    const meat =
      /chicken|beef|lamb|veal|turkey|sausage|sujuk|steak|kafta|fish\b|prawn|shrimp|tuna|salmon|squid|lobster|crab|anchov|bresaola/i;
    const said = written.food
      .filter(({ marks }) => marks.has('veg'))
      .map(({ name, description }) => `${name.en}: ${description.en}`);
    expect(said.filter((text) => meat.test(text.replace('no fish', '')))).toEqual([]);
  });
});

describe('the pharmacies of the demo', () => {
  const generic = (name: string) =>
    written.pharmacy.find((ware) => ware.name.en === name)?.generic?.en ?? null;
  it('name what is in a medicine', () => {
    expect(generic('Paracetamol 500 mg')).toBe('Paracetamol');
    expect(generic('Aspirin 500 mg')).toBe('Acetylsalicylic acid');
    expect(generic('Salbutamol Inhaler 100 mcg')).toBe('Salbutamol');
    expect(generic('Vitamin D3 Drops')).toBe('Cholecalciferol');
    expect(generic('Fluoride Toothpaste')).toBe('Sodium fluoride');
    expect(generic('Dental Floss')).toBe(null);
  });

  it('ask for a prescription where the law does', () => {
    const prescribed = written.pharmacy.filter(({ marks }) => marks.has('prescription'));
    expect(english(prescribed.map(({ name }) => name)).sort()).toEqual([
      'Amlodipine 5 mg',
      'Amoxicillin 500 mg',
      'Apixaban 5 mg',
      'Beclometasone Inhaler 100 mcg',
      'Chloramphenicol Eye Drops 0.5%',
      'Enoxaparin Syringes 40 mg',
      'Ibuprofen 600 mg',
      'Insulin Syringes 1 ml',
      'Metformin 850 mg',
      'Naproxen 500 mg',
      'Paracetamol 1 g',
      'Salbutamol Inhaler 100 mcg',
      'Salmeterol and Fluticasone Inhaler',
    ]);
  });
});
