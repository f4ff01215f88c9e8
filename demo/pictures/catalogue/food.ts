import { t } from '../../locales/pictures';
import type { ModuleCatalogue } from './types.ts';

/** What kitchens send out. The first icon of a group is its emblem. */
export const foodCatalogue: ModuleCatalogue = {
  burgers: {
    name: t('Burgers & Sandwiches'),
    items: [
      ['hamburger', 'Burgers'],
      ['sandwich', 'Sandwiches'],
      ['hot-dog', 'Hot Dogs'],
      ['french-fries', 'Fries & Sides'],
      ['bagel', 'Bagels'],
    ],
  },
  pizza: {
    name: t('Pizza & Manakish'),
    items: [
      ['pizza', 'Pizza'],
      ['flatbread', 'Manakish'],
      ['calzone', 'Calzones & Pockets'],
      ['baguette-bread', 'Breads'],
      ['fondue', 'Baked Cheese'],
    ],
  },
  wraps: {
    name: t('Shawarma & Wraps'),
    items: [
      ['stuffed-flatbread', 'Shawarma'],
      ['burrito', 'Saj Rolls'],
      ['taco', 'Tacos'],
      ['falafel', 'Falafel'],
      ['tamale', 'Stuffed Leaves'],
    ],
  },
  grills: {
    name: t('Grills & Chicken'),
    items: [
      ['poultry-leg', 'Chicken'],
      ['meat-on-bone', 'Lamb & Beef on the Bone'],
      ['cut-of-meat', 'Steaks'],
      ['kebab', 'Skewers'],
      ['hot-pepper', 'Grilled Vegetables & Bites'],
    ],
  },
  rice: {
    name: t('Rice & Pasta'),
    items: [
      ['shallow-pan-of-food', 'Rice from the Pan'],
      ['curry-rice', 'Curries & Biryani'],
      ['spaghetti', 'Pasta'],
      ['cooked-rice', 'Side Rice'],
    ],
  },
  soups: {
    name: t('Soups & Bowls'),
    items: [
      ['steaming-bowl', 'Soups & Noodle Bowls'],
      ['pot-of-food', 'Stews'],
      ['beans', 'Beans & Lentils'],
      ['potato', 'Baked Potatoes'],
    ],
  },
  salads: {
    name: t('Salads & Healthy'),
    items: [
      ['green-salad', 'Leaf Salads & Bowls'],
      ['avocado', 'Avocado Plates'],
      ['olive', 'Mezze'],
      ['cucumber', 'Cucumber Salads'],
      ['tomato', 'Tomato Salads'],
    ],
  },
  asian: {
    name: t('Sushi & Asian'),
    items: [
      ['sushi', 'Sushi'],
      ['takeout-box', 'Wok Boxes'],
      ['dumpling', 'Dumplings'],
      ['bento-box', 'Bento'],
      ['rice-ball', 'Onigiri'],
      ['oden', 'Oden'],
      ['fish-cake-with-swirl', 'Fish Cakes'],
    ],
  },
  seafood: {
    name: t('Seafood'),
    items: [
      ['fried-shrimp', 'Fried Prawns'],
      ['shrimp', 'Prawns'],
      ['lobster', 'Lobster'],
      ['squid', 'Calamari & Squid'],
      ['crab', 'Crab'],
      ['tropical-fish', 'Fish'],
    ],
  },
  breakfast: {
    name: t('Breakfast'),
    items: [
      ['cooking', 'Eggs'],
      ['pancakes', 'Pancakes'],
      ['waffle', 'Waffles'],
      ['croissant', 'Croissants & Rolls'],
      ['bread', 'Toasts'],
      ['pretzel', 'Pretzels||dish'],
    ],
  },
  desserts: {
    name: t('Desserts & Ice Cream'),
    items: [
      ['shortcake', 'Cakes'],
      ['doughnut', 'Doughnuts & Fritters'],
      ['cupcake', 'Small Cakes'],
      ['soft-ice-cream', 'Soft Serve'],
      ['ice-cream', 'Ice Cream & Sorbet'],
      ['shaved-ice', 'Shaved Ice'],
      ['pie', 'Pastries & Tarts'],
      ['custard', 'Puddings'],
      ['cookie', 'Cookies||dish'],
      ['birthday-cake', 'Celebration Cakes'],
      ['dango', 'Dango'],
      ['moon-cake', 'Maamoul'],
    ],
  },
  drinks: {
    name: t('Coffee & Drinks'),
    items: [
      ['hot-beverage', 'Hot Coffee'],
      ['bubble-tea', 'Bubble Tea'],
      ['teacup-without-handle', 'Tea by the Cup'],
      ['teapot', 'Tea by the Pot'],
      ['cup-with-straw', 'Cold Drinks'],
      ['tropical-drink', 'Juices & Coolers'],
      ['iced-coffee', 'Iced Coffee'],
      ['mate', 'Mate'],
    ],
  },
};
