import type { Localized } from '../../../domain/language/localized';
import type { VehicleBody } from '../../pictures/vehicles/look';

export interface VehicleKind {
  name: Localized;
  about: Localized;
  body: VehicleBody;
  type: string;
  seats: number;
  /** Whether it has doors and so air conditioning. */
  isClosed: boolean;
  fuel: string;
  /** Usual price of an hour, thousandths. */
  hour: number;
  models: readonly Localized[];
}

const pairs = (en: readonly string[], ar: readonly string[]): readonly Localized[] =>
  en.map((name, at) => ({ en: name, ar: ar[at] ?? name }));

const kind = (
  body: VehicleBody,
  type: string,
  en: string,
  ar: string,
  seats: number,
  hour: number,
  modelsEn: string,
  modelsAr: string,
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
  models: pairs(modelsEn.split(' '), modelsAr.split(' ')),
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
    'ميني بيكو دوت كليب',
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
    'لينيا كورسو ألتو مترو',
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
    'ريدج سميت تيرا ديون',
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
    'هولر أطلس روفر',
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
    'كارغو سبيس بوكس',
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
    'فوياج غروب كوتش',
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
    'رويال غراند إمبريال',
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
    'فيلوتشي أبيكس بولت',
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
    '250 تريل ستريت',
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
    'زيب بيكولا إي-ون',
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
    'سيتي تور كارغو',
    'Along the river at your own pace.',
    'على ضفة النهر على مهلك.',
    'none',
  ),
];
