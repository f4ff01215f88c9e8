import type { Localized } from '../../../domain/language/localized';

export const brands: readonly Localized[] = [
  { en: 'Aurion', ar: 'أوريون' },
  { en: 'Baltis', ar: 'بالتيس' },
  { en: 'Cormo', ar: 'كورمو' },
  { en: 'Deltra', ar: 'دلترا' },
  { en: 'Esker', ar: 'إسكر' },
  { en: 'Fjord', ar: 'فيورد' },
  { en: 'Gavia', ar: 'غافيا' },
  { en: 'Helio', ar: 'هيليو' },
];

export const providers: readonly { name: Localized; about: Localized }[] = [
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
