import type { Localized } from '../../../domain/language/localized';

const names = (list: string): Localized[] =>
  list.split(';').map((pair) => {
    const [en = '', ar = ''] = pair.split('=');
    return { en: en.trim(), ar: ar.trim() };
  });

/** Makers of what shops of a module keep. */
export const makers = {
  grocery: names(
    'Wadi Farm=مزرعة الوادي; Green Basket=السلة الخضراء; Noor Valley=وادي نور; Palm Grove=بستان النخيل; Blue Coast=الساحل الأزرق; Daily Best=الأفضل يوميًا; Golden Sheaf=السنبلة الذهبية; Al Khair=الخير; Morning Field=حقل الصباح; Cedar Hill=تل الأرز',
  ),
  pharmacy: names(
    'Shifa=شفاء; Vitalis=فيتاليس; Noor Care=نور كير; PureLab=بيورلاب; Meridian=ميريديان; Clarion=كلاريون; Balsam=بلسم; Dawa Plus=دواء بلس; Healwell=هيل ويل; Aqua Derma=أكوا ديرما',
  ),
  household: names(
    'Brightside=برايت سايد; Lamma=لمعة; Casa=كازا; Everyday=كل يوم; Tidy=ترتيب; Sabon=صابون البيت; Haven=هيفن',
  ),
  ecommerce: names(
    'Nova=نوفا; Marsa=مرسى; Lumen=لومن; Atlas=أطلس; Sahara=صحارى; Orion=أوريون; Juniper=جونيبر; Cove=كوف; Falcon=فالكون; Ember=إمبر; Loom=لوم; Tidal=تايدل',
  ),
};

/** Lines of a maker: "Nova Headphones Studio". */
export const lines: readonly Localized[] = names(
  'Classic=كلاسيك; Plus=بلس; Pro=برو; Lite=لايت; Studio=ستوديو; Urban=أوربن; Heritage=هيريتدج; Air=إير; Essential=إسنشال; Travel=ترافل',
);

/** What the pack holds, by group of the shelf. */
export const packs: Record<string, Localized[]> = {
  fruit: names('500 g=500 غ; 1 kg=1 كغ; 2 kg=2 كغ'),
  vegetables: names('500 g=500 غ; 1 kg=1 كغ; 2 kg=2 كغ'),
  herbs: names('one bunch=باقة; 200 g=200 غ; 400 g=400 غ'),
  bakery: names('1 pack=عبوة; 4 pieces=4 قطع; 6 pieces=6 قطع'),
  dairy: names('250 g=250 غ; 500 g=500 غ; 1 kg=1 كغ'),
  meat: names('500 g=500 غ; 1 kg=1 كغ'),
  fish: names('500 g=500 غ; 1 kg=1 كغ'),
  pantry: names('400 g=400 غ; 750 g=750 غ; 1 kg=1 كغ'),
  snacks: names('90 g=90 غ; 180 g=180 غ; family pack=عبوة عائلية'),
  drinks: names('single=عبوة واحدة; pack of 6=6 عبوات; pack of 12=12 عبوة'),
  household: names('single=قطعة; pack of 2=عبوة من قطعتين; pack of 4=4 قطع'),
  'pain-relief': names('24 pieces=24 قطعة; 48 pieces=48 قطعة; 100 ml=100 مل'),
  'cold-flu': names('20 pieces=20 قطعة; 100 ml=100 مل; 200 ml=200 مل'),
  vitamins: names('30 days=30 يومًا; 60 days=60 يومًا; 90 days=90 يومًا'),
  skin: names('50 ml=50 مل; 100 ml=100 مل; 200 ml=200 مل'),
  hair: names('single=قطعة; 250 ml=250 مل; 400 ml=400 مل'),
  oral: names('single=قطعة; pack of 2=عبوة من قطعتين; pack of 3=3 قطع'),
  hygiene: names('single=قطعة; pack of 3=3 قطع; family pack=عبوة عائلية'),
  baby: names('small=صغير; medium=متوسط; large=كبير'),
};

export const shelfSentences: Record<'grocery' | 'pharmacy' | 'ecommerce', Localized[]> = {
  grocery: [
    {
      en: 'Chosen by our buyers this week and kept cool until it reaches you.',
      ar: 'اختاره فريقنا هذا الأسبوع ويبقى مبردًا حتى يصلك.',
    },
    {
      en: 'A staple of the weekly shop at a fair price.',
      ar: 'أساسي في مشتريات الأسبوع وبسعر عادل.',
    },
    {
      en: 'From growers around the bay that we have known for years.',
      ar: 'من مزارعين حول الخليج نعرفهم منذ سنوات.',
    },
    { en: 'Packed the day it is sold.', ar: 'يُعبأ في يوم بيعه.' },
    {
      en: 'If it does not look good, our packers do not put it in your bag.',
      ar: 'إن لم يكن مظهره جيدًا فلن يضعه فريق التغليف في كيسك.',
    },
  ],
  pharmacy: [
    {
      en: 'Please read the leaflet before use and keep out of reach of children.',
      ar: 'يرجى قراءة النشرة قبل الاستعمال وحفظه بعيدًا عن متناول الأطفال.',
    },
    {
      en: 'Checked by our pharmacist before it leaves the shop.',
      ar: 'يتحقق منه الصيدلي قبل خروجه من المتجر.',
    },
    { en: 'Store in a dry place below 25 degrees.', ar: 'يُحفظ في مكان جاف بدرجة حرارة أقل من 25.' },
    {
      en: 'Free of perfume and suitable for sensitive skin.',
      ar: 'خالٍ من العطور ومناسب للبشرة الحساسة.',
    },
    {
      en: 'Ask our pharmacist if you take other medicine.',
      ar: 'اسأل الصيدلي إن كنت تتناول أدوية أخرى.',
    },
  ],
  ecommerce: [
    {
      en: 'Solidly made, simply designed and backed by a two-year guarantee.',
      ar: 'متين الصنع وبسيط التصميم ومكفول لمدة سنتين.',
    },
    {
      en: 'Can be returned within 14 days if it is not what you hoped for.',
      ar: 'يمكن إرجاعه خلال 14 يومًا إن لم يكن كما توقعت.',
    },
    {
      en: 'Our shop team uses it at home and would buy it again.',
      ar: 'يستعمله فريق متجرنا في المنزل وسيشتريه مرة أخرى.',
    },
    {
      en: 'Comes in recycled packaging, ready to be given as a present.',
      ar: 'يأتي في تغليف معاد التدوير وجاهز للإهداء.',
    },
    {
      en: 'A small thing that makes every day a little easier.',
      ar: 'شيء صغير يجعل كل يوم أسهل قليلًا.',
    },
  ],
};
