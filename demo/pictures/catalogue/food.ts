import type { ModuleCatalogue } from './types.ts';

/** What kitchens send out. The first icon of a group is its emblem. */
export const foodCatalogue: ModuleCatalogue = {
  burgers: {
    en: 'Burgers & Sandwiches',
    ar: 'برغر وساندويتشات',
    items: [
      ['hamburger', 'Burger', 'برغر'],
      ['sandwich', 'Club Sandwich', 'كلوب ساندويتش'],
      ['hot-dog', 'Hot Dog', 'هوت دوغ'],
      ['french-fries', 'French Fries', 'بطاطس مقلية'],
      ['bagel', 'Bagel Sandwich', 'ساندويتش بيغل'],
    ],
  },
  pizza: {
    en: 'Pizza & Manakish',
    ar: 'بيتزا ومناقيش',
    items: [
      ['pizza', 'Pizza', 'بيتزا'],
      ['flatbread', 'Manakish', 'مناقيش'],
      ['calzone', 'Calzone', 'كالزوني'],
      ['baguette-bread', 'Garlic Bread', 'خبز بالثوم'],
      ['fondue', 'Cheese Dip', 'غموس الجبن'],
    ],
  },
  wraps: {
    en: 'Shawarma & Wraps',
    ar: 'شاورما ولفائف',
    items: [
      ['stuffed-flatbread', 'Shawarma', 'شاورما'],
      ['burrito', 'Burrito', 'بوريتو'],
      ['taco', 'Taco', 'تاكو'],
      ['falafel', 'Falafel', 'فلافل'],
      ['tamale', 'Tamale', 'تامالي'],
    ],
  },
  grills: {
    en: 'Grills & Chicken',
    ar: 'مشويات ودجاج',
    items: [
      ['poultry-leg', 'Fried Chicken', 'دجاج مقلي'],
      ['meat-on-bone', 'Lamb Shank', 'موزة ضأن'],
      ['cut-of-meat', 'Steak', 'ستيك'],
      ['kebab', 'Kebab Skewer', 'سيخ كباب'],
      ['hot-pepper', 'Spicy Grill', 'مشاوي حارة'],
    ],
  },
  rice: {
    en: 'Rice & Pasta',
    ar: 'أرز ومعكرونة',
    items: [
      ['shallow-pan-of-food', 'Paella', 'باييلا'],
      ['curry-rice', 'Curry Rice', 'أرز بالكاري'],
      ['spaghetti', 'Spaghetti', 'سباغيتي'],
      ['cooked-rice', 'Steamed Rice', 'أرز أبيض'],
    ],
  },
  soups: {
    en: 'Soups & Bowls',
    ar: 'شوربات وأطباق',
    items: [
      ['steaming-bowl', 'Noodle Soup', 'شوربة نودلز'],
      ['pot-of-food', 'Stew', 'يخنة'],
      ['beans', 'Bean Bowl', 'طبق فول'],
      ['potato', 'Baked Potato', 'بطاطا بالفرن'],
    ],
  },
  salads: {
    en: 'Salads & Healthy',
    ar: 'سلطات وأكل صحي',
    items: [
      ['green-salad', 'Garden Salad', 'سلطة خضراء'],
      ['avocado', 'Avocado Plate', 'طبق أفوكادو'],
      ['olive', 'Olive Mezze', 'مزة زيتون'],
      ['cucumber', 'Cucumber Salad', 'سلطة خيار'],
      ['tomato', 'Tomato Salad', 'سلطة طماطم'],
    ],
  },
  asian: {
    en: 'Sushi & Asian',
    ar: 'سوشي وأطباق آسيوية',
    items: [
      ['sushi', 'Sushi', 'سوشي'],
      ['takeout-box', 'Noodle Box', 'علبة نودلز'],
      ['dumpling', 'Dumplings', 'دمبلنغ'],
      ['bento-box', 'Bento Box', 'علبة بينتو'],
      ['rice-ball', 'Onigiri', 'أونيغيري'],
      ['oden', 'Oden Skewer', 'سيخ أودن'],
      ['fish-cake-with-swirl', 'Fish Cake', 'كعكة السمك'],
    ],
  },
  seafood: {
    en: 'Seafood',
    ar: 'مأكولات بحرية',
    items: [
      ['fried-shrimp', 'Crispy Shrimp', 'روبيان مقرمش'],
      ['shrimp', 'Grilled Prawns', 'قريدس مشوي'],
      ['lobster', 'Lobster', 'كركند'],
      ['squid', 'Calamari', 'كالاماري'],
      ['crab', 'Crab', 'سلطعون'],
      ['tropical-fish', 'Grilled Fish', 'سمك مشوي'],
    ],
  },
  breakfast: {
    en: 'Breakfast',
    ar: 'فطور',
    items: [
      ['cooking', 'Fried Eggs', 'بيض مقلي'],
      ['pancakes', 'Pancakes', 'بان كيك'],
      ['waffle', 'Waffle', 'وافل'],
      ['croissant', 'Croissant', 'كرواسون'],
      ['bread', 'French Toast', 'توست فرنسي'],
      ['pretzel', 'Pretzel', 'بريتزل'],
    ],
  },
  desserts: {
    en: 'Desserts & Ice Cream',
    ar: 'حلويات ومثلجات',
    items: [
      ['shortcake', 'Strawberry Cake', 'كعكة الفراولة'],
      ['doughnut', 'Doughnut', 'دونات'],
      ['cupcake', 'Cupcake', 'كب كيك'],
      ['soft-ice-cream', 'Soft Ice Cream', 'آيس كريم'],
      ['ice-cream', 'Ice Cream Cup', 'كأس مثلجات'],
      ['shaved-ice', 'Shaved Ice', 'ثلج مبشور'],
      ['pie', 'Pie', 'فطيرة'],
      ['custard', 'Caramel Custard', 'كريم كراميل'],
      ['cookie', 'Cookie', 'كوكيز'],
      ['birthday-cake', 'Celebration Cake', 'كعكة احتفال'],
      ['dango', 'Sweet Dango', 'دانغو حلو'],
      ['moon-cake', 'Date Cake', 'معمول تمر'],
    ],
  },
  drinks: {
    en: 'Coffee & Drinks',
    ar: 'قهوة ومشروبات',
    items: [
      ['hot-beverage', 'Coffee', 'قهوة'],
      ['bubble-tea', 'Bubble Tea', 'شاي الفقاعات'],
      ['teacup-without-handle', 'Green Tea', 'شاي أخضر'],
      ['teapot', 'Pot of Tea', 'إبريق شاي'],
      ['cup-with-straw', 'Iced Soda', 'مشروب غازي مثلج'],
      ['tropical-drink', 'Fruit Mocktail', 'موكتيل فواكه'],
      ['iced-coffee', 'Iced Coffee', 'قهوة مثلجة'],
      ['mate', 'Herbal Mate', 'متة'],
    ],
  },
};
