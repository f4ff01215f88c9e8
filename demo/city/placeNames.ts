import type { RoadKind } from './types';

type Row = readonly [en: string, ar: string];

export interface PlaceKind {
  kind: string;
  /** Drawn on the map from far away when low, 2 to 8. */
  rank: number;
  roads: readonly RoadKind[];
  /** Metres from Noor Square within which it stands; anywhere when missing. */
  within?: number;
  /** Names of their own. */
  own?: readonly Row[];
  /** Or this many made with a noun, `*` being its place. */
  pattern?: { en: string; ar: string; count: number; from: 'nouns' | 'districts' };
}

const BIG: readonly RoadKind[] = ['avenue'];
const QUIET: readonly RoadKind[] = ['street', 'lane'];
const ANY: readonly RoadKind[] = ['avenue', 'street'];

const list = (text: string): Row[] =>
  text.split(';').map((entry) => {
    const [en = '', ar = ''] = entry.split('=').map((part) => part.trim());
    return [en, ar];
  });

const pattern = (count: number, en: string, ar: string, from: 'nouns' | 'districts' = 'nouns') => ({
  en,
  ar,
  count,
  from,
});

/** What stands in the city, apart from parks and bridges, which have a place of their own already. */
export const PLACE_KINDS: readonly PlaceKind[] = [
  {
    kind: 'landmark',
    within: 1900,
    rank: 3,
    roads: ANY,
    own: list(
      'Grand Clock Tower=برج الساعة الكبير; Old Town Gate=بوابة المدينة القديمة; House of the Captains=بيت الربابنة; Navigator Monument=نصب البحارة; Old Caravanserai=الخان القديم; Pearl Fountain=نافورة اللؤلؤ; Poets House=بيت الشعراء; Freedom Monument=نصب الحرية',
    ),
  },
  {
    kind: 'government',
    within: 2200,
    rank: 5,
    roads: BIG,
    own: list(
      'City Hall=مبنى البلدية; Court of Justice=قصر العدل; Customs House=دار الجمارك; Chamber of Commerce=غرفة التجارة; Passport Office=دائرة الجوازات; Land Registry=دائرة التسجيل العقاري',
    ),
  },
  {
    kind: 'museum',
    within: 3300,
    rank: 4,
    roads: ANY,
    own: list(
      'Museum of the Sea=متحف البحر; City Museum=متحف المدينة; Museum of Modern Art=متحف الفن الحديث; Science Museum=متحف العلوم; Museum of Manuscripts=متحف المخطوطات; Pearl Museum=متحف اللؤلؤ; Textile Museum=متحف النسيج; Coin Museum=متحف النقود; Children Museum=متحف الأطفال',
    ),
  },
  {
    kind: 'university',
    rank: 4,
    roads: ANY,
    own: list(
      'University of Marsa Noor=جامعة مرسى نور; College of Medicine=كلية الطب; Maritime Academy=الأكاديمية البحرية; Institute of Technology=معهد التقنية; College of Fine Arts=كلية الفنون الجميلة',
    ),
  },
  {
    kind: 'market',
    within: 2100,
    rank: 5,
    roads: ['avenue', 'street', 'lane'],
    own: list(
      'Spice Market=سوق البهارات; Fish Market=سوق السمك; Gold Market=سوق الذهب; Carpet Market=سوق السجاد; Vegetable Market=سوق الخضار; Flower Market=سوق الزهور; Book Market=سوق الكتب; Date Market=سوق التمور; Friday Market=سوق الجمعة; Copper Market=سوق النحاس; Perfume Market=سوق العطور; Fabric Market=سوق الأقمشة; Bird Market=سوق الطيور; Honey Market=سوق العسل',
    ),
  },
  {
    kind: 'mosque',
    rank: 6,
    roads: ANY,
    own: list(
      'Grand Mosque=الجامع الكبير; Al-Noor Mosque=جامع النور; Al-Rahma Mosque=مسجد الرحمة; Al-Taqwa Mosque=مسجد التقوى; Al-Huda Mosque=مسجد الهدى; Al-Salam Mosque=مسجد السلام; Al-Iman Mosque=مسجد الإيمان; Al-Fath Mosque=مسجد الفتح; Al-Safa Mosque=مسجد الصفا; Al-Tawba Mosque=مسجد التوبة; Al-Furqan Mosque=مسجد الفرقان; Al-Ikhlas Mosque=مسجد الإخلاص; Al-Rawda Mosque=مسجد الروضة; Al-Bahr Mosque=مسجد البحر; Al-Manar Mosque=مسجد المنار; Al-Yaqin Mosque=مسجد اليقين; Al-Wadi Mosque=مسجد الوادي; Al-Khayr Mosque=مسجد الخير; Al-Shukr Mosque=مسجد الشكر; Al-Sakina Mosque=مسجد السكينة; Al-Falah Mosque=مسجد الفلاح; Al-Birr Mosque=مسجد البر',
    ),
  },
  {
    kind: 'station',
    rank: 5,
    roads: BIG,
    own: list(
      'Central Station=المحطة المركزية; Noor Square Station=محطة ميدان النور; Intercity Bus Terminal=موقف الحافلات بين المدن; Ferry Terminal=محطة العبارات',
    ),
  },
  {
    kind: 'station',
    rank: 6,
    roads: BIG,
    pattern: pattern(22, '* Station', 'محطة *', 'districts'),
  },
  {
    kind: 'hospital',
    rank: 5,
    roads: ANY,
    own: list(
      'Central Hospital=المستشفى المركزي; Harbour Hospital=مستشفى المرفأ; Children Hospital=مستشفى الأطفال; Eye Hospital=مستشفى العيون',
    ),
  },
  { kind: 'hospital', rank: 6, roads: ANY, pattern: pattern(9, '* Hospital', 'مستشفى *') },
  { kind: 'clinic', rank: 8, roads: QUIET, pattern: pattern(18, '* Clinic', 'عيادة *') },
  { kind: 'mall', rank: 5, roads: BIG, pattern: pattern(14, '* Mall', '* مول') },
  { kind: 'school', rank: 8, roads: QUIET, pattern: pattern(34, '* School', 'مدرسة *') },
  { kind: 'kindergarten', rank: 8, roads: QUIET, pattern: pattern(14, '* Kindergarten', 'روضة *') },
  {
    kind: 'library',
    rank: 7,
    roads: ANY,
    pattern: pattern(9, '* Library', 'مكتبة *', 'districts'),
  },
  {
    kind: 'theatre',
    within: 3600,
    rank: 6,
    roads: ANY,
    own: list(
      'Opera House=دار الأوبرا; Harbour Theatre=مسرح المرفأ; Shadow Play Theatre=مسرح خيال الظل; Citadel Theatre=مسرح القلعة; Horizon Cinema=سينما الأفق; Crescent Cinema=سينما الهلال; Star Cinema=سينما النجوم; Corniche Cinema=سينما الكورنيش',
    ),
  },
  { kind: 'hotel', rank: 7, roads: ANY, pattern: pattern(22, '* Hotel', 'فندق *') },
  { kind: 'tower', rank: 7, roads: ANY, pattern: pattern(34, '* Towers', 'أبراج *') },
  {
    kind: 'residence',
    rank: 8,
    roads: QUIET,
    pattern: pattern(28, '* Residence', 'مجمع * السكني'),
  },
  {
    kind: 'office',
    rank: 7,
    roads: BIG,
    pattern: pattern(18, '* Business Centre', 'مركز * للأعمال'),
  },
  {
    kind: 'community',
    rank: 8,
    roads: QUIET,
    pattern: pattern(14, '* Community Centre', 'المركز الاجتماعي في *', 'districts'),
  },
  { kind: 'sports', rank: 6, roads: ANY, pattern: pattern(10, '* Sports Club', 'نادي * الرياضي') },
  {
    kind: 'police',
    rank: 8,
    roads: ANY,
    pattern: pattern(10, '* Police Station', 'مخفر شرطة *', 'districts'),
  },
  {
    kind: 'post',
    rank: 8,
    roads: ANY,
    pattern: pattern(12, '* Post Office', 'مكتب بريد *', 'districts'),
  },
  { kind: 'fuel', rank: 8, roads: BIG, pattern: pattern(12, '* Fuel Station', 'محطة وقود *') },
];

