import type { Localized } from '../../../domain/language/localized';

/** A way to prepare something: an English prefix, an Arabic suffix, and what to say about it. */
export interface Manner {
  name: Localized;
  about: Localized;
  meat?: boolean;
}

const manner = (en: string, ar: string, aboutEn: string, aboutAr: string): Manner => ({
  name: { en, ar },
  about: { en: aboutEn, ar: aboutAr },
});

export const savoury: readonly Manner[] = [
  manner(
    'Smoky BBQ',
    'بصلصة الباربكيو المدخنة',
    'Glazed with a slow-cooked smoky barbecue sauce.',
    'مغطى بصلصة باربكيو مدخنة مطهوة على مهل.',
  ),
  manner(
    'Lemon Herb',
    'بالليمون والأعشاب',
    'Brightened with lemon, thyme and fresh parsley.',
    'بنكهة الليمون والزعتر البري والبقدونس الطازج.',
  ),
  manner(
    'Garlic Butter',
    'بزبدة الثوم',
    'Finished with melted butter and roasted garlic.',
    'يُقدَّم مع زبدة ذائبة وثوم محمص.',
  ),
  manner(
    'Harissa',
    'بالهريسة الحارة',
    'Warm with our own harissa of sun-dried chillies.',
    'بهريسة نعدّها من الفلفل المجفف تحت الشمس.',
  ),
  manner(
    'Truffle Mushroom',
    'بالفطر والكمأة',
    'With pan-fried mushrooms and a touch of truffle.',
    'مع فطر محمّر ولمسة من الكمأة.',
  ),
  manner(
    'Double Cheese',
    'بجبن مضاعف',
    'Twice the cheese, melted until it pulls.',
    'بضعف كمية الجبن الذائب حتى يتمدد.',
  ),
  manner(
    'Sesame Ginger',
    'بالسمسم والزنجبيل',
    'Tossed in toasted sesame, soy and ginger.',
    'متبّل بالسمسم المحمص والصويا والزنجبيل.',
  ),
  manner(
    'Zaatar',
    'بالزعتر',
    'Rubbed with zaatar and good olive oil.',
    'متبّل بالزعتر وزيت الزيتون.',
  ),
  manner(
    'Chilli Lime',
    'بالفلفل والليمون الأخضر',
    'A little heat, a squeeze of lime.',
    'حرارة خفيفة مع عصرة ليمون أخضر.',
  ),
  manner(
    'Pomegranate',
    'بدبس الرمان',
    'Dressed with pomegranate molasses and mint.',
    'مع دبس الرمان والنعناع.',
  ),
  manner(
    'House',
    'على طريقة البيت',
    'The recipe that the kitchen opened with.',
    'الوصفة التي افتتح بها مطبخنا.',
  ),
  manner(
    'Farmhouse',
    'على الطريقة الريفية',
    'Rustic, generous and made from the morning market.',
    'طبق ريفي سخي من سوق الصباح.',
  ),
];

export const sweet: readonly Manner[] = [
  manner(
    'Pistachio',
    'بالفستق',
    'Covered in crushed Aleppo pistachios.',
    'مغطى بالفستق الحلبي المجروش.',
  ),
  manner(
    'Dark Chocolate',
    'بالشوكولاتة الداكنة',
    'Made with 70% chocolate, not too sweet.',
    'بشوكولاتة 70% وحلاوة معتدلة.',
  ),
  manner(
    'Saffron',
    'بالزعفران',
    'Fragrant with saffron and a little cardamom.',
    'معطّر بالزعفران وقليل من الهيل.',
  ),
  manner(
    'Date & Walnut',
    'بالتمر والجوز',
    'Soft dates and toasted walnuts in every bite.',
    'تمر طري وجوز محمص في كل لقمة.',
  ),
  manner('Rose', 'بماء الورد', 'Lightly scented with rose water.', 'برائحة خفيفة من ماء الورد.'),
  manner(
    'Salted Caramel',
    'بالكراميل المملح',
    'With caramel that we cook in small pots.',
    'مع كراميل نطهوه بكميات صغيرة.',
  ),
  manner('Vanilla', 'بالفانيلا', 'With seeds of real vanilla.', 'ببذور الفانيلا الطبيعية.'),
  manner(
    'Wild Berry',
    'بالتوت البري',
    'Topped with a tart berry compote.',
    'مع صلصة توت بحموضة لطيفة.',
  ),
  manner('Coconut', 'بجوز الهند', 'Rolled in toasted coconut.', 'مغلف بجوز الهند المحمص.'),
  manner('Honey', 'بالعسل', 'Sweetened only with mountain honey.', 'محلّى بعسل الجبل وحده.'),
  manner('Hazelnut', 'بالبندق', 'With a smooth roasted hazelnut cream.', 'مع كريمة البندق المحمص.'),
  manner(
    'Orange Blossom',
    'بماء الزهر',
    'With orange blossom and a crisp finish.',
    'بماء الزهر وقوام مقرمش.',
  ),
];

