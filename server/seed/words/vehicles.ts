import type { Bilingual } from '../../db/schema/columns';
import type { VehicleBody } from '../../pictures/vehicles/look';

export interface VehicleKind {
  name: Bilingual;
  about: Bilingual;
  body: VehicleBody;
  type: string;
  seats: number;
  /** Whether it has doors and so air conditioning. */
  isClosed: boolean;
  fuel: string;
  /** Usual price of an hour, thousandths. */
  hour: number;
  models: readonly string[];
}

const kind = (
  body: VehicleBody,
  type: string,
  en: string,
  ar: string,
  seats: number,
  hour: number,
  models: string,
  aboutEn: string,
  aboutAr: string,
  fuel?: string,
): VehicleKind => ({
  name: { en, ar },
  about: { en: aboutEn, ar: aboutAr },
  body,
  type,
  seats,
  isClosed: fuel === undefined,
  fuel: fuel ?? '',
  hour,
  models: models.split(' '),
});

export const kinds: readonly VehicleKind[] = [
  kind(
    'hatchback',
    'compact',
    'Compact',
    'صغيرة',
    5,
    8_000,
    'Mini Pico Dot Clip',
    'Small outside, easy to park by the harbour.',
    'صغيرة من الخارج وسهلة الوقوف عند المرفأ.',
  ),
  kind(
    'sedan',
    'sedan',
    'Sedan',
    'سيدان',
    5,
    11_000,
    'Linea Corso Alto Metro',
    'Quiet, roomy and good for a day of errands.',
    'هادئة وواسعة ومناسبة ليوم من المشاوير.',
  ),
  kind(
    'suv',
    'suv',
    'SUV',
    'دفع رباعي',
    7,
    16_000,
    'Ridge Summit Terra Dune',
    'High seats and room for the whole family and the tent.',
    'مقاعد عالية ومكان للعائلة كلها وللخيمة.',
  ),
  kind(
    'pickup',
    'pickup',
    'Pickup',
    'بيك أب',
    5,
    15_000,
    'Hauler Atlas Rover',
    'For the sofa, the garden or the boat.',
    'للأريكة أو الحديقة أو القارب.',
  ),
  kind(
    'van',
    'van',
    'Van',
    'فان',
    8,
    17_000,
    'Cargo Space Box',
    'Eight seats or a whole flat in boxes.',
    'ثمانية مقاعد أو شقة كاملة في صناديق.',
  ),
  kind(
    'minibus',
    'minibus',
    'Minibus',
    'حافلة صغيرة',
    14,
    24_000,
    'Voyage Group Coach',
    'One ride for the team, the class or the wedding.',
    'رحلة واحدة للفريق أو الصف أو العرس.',
  ),
  kind(
    'luxury',
    'luxury',
    'Luxury',
    'فاخرة',
    5,
    32_000,
    'Royale Grand Imperial',
    'Leather, silence and an entrance to remember.',
    'جلد وهدوء ووصول لا يُنسى.',
  ),
  kind(
    'sports',
    'sports',
    'Sports',
    'رياضية',
    2,
    36_000,
    'Veloce Apex Bolt',
    'Two seats and the coast road.',
    'مقعدان وطريق الساحل.',
  ),
  kind(
    'motorbike',
    'motorbike',
    'Motorbike',
    'دراجة نارية',
    2,
    7_000,
    '250 Trail Street',
    'Past the queue at the bridge.',
    'تجاوز الطابور عند الجسر.',
    'petrol',
  ),
  kind(
    'scooter',
    'scooter',
    'Scooter',
    'سكوتر',
    2,
    4_500,
    'Zip Piccola E-One',
    'The quickest way through the old town.',
    'أسرع طريق عبر البلدة القديمة.',
    'electric',
  ),
  kind(
    'bicycle',
    'bicycle',
    'Bicycle',
    'دراجة هوائية',
    1,
    2_000,
    'City Tour Cargo',
    'Along the river at your own pace.',
    'على ضفة النهر على مهلك.',
    'none',
  ),
];

export const brands: readonly Bilingual[] = [
  { en: 'Aurion', ar: 'أوريون' },
  { en: 'Baltis', ar: 'بالتيس' },
  { en: 'Cormo', ar: 'كورمو' },
  { en: 'Deltra', ar: 'دلترا' },
  { en: 'Esker', ar: 'إسكر' },
  { en: 'Fjord', ar: 'فيورد' },
  { en: 'Gavia', ar: 'غافيا' },
  { en: 'Helio', ar: 'هيليو' },
];

export const providers: readonly { name: Bilingual; about: Bilingual }[] = [
  {
    name: { en: 'Harbour Rent', ar: 'تأجير المرفأ' },
    about: {
      en: 'Cars at the harbour gate since the old ferry days.',
      ar: 'سيارات عند بوابة المرفأ منذ أيام العبّارة القديمة.',
    },
  },
  {
    name: { en: 'North Bank Cars', ar: 'سيارات الضفة الشمالية' },
    about: {
      en: 'A small fleet, each car washed before every trip.',
      ar: 'أسطول صغير وكل سيارة تُغسل قبل كل رحلة.',
    },
  },
  {
    name: { en: 'Meadow Mobility', ar: 'تنقل المروج' },
    about: {
      en: 'Family cars and vans for the southern suburbs.',
      ar: 'سيارات عائلية وفانات للضواحي الجنوبية.',
    },
  },
  {
    name: { en: 'Noor Drive', ar: 'نور درايف' },
    about: { en: 'Picked up in minutes on Noor Square.', ar: 'استلام خلال دقائق في ميدان النور.' },
  },
  {
    name: { en: 'Lake Street Garage', ar: 'كراج شارع البحيرة' },
    about: { en: 'Run by mechanics who know every bolt.', ar: 'يديره ميكانيكيون يعرفون كل برغي.' },
  },
  {
    name: { en: 'Garden City Wheels', ar: 'عجلات مدينة الحدائق' },
    about: { en: 'Bicycles, scooters and small cars.', ar: 'دراجات وسكوترات وسيارات صغيرة.' },
  },
  {
    name: { en: 'Royal Line', ar: 'الخط الملكي' },
    about: { en: 'Weddings, guests and grand arrivals.', ar: 'أعراس وضيوف ووصول فخم.' },
  },
  {
    name: { en: 'Airport Express Rental', ar: 'تأجير المطار السريع' },
    about: {
      en: 'Open day and night, also for one-way trips.',
      ar: 'مفتوح ليلًا ونهارًا وللرحلات باتجاه واحد أيضًا.',
    },
  },
];
