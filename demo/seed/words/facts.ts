import { perLanguage } from '../../../domain/language/languages';
import type { Localized } from '../../../domain/language/localized';
import { t } from '../../locales/seed';

const words = (list: string): Localized[] => list.split(';').map((name) => t(name.trim()));

export const nutritions = words(
  'Protein; Carbohydrates; Fibre; Calcium; Iron; Vitamin C; Potassium; Healthy Fats',
);

/** Allergens by what sets them off: words in an icon's name. */
export const allergens: readonly [pattern: RegExp, allergen: Localized][] = [
  [
    /bread|burger|sandwich|dog|bagel|pizza|calzone|taco|burrito|dumpling|pancake|waffle|croissant|pretzel|cake|cookie|doughnut|pie|pasta|spaghetti|flour|cereal|noodle|takeout|bun|flatbread|cracker/,
    t('Gluten'),
  ],
  [
    /pizza|cheese|milk|butter|yogurt|custard|ice-cream|chocolate|fondue|croissant|latte|coffee|formula/,
    t('Milk'),
  ],
  [/egg|cooking|pancake|waffle|custard|cake|french/, t('Eggs')],
  [/shrimp|crab|lobster|prawn/, t('Crustaceans')],
  [/fish|sushi|oden|bento|tuna/, t('Fish')],
  [/peanut/, t('Peanuts')],
  [/chestnut|cookie|chocolate|moon-cake/, t('Nuts')],
  [/sushi|takeout|bento|dumpling|steaming/, t('Soy')],
  [/jar|burger|falafel|flatbread/, t('Sesame')],
];

/** Active substances of medicines, by icon. */
export const genericNames: Record<string, Localized> = {
  pill: t('Paracetamol'),
  'blister-pack': t('Ibuprofen'),
  'fever-syrup': t('Paracetamol'),
  'syrup-bottle': t('Dextromethorphan'),
  'nasal-spray': t('Xylometazoline'),
  inhaler: t('Salbutamol'),
  'pill-bottle': t('Ascorbic acid'),
  'dropper-bottle': t('Cholecalciferol'),
  'antiseptic-bottle': t('Povidone-iodine'),
  'eye-drops': t('Hypromellose'),
};
export const prescriptionIcons: readonly string[] = [
  'inhaler',
  'syringe',
  'blister-pack',
  'eye-drops',
];

export const tags: Record<string, Localized[]> = {
  food: words('spicy; family; quick; favourite; lunch; dinner; new'),
  grocery: words('fresh; local; weekly shop; healthy; breakfast'),
  pharmacy: words('daily care; family||as a customer; travel; sensitive'),
  ecommerce: words('gift; bestseller; home; outdoor; everyday; new'),
};

export const addOns = {
  savoury: words('Extra Cheese; Garlic Sauce; Chilli Sauce; French Fries; Pickles; Side Salad'),
  sweet: words('Whipped Cream; Chocolate Sauce; Crushed Pistachio; Ice Cream Scoop'),
  drinks: words('Extra Shot; Oat Milk; Honey'),
};

export const choices = {
  colour: words('Black; White; Sand; Navy; Olive; Red'),
  size: words('S; M; L; XL'),
  shoeSize: ['38', '40', '42', '44'].map((size) => perLanguage(() => size)),
  storage: words('128 GB; 256 GB'),
};
