import type { Localized } from '../../../domain/language/localized';

export const reviewers: readonly Localized[] = [
  { en: 'Layla', ar: 'ليلى' },
  { en: 'Omar', ar: 'عمر' },
  { en: 'Huda', ar: 'هدى' },
  { en: 'Yousef', ar: 'يوسف' },
  { en: 'Salma', ar: 'سلمى' },
  { en: 'Adnan', ar: 'عدنان' },
  { en: 'Reem', ar: 'ريم' },
  { en: 'Tariq', ar: 'طارق' },
];

/** What people say of a vehicle, whichever it is. */
export const remarks: readonly Localized[] = [
  {
    en: 'Clean, full tank, handed over in five minutes.',
    ar: 'نظيفة وخزانها ممتلئ وسُلّمت خلال خمس دقائق.',
  },
  {
    en: 'Drove us to the coast and back without a worry.',
    ar: 'أوصلتنا إلى الساحل وعدنا بلا أي قلق.',
  },
  { en: 'Just as in the pictures.', ar: 'مطابقة للصور تمامًا.' },
  { en: 'Quiet, and easy to park in the centre.', ar: 'هادئة ويسهل ركنها في وسط المدينة.' },
  { en: 'Enough room for all our bags.', ar: 'تتسع لكل حقائبنا.' },
  {
    en: 'Friendly people at pickup, I will come again.',
    ar: 'تعامل لطيف عند الاستلام، وسأعود مرة أخرى.',
  },
  {
    en: 'Good car, the return took a little long.',
    ar: 'سيارة جيدة، لكن الإرجاع استغرق بعض الوقت.',
  },
  { en: 'A fair price for a whole day.', ar: 'سعر مناسب ليوم كامل.' },
];
