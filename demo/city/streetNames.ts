import type { Localized } from '../../domain/language/localized';

type Pair = readonly [en: string, ar: string];

const pairs = (text: string): Pair[] =>
  text
    .split('\n')
    .flatMap((line) => line.split(';'))
    .map((entry) => entry.split('=').map((part) => part.trim()))
    .filter((parts) => parts.length === 2)
    .map(([en, ar]) => [en as string, ar as string]);

/** Things that streets, schools and shops alike are named after. */
export const NOUNS: readonly Pair[] = pairs(`
  Olive=الزيتون; Jasmine=الياسمين; Almond=اللوز; Pomegranate=الرمان; Fig=التين; Palm=النخيل; Cedar=الأرز; Cypress=السرو
  Willow=الصفصاف; Walnut=الجوز; Orange Blossom=زهر البرتقال; Lemon=الليمون; Apricot=المشمش; Mulberry=التوت; Vine=الكرمة; Henna=الحناء
  Basil=الريحان; Mint=النعناع; Thyme=الزعتر; Sage=الميرمية; Lavender=الخزامى; Rose=الورد; Narcissus=النرجس; Iris=السوسن
  Tulip=التوليب; Carnation=القرنفل; Poppy=شقائق النعمان; Lotus=اللوتس; Acacia=السنط; Tamarisk=الأثل; Carob=الخروب; Laurel=الغار
  Saffron=الزعفران; Cardamom=الهيل; Cinnamon=القرفة; Cumin=الكمون; Frankincense=اللبان; Musk=المسك; Amber=العنبر; Sandalwood=الصندل
  Pearl=اللؤلؤ; Coral=المرجان; Emerald=الزمرد; Ruby=الياقوت; Turquoise=الفيروز; Silver=الفضة; Copper=النحاس; Marble=الرخام
  Lighthouse=المنارة; Anchor=المرساة; Sail=الشراع; Mast=الصاري; Captain=الربان; Divers=الغواصين; Sailors=البحارة; Fishermen=صيادي السمك
  Shell=المحار; Dolphin=الدلفين; Seagull=النورس; Turtle=السلحفاة; Wave=الموج; Tide=المد; Sea Breeze=نسيم البحر; Horizon=الأفق
  Falcon Wing=جناح الصقر; Gazelle=الغزال; Oryx=المها; Nightingale=البلبل; Hoopoe=الهدهد; Dove=الحمام; Swallow=السنونو; Partridge=الحجل
  Moon=القمر; Crescent=الهلال; Pleiades=الثريا; Canopus=سهيل; Dawn=الفجر; Sunset=الغروب; Stars=النجوم; North Star=نجم الشمال
  Rain=المطر; Cloud=الغيم; Dew=الندى; Spring=الربيع; Autumn=الخريف; East Wind=ريح الصبا; Rainbow=قوس قزح; Shade=الظلال
  Fountain=النافورة; Well=البئر; Watermill=الطاحونة; Waterwheel=الناعورة; Canal=القناة; Stream=الجدول; Valley=الوادي; Oasis=الواحة
  Hope=الأمل; Peace=السلام; Friendship=الصداقة; Justice=العدالة; Wisdom=الحكمة; Generosity=الكرم; Courage=الشجاعة; Loyalty=الوفاء
  Unity=الوحدة; Freedom=الحرية; Victory=النصر; Joy=الفرح; Serenity=السكينة; Sincerity=الإخلاص; Trust=الأمانة; Welcome=الترحيب
  Knowledge=العلم; Pen=القلم; Book=الكتاب; Poets=الشعراء; Scribes=النساخ; Teachers=المعلمين; Astronomers=الفلكيين; Physicians=الأطباء
  Goldsmiths=الصاغة; Potters=الفخارين; Coppersmiths=النحاسين; Carpenters=النجارين; Dyers=الصباغين; Tanners=الدباغين; Bakers=الخبازين; Perfumers=العطارين
  Saddlers=السراجين; Blacksmiths=الحدادين; Tailors=الخياطين; Boatbuilders=صانعي القوارب; Netmakers=صانعي الشباك; Glassblowers=نافخي الزجاج; Rope Makers=صانعي الحبال; Booksellers=الوراقين
  Silk=الحرير; Cotton=القطن; Wool=الصوف; Linen=الكتان; Carpet=السجاد; Lantern=الفانوس; Candle=الشموع; Honey=العسل
  Coffee=القهوة; Dates=التمور; Wheat=القمح; Barley=الشعير; Salt=الملح; Sugar=السكر; Spice=البهارات; Orchard=البستان
  Citadel Gate=باب القلعة; Sea Gate=باب البحر; River Gate=باب النهر; Iron Gate=باب الحديد; Green Dome=القبة الخضراء; White Minaret=المئذنة البيضاء; Clock Tower=برج الساعة; Old Market=السوق القديم
  Caravan=القافلة; Camel=الجمال; Horsemen=الفرسان; Archers=الرماة; Drummers=الطبالين; Lute=العود; Flute=الناي; Andalus=الأندلس
  Museum=المتحف; Theatre=المسرح; Library=المكتبة; Post Office=البريد; Customs=الجمارك; Shipyard=حوض السفن; Dunes=الكثبان; Meadow=المرج
`);

