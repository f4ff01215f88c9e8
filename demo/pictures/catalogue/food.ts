import { t } from '../../locales/pictures';
import type { ModuleCatalogue } from './types.ts';

/** What kitchens send out. The first icon of a group is its emblem. */
export const foodCatalogue: ModuleCatalogue = {
  burgers: {
    name: t('Burgers & Sandwiches'),
    items: [
      ['hamburger', 'Burger'],
      ['sandwich', 'Club Sandwich'],
      ['hot-dog', 'Hot Dog'],
      ['french-fries', 'French Fries'],
      ['bagel', 'Bagel Sandwich'],
    ],
  },
  pizza: {
    name: t('Pizza & Manakish'),
    items: [
      ['pizza', 'Pizza'],
      ['flatbread', 'Manakish'],
      ['calzone', 'Calzone'],
      ['baguette-bread', 'Garlic Bread'],
      ['fondue', 'Cheese Dip'],
    ],
  },
  wraps: {
    name: t('Shawarma & Wraps'),
    items: [
      ['stuffed-flatbread', 'Shawarma'],
      ['burrito', 'Burrito'],
      ['taco', 'Taco'],
      ['falafel', 'Falafel'],
      ['tamale', 'Tamale'],
    ],
  },
  grills: {
    name: t('Grills & Chicken'),
    items: [
      ['poultry-leg', 'Fried Chicken'],
      ['meat-on-bone', 'Lamb Shank'],
      ['cut-of-meat', 'Steak'],
      ['kebab', 'Kebab Skewer'],
      ['hot-pepper', 'Spicy Grill'],
    ],
  },
  rice: {
    name: t('Rice & Pasta'),
    items: [
      ['shallow-pan-of-food', 'Paella'],
      ['curry-rice', 'Curry Rice'],
      ['spaghetti', 'Spaghetti'],
      ['cooked-rice', 'Steamed Rice'],
    ],
  },
  soups: {
    name: t('Soups & Bowls'),
    items: [
      ['steaming-bowl', 'Noodle Soup'],
      ['pot-of-food', 'Stew'],
      ['beans', 'Bean Bowl'],
      ['potato', 'Baked Potato'],
    ],
  },
  salads: {
    name: t('Salads & Healthy'),
    items: [
      ['green-salad', 'Garden Salad'],
      ['avocado', 'Avocado Plate'],
      ['olive', 'Olive Mezze'],
      ['cucumber', 'Cucumber Salad'],
      ['tomato', 'Tomato Salad'],
    ],
  },
  asian: {
    name: t('Sushi & Asian'),
    items: [
      ['sushi', 'Sushi'],
      ['takeout-box', 'Noodle Box'],
      ['dumpling', 'Dumplings'],
      ['bento-box', 'Bento Box'],
      ['rice-ball', 'Onigiri'],
      ['oden', 'Oden Skewer'],
      ['fish-cake-with-swirl', 'Fish Cake'],
    ],
  },
  seafood: {
    name: t('Seafood'),
    items: [
      ['fried-shrimp', 'Crispy Shrimp'],
      ['shrimp', 'Grilled Prawns'],
      ['lobster', 'Lobster'],
      ['squid', 'Calamari'],
      ['crab', 'Crab'],
      ['tropical-fish', 'Grilled Fish'],
    ],
  },
  breakfast: {
    name: t('Breakfast'),
    items: [
      ['cooking', 'Fried Eggs'],
      ['pancakes', 'Pancakes'],
      ['waffle', 'Waffle'],
      ['croissant', 'Croissant'],
      ['bread', 'French Toast'],
      ['pretzel', 'Pretzel'],
    ],
  },
  desserts: {
    name: t('Desserts & Ice Cream'),
    items: [
      ['shortcake', 'Strawberry Cake'],
      ['doughnut', 'Doughnut'],
      ['cupcake', 'Cupcake'],
      ['soft-ice-cream', 'Soft Ice Cream'],
      ['ice-cream', 'Ice Cream Cup'],
      ['shaved-ice', 'Shaved Ice'],
      ['pie', 'Pie'],
      ['custard', 'Caramel Custard'],
      ['cookie', 'Cookie'],
      ['birthday-cake', 'Celebration Cake'],
      ['dango', 'Sweet Dango'],
      ['moon-cake', 'Date Cake'],
    ],
  },
  drinks: {
    name: t('Coffee & Drinks'),
    items: [
      ['hot-beverage', 'Coffee'],
      ['bubble-tea', 'Bubble Tea'],
      ['teacup-without-handle', 'Green Tea'],
      ['teapot', 'Pot of Tea'],
      ['cup-with-straw', 'Iced Soda'],
      ['tropical-drink', 'Fruit Mocktail'],
      ['iced-coffee', 'Iced Coffee'],
      ['mate', 'Herbal Mate'],
    ],
  },
};