/** Gardens made of whole blocks; there are more names than such blocks. */
export const GARDENS: readonly Row[] = list(
  'Rose Garden=حديقة الورد; Fig Tree Garden=حديقة التين; Poets Garden=حديقة الشعراء; Sparrow Garden=حديقة العصافير; Fountain Garden=حديقة النافورة; Mulberry Garden=حديقة التوت; Children Garden=حديقة الأطفال; Jasmine Garden=حديقة الياسمين; Scholars Garden=حديقة العلماء; Cedar Garden=حديقة الأرز; Tulip Garden=حديقة التوليب; Lemon Garden=حديقة الليمون; Peace Garden=حديقة السلام; Butterfly Garden=حديقة الفراشات; Sunset Garden=حديقة الغروب; Walnut Garden=حديقة الجوز; Sailors Garden=حديقة البحارة; Lavender Garden=حديقة الخزامى; Dove Garden=حديقة الحمام; Swing Garden=حديقة الأراجيح; Almond Garden=حديقة اللوز; Cypress Garden=حديقة السرو; Moon Garden=حديقة القمر; Family Garden=حديقة العائلة; Nightingale Garden=حديقة البلبل; Acacia Garden=حديقة السنط; Mint Garden=حديقة النعناع; Pigeon Square=ساحة الحمام; Swallow Square=ساحة السنونو; Clock Square=ساحة الساعة; Market Square=ساحة السوق; Weavers Square=ساحة النساجين; Orange Square=ساحة البرتقال; Dates Square=ساحة التمر',
);