const FIGURES: readonly Pair[] = pairs(`
  Ibn Sina=ابن سينا; Ibn Rushd=ابن رشد; Ibn Khaldun=ابن خلدون; Ibn Battuta=ابن بطوطة; Ibn Al-Haytham=ابن الهيثم; Ibn Al-Nafis=ابن النفيس; Ibn Majid=ابن ماجد; Ibn Jubayr=ابن جبير
  Ibn Hazm=ابن حزم; Ibn Zaydun=ابن زيدون; Ibn Firnas=ابن فرناس; Ibn Tufayl=ابن طفيل; Al-Khwarizmi=الخوارزمي; Al-Biruni=البيروني; Al-Farabi=الفارابي; Al-Kindi=الكندي
  Al-Razi=الرازي; Al-Zahrawi=الزهراوي; Al-Idrisi=الإدريسي; Al-Masudi=المسعودي; Al-Jahiz=الجاحظ; Al-Mutanabbi=المتنبي; Al-Maarri=المعري; Al-Buhturi=البحتري
  Al-Asmai=الأصمعي; Al-Jazari=الجزري; Al-Battani=البتاني; Al-Tusi=الطوسي; Al-Yaqubi=اليعقوبي; Yaqut=ياقوت الحموي; Abu Nuwas=أبو نواس; Abu Tammam=أبو تمام
  Abu Firas=أبو فراس; Sibawayh=سيبويه; Al-Khansa=الخنساء; Zarqa Al-Yamama=زرقاء اليمامة; Hatim Al-Tai=حاتم الطائي; Antara=عنترة; Jabir Ibn Hayyan=جابر بن حيان; Thabit Ibn Qurra=ثابت بن قرة
  Wallada=ولادة; Maryam Al-Ijliya=مريم العجلية; Sindbad=السندباد; Scheherazade=شهرزاد; Al-Farahidi=الفراهيدي; Al-Hariri=الحريري; Al-Ghafiqi=الغافقي; Al-Istakhri=الإصطخري
  Damascus=دمشق; Cairo=القاهرة; Baghdad=بغداد; Cordoba=قرطبة; Granada=غرناطة; Seville=إشبيلية; Fez=فاس; Marrakesh=مراكش
  Tunis=تونس; Kairouan=القيروان; Algiers=الجزائر; Tripoli=طرابلس; Alexandria=الإسكندرية; Aleppo=حلب; Beirut=بيروت; Sidon=صيدا
  Amman=عمان; Petra=البتراء; Basra=البصرة; Mosul=الموصل; Kufa=الكوفة; Sanaa=صنعاء; Aden=عدن; Muscat=مسقط
  Manama=المنامة; Doha=الدوحة; Samarkand=سمرقند; Bukhara=بخارى; Zanzibar=زنجبار; Timbuktu=تمبكتو; Khartoum=الخرطوم; Nouakchott=نواكشوط
`);

const FIRST: readonly Pair[] = pairs(`
  Yousef=يوسف; Khalid=خالد; Omar=عمر; Hassan=حسن; Tariq=طارق; Salim=سالم; Faisal=فيصل; Nasser=ناصر; Ziad=زياد; Karim=كريم
  Layla=ليلى; Amina=أمينة; Fatima=فاطمة; Salma=سلمى; Nadia=نادية; Huda=هدى; Zaynab=زينب; Samira=سميرة; Rania=رانيا; Dalal=دلال
  Ibrahim=إبراهيم; Idris=إدريس; Mustafa=مصطفى; Rashid=راشد; Jamal=جمال; Adnan=عدنان; Munir=منير; Hisham=هشام; Walid=وليد; Bashir=بشير
`);

const FAMILY: readonly Pair[] = pairs(`
  Al-Khatib=الخطيب; Al-Najjar=النجار; Al-Haddad=الحداد; Al-Attar=العطار; Al-Sayegh=الصايغ; Al-Bahri=البحري; Al-Masri=المصري; Al-Shami=الشامي
  Al-Hijazi=الحجازي; Al-Maghribi=المغربي; Al-Omari=العمري; Al-Tamimi=التميمي; Al-Qasimi=القاسمي; Al-Harbi=الحربي; Al-Sharif=الشريف; Al-Hakim=الحكيم
  Al-Ansari=الأنصاري; Al-Rifai=الرفاعي; Al-Husseini=الحسيني; Al-Jabri=الجابري; Al-Saadi=السعدي; Al-Nouri=النوري; Al-Kattan=القطان; Al-Banna=البنا
`);

const KINDS = {
  avenue: ['Avenue', 'جادة'],
  street: ['Street', 'شارع'],
  lane: ['Lane', 'زقاق'],
} as const;

/** A street's full name in both languages. In Arabic the kind comes first. */
export function streetName(kind: keyof typeof KINDS, [en, ar]: Pair): Localized {
  return { en: `${en} ${KINDS[kind][0]}`, ar: `${KINDS[kind][1]} ${ar}` };
}

/** Names for ordinary streets, best known first; people make up the rest, as they do in every city. */
export function streetNamePool(): { wellKnown: Pair[]; people: Pair[] } {
  const people = FIRST.flatMap(([firstEn, firstAr]) =>
    FAMILY.map(
      ([familyEn, familyAr]): Pair => [`${firstEn} ${familyEn}`, `${firstAr} ${familyAr}`],
    ),
  );
  return { wellKnown: [...NOUNS, ...FIGURES], people };
}
