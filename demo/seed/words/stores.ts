import type { Localized } from '../../../domain/language/localized';
import type { CatalogueModule } from '../../pictures/catalogue';

/** A shop that could exist: its name, what it sells, and one sentence about itself. */
export interface StorePlan {
  name: Localized;
  groups: readonly string[];
  about: Localized;
}

const plan = (
  en: string,
  ar: string,
  groups: string,
  aboutEn: string,
  aboutAr: string,
): StorePlan => ({
  name: { en, ar },
  groups: groups.split(' '),
  about: { en: aboutEn, ar: aboutAr },
});

export const storePlans: Record<CatalogueModule, readonly StorePlan[]> = {
  food: [
    plan(
      'Ember & Bun',
      'جمر وخبز',
      'burgers drinks',
      'Burgers from a live fire, buns from our own oven.',
      'برغر على نار حية وخبز من فرننا.',
    ),
    plan(
      'Manakish Corner',
      'ركن المناقيش',
      'pizza breakfast',
      'Stone-oven dough from six in the morning.',
      'عجين فرن حجري من السادسة صباحًا.',
    ),
    plan(
      'Shawarma Al Mina',
      'شاورما الميناء',
      'wraps grills',
      'The long queue at the harbour gate: that is us.',
      'الطابور الطويل عند بوابة الميناء هو طابورنا.',
    ),
    plan(
      'Charcoal House',
      'بيت الفحم',
      'grills salads',
      'Skewers over charcoal and nothing else.',
      'أسياخ على الفحم ولا شيء غيره.',
    ),
    plan(
      'Saffron Kitchen',
      'مطبخ الزعفران',
      'rice soups',
      'Home-style rice, cooked in big pots and good time.',
      'أرز بيتي يُطهى في قدور كبيرة وبلا عجلة.',
    ),
    plan(
      'Green Table',
      'المائدة الخضراء',
      'salads soups',
      'Bowls and salads that keep you going.',
      'أطباق وسلطات تمنحك نشاطًا ليومك.',
    ),
    plan(
      'Tokyo Lane',
      'زقاق طوكيو',
      'asian drinks',
      'Sushi rolled when you order it.',
      'سوشي يُلف عند طلبك.',
    ),
    plan(
      'The Fisherman',
      'الصياد',
      'seafood salads',
      'Whatever the boats brought in last night.',
      'ما جاءت به قوارب الليلة الماضية.',
    ),
    plan(
      'Sunrise Breakfast',
      'فطور الشروق',
      'breakfast drinks',
      'Breakfast all day, because mornings are short.',
      'فطور طوال اليوم لأن الصباح قصير.',
    ),
    plan(
      'Halawa',
      'حلاوة',
      'desserts drinks',
      'Cakes and cold sweets by two sisters.',
      'كعك وحلويات باردة من صنع شقيقتين.',
    ),
    plan(
      'Bean & Cardamom',
      'بن وهيل',
      'drinks desserts',
      'Coffee roasted on Tuesdays and Fridays.',
      'قهوة تُحمص كل ثلاثاء وجمعة.',
    ),
    plan(
      'Napoli by the Bay',
      'نابولي على الخليج',
      'pizza rice',
      'Neapolitan dough, two days old, ninety seconds hot.',
      'عجين نابولي مختمر يومين ويُخبز في تسعين ثانية.',
    ),
    plan(
      'Spice Route',
      'طريق التوابل',
      'rice grills',
      'Curries and grills from along the old trade road.',
      'كاري ومشاوٍ من طريق التجارة القديم.',
    ),
    plan(
      'Noodle Works',
      'معمل النودلز',
      'asian soups',
      'Hand-pulled noodles, loud woks.',
      'نودلز تُسحب باليد ومقالٍ لا تهدأ.',
    ),
  ],
  grocery: [
    plan(
      'Morning Basket',
      'سلة الصباح',
      'fruit vegetables herbs dairy bakery',
      'The greengrocer of the quarter, with the dairy next door.',
      'خضرجي الحي وبجانبه محل الألبان.',
    ),
    plan(
      'Al Waha Market',
      'سوق الواحة',
      'pantry drinks snacks household',
      'Everything for the cupboard, carried to your door.',
      'كل ما تحتاجه خزانتك حتى بابك.',
    ),
    plan(
      'Harbour Fish & Meat',
      'أسماك ولحوم المرفأ',
      'fish meat vegetables herbs',
      'Butcher and fishmonger at one counter.',
      'جزار وسمّاك على طاولة واحدة.',
    ),
    plan(
      'Golden Oven',
      'الفرن الذهبي',
      'bakery dairy snacks',
      'Bread every two hours until evening.',
      'خبز طازج كل ساعتين حتى المساء.',
    ),
    plan(
      'Family Store',
      'متجر العائلة',
      'pantry dairy drinks household snacks',
      'A supermarket that still knows its customers.',
      'سوبرماركت ما زال يعرف زبائنه.',
    ),
    plan(
      'Garden Gate',
      'بوابة الحديقة',
      'fruit vegetables herbs',
      'Fruit and greens picked for tomorrow, not for last week.',
      'فواكه وخضار قُطفت للغد لا للأسبوع الماضي.',
    ),
  ],
  pharmacy: [
    plan(
      'Noor Pharmacy',
      'صيدلية النور',
      'pain-relief cold-flu vitamins first-aid skin',
      'Your pharmacist, open late.',
      'صيدليتك حتى وقت متأخر.',
    ),
    plan(
      'Balsam Health',
      'بلسم للصحة',
      'vitamins skin hair oral hygiene',
      'Care for skin, hair and teeth.',
      'عناية بالبشرة والشعر والأسنان.',
    ),
    plan(
      'Mother & Child Pharmacy',
      'صيدلية الأم والطفل',
      'baby hygiene cold-flu pain-relief',
      'Everything for the small ones, day and night.',
      'كل ما يحتاجه الصغار ليلًا ونهارًا.',
    ),
    plan(
      'MediHome',
      'ميدي هوم',
      'devices tests first-aid support',
      'Devices and tests for care at home.',
      'أجهزة وفحوصات للعناية المنزلية.',
    ),
  ],
  ecommerce: [
    plan(
      'Circuit',
      'سيركت',
      'phones audio',
      'Phones, computers and honest advice.',
      'هواتف وحواسيب ونصيحة صادقة.',
    ),
    plan(
      'Linen & Light',
      'كتان وضوء',
      'women jewellery beauty',
      'Clothes and small luxuries by local makers.',
      'ملابس وكماليات صغيرة من صناع محليين.',
    ),
    plan(
      'Harbour Tailor',
      'خياط المرفأ',
      'men shoes bags',
      'Well-cut basics and shoes to walk in.',
      'أساسيات أنيقة وأحذية مريحة للمشي.',
    ),
    plan(
      'Casa Noor',
      'كازا نور',
      'home beauty',
      'Furniture and kitchen things for real homes.',
      'أثاث وأدوات مطبخ لبيوت حقيقية.',
    ),
    plan(
      'Playground',
      'ملعب الصغار',
      'toys sports',
      'Toys, balls and bicycles.',
      'ألعاب وكرات ودراجات.',
    ),
    plan(
      'Trail & Tide',
      'درب وموج',
      'sports bags shoes',
      'Kit for the sea, the hills and the weekend.',
      'عتاد للبحر والجبال ونهاية الأسبوع.',
    ),
    plan(
      'Paper & Nail',
      'ورق ومسمار',
      'tools toys',
      'Stationery in front, tools at the back.',
      'قرطاسية في الأمام وأدوات في الخلف.',
    ),
  ],
};
