import type { Localized } from '../../../domain/language/localized';

const words = (list: string): Localized[] =>
  list.split(';').map((pair) => {
    const [en = '', ar = ''] = pair.split('=');
    return { en: en.trim(), ar: ar.trim() };
  });

export const nutritions = words(
  'Protein=بروتين; Carbohydrates=كربوهيدرات; Fibre=ألياف; Calcium=كالسيوم; Iron=حديد; Vitamin C=فيتامين سي; Potassium=بوتاسيوم; Healthy Fats=دهون صحية',
);

/** Allergens by what sets them off: words in an icon's name. */
export const allergens: readonly [pattern: RegExp, allergen: Localized][] = [
  [
    /bread|burger|sandwich|dog|bagel|pizza|calzone|taco|burrito|dumpling|pancake|waffle|croissant|pretzel|cake|cookie|doughnut|pie|pasta|spaghetti|flour|cereal|noodle|takeout|bun|flatbread|cracker/,
    { en: 'Gluten', ar: 'غلوتين' },
  ],
  [
    /pizza|cheese|milk|butter|yogurt|custard|ice-cream|chocolate|fondue|croissant|latte|coffee|formula/,
    { en: 'Milk', ar: 'حليب' },
  ],
  [/egg|cooking|pancake|waffle|custard|cake|french/, { en: 'Eggs', ar: 'بيض' }],
  [/shrimp|crab|lobster|prawn/, { en: 'Crustaceans', ar: 'قشريات' }],
  [/fish|sushi|oden|bento|tuna/, { en: 'Fish', ar: 'سمك' }],
  [/peanut/, { en: 'Peanuts', ar: 'فول سوداني' }],
  [/chestnut|cookie|chocolate|moon-cake/, { en: 'Nuts', ar: 'مكسرات' }],
  [/sushi|takeout|bento|dumpling|steaming/, { en: 'Soy', ar: 'صويا' }],
  [/jar|burger|falafel|flatbread/, { en: 'Sesame', ar: 'سمسم' }],
];

/** Active substances of medicines, by icon. */
export const genericNames: Record<string, Localized> = {
  pill: { en: 'Paracetamol', ar: 'باراسيتامول' },
  'blister-pack': { en: 'Ibuprofen', ar: 'إيبوبروفين' },
  'fever-syrup': { en: 'Paracetamol', ar: 'باراسيتامول' },
  'syrup-bottle': { en: 'Dextromethorphan', ar: 'ديكستروميثورفان' },
  'nasal-spray': { en: 'Xylometazoline', ar: 'زايلوميتازولين' },
  inhaler: { en: 'Salbutamol', ar: 'سالبوتامول' },
  'pill-bottle': { en: 'Ascorbic acid', ar: 'حمض الأسكوربيك' },
  'dropper-bottle': { en: 'Cholecalciferol', ar: 'كوليكالسيفيرول' },
  'antiseptic-bottle': { en: 'Povidone-iodine', ar: 'بوفيدون اليود' },
  'eye-drops': { en: 'Hypromellose', ar: 'هيبروميلوز' },
};
export const prescriptionIcons: readonly string[] = [
  'inhaler',
  'syringe',
  'blister-pack',
  'eye-drops',
];

export const tags: Record<string, Localized[]> = {
  food: words(
    'spicy=حار; family=عائلي; quick=سريع; favourite=مفضل; lunch=غداء; dinner=عشاء; new=جديد',
  ),
  grocery: words(
    'fresh=طازج; local=محلي; weekly shop=مشتريات الأسبوع; healthy=صحي; breakfast=فطور',
  ),
  pharmacy: words('daily care=عناية يومية; family=عائلة; travel=سفر; sensitive=حساس'),
  ecommerce: words(
    'gift=هدية; bestseller=الأكثر مبيعًا; home=منزل; outdoor=خارجي; everyday=يومي; new=جديد',
  ),
};

export const addOns = {
  savoury: words(
    'Extra Cheese=جبن إضافي; Garlic Sauce=صلصة ثوم; Chilli Sauce=صلصة حارة; French Fries=بطاطس مقلية; Pickles=مخلل; Side Salad=سلطة جانبية',
  ),
  sweet: words(
    'Whipped Cream=كريمة مخفوقة; Chocolate Sauce=صلصة شوكولاتة; Crushed Pistachio=فستق مجروش; Ice Cream Scoop=كرة مثلجات',
  ),
  drinks: words('Extra Shot=جرعة إضافية; Oat Milk=حليب الشوفان; Honey=عسل'),
};

export const choices = {
  colour: words('Black=أسود; White=أبيض; Sand=رملي; Navy=كحلي; Olive=زيتي; Red=أحمر'),
  size: words('S=صغير; M=وسط; L=كبير; XL=كبير جدًا'),
  shoeSize: words('38=38; 40=40; 42=42; 44=44'),
  storage: words('128 GB=128 غيغابايت; 256 GB=256 غيغابايت'),
};