export const drinks: readonly Manner[] = [
  manner(
    'Cardamom',
    'بالهيل',
    'Scented with freshly ground cardamom.',
    'معطّر بالهيل المطحون حديثًا.',
  ),
  manner(
    'Fresh Mint',
    'بالنعناع الطازج',
    'With a handful of mint picked this morning.',
    'مع نعناع قُطف هذا الصباح.',
  ),
  manner(
    'Ginger',
    'بالزنجبيل',
    'Fresh ginger gives it a warm end.',
    'يمنحه الزنجبيل الطازج دفئًا لطيفًا.',
  ),
  manner('Vanilla', 'بالفانيلا', 'Rounded with real vanilla.', 'بنكهة الفانيلا الطبيعية.'),
  manner('Caramel', 'بالكراميل', 'With a ribbon of caramel.', 'مع خيط من الكراميل.'),
  manner('Saffron', 'بالزعفران', 'Golden with saffron threads.', 'ذهبي اللون بخيوط الزعفران.'),
  manner('Rose', 'بماء الورد', 'With rose water, light and cool.', 'بماء الورد، خفيف ومنعش.'),
  manner('Cinnamon', 'بالقرفة', 'Dusted with cinnamon.', 'مع رشة قرفة.'),
  manner('Orange', 'بالبرتقال', 'With freshly pressed orange.', 'مع برتقال معصور طازج.'),
  manner(
    'Coconut',
    'بجوز الهند',
    'Made creamy with coconut milk.',
    'بقوام كريمي من حليب جوز الهند.',
  ),
];

/** Icons of savoury groups that are sweet all the same. */
export const sweetIcons: readonly string[] = ['pancakes', 'waffle', 'croissant', 'bread'];
/** Icons that cannot be had without meat or fish. */
export const meatIcons: readonly string[] = [
  'hamburger',
  'sandwich',
  'hot-dog',
  'stuffed-flatbread',
  'burrito',
  'taco',
  'tamale',
  'poultry-leg',
  'meat-on-bone',
  'cut-of-meat',
  'kebab',
  'hot-pepper',
  'shallow-pan-of-food',
  'curry-rice',
  'pot-of-food',
  'sushi',
  'takeout-box',
  'dumpling',
  'bento-box',
  'oden',
  'fish-cake-with-swirl',
  'fried-shrimp',
  'shrimp',
  'lobster',
  'squid',
  'crab',
  'tropical-fish',
  'calzone',
];

export const foodEndings: readonly Localized[] = [
  {
    en: 'Cooked to order and packed so that it arrives hot.',
    ar: 'يُطهى عند الطلب ويُغلَّف ليصل ساخنًا.',
  },
  { en: 'Enough for one hungry person.', ar: 'يكفي شخصًا جائعًا.' },
  { en: 'Our guests order it again more than anything else.', ar: 'أكثر ما يعيد ضيوفنا طلبه.' },
  { en: 'Made in small batches every day.', ar: 'يُحضَّر يوميًا بكميات صغيرة.' },
  {
    en: 'Tell us in the order note if you like it milder.',
    ar: 'أخبرنا في ملاحظة الطلب إن أردته أخف.',
  },
];
