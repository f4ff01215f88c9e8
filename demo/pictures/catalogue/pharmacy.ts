import type { ModuleCatalogue } from './types.ts';

/** What pharmacies hand over the counter. The first icon of a group is its emblem. */
export const pharmacyCatalogue: ModuleCatalogue = {
  'pain-relief': {
    en: 'Pain & Fever',
    ar: 'مسكنات وخافضات حرارة',
    items: [
      ['pill', 'Paracetamol Capsules', 'كبسولات باراسيتامول'],
      ['blister-pack', 'Ibuprofen Tablets', 'أقراص إيبوبروفين'],
      ['ointment-tube', 'Pain Relief Gel', 'جل مسكن'],
      ['ice', 'Cold Pack', 'كمادة باردة'],
      ['fever-syrup', 'Fever Syrup', 'شراب خافض للحرارة'],
    ],
  },
  'cold-flu': {
    en: 'Cold & Allergy',
    ar: 'زكام وحساسية',
    items: [
      ['syrup-bottle', 'Cough Syrup', 'شراب السعال'],
      ['nasal-spray', 'Nasal Spray', 'بخاخ أنف'],
      ['inhaler', 'Inhaler', 'جهاز استنشاق'],
      ['lozenges', 'Throat Lozenges', 'أقراص استحلاب'],
      ['face-mask', 'Face Masks', 'كمامات'],
      ['tissue-box', 'Soft Tissues', 'مناديل ناعمة'],
    ],
  },
  vitamins: {
    en: 'Vitamins & Supplements',
    ar: 'فيتامينات ومكملات',
    items: [
      ['vitamin-jar', 'Multivitamins', 'فيتامينات متعددة'],
      ['pill-bottle', 'Vitamin C', 'فيتامين سي'],
      ['omega-jar', 'Omega-3', 'أوميغا ٣'],
      ['dropper-bottle', 'Vitamin D Drops', 'نقط فيتامين د'],
      ['protein-tub', 'Protein Powder', 'مسحوق بروتين'],
      ['honey-pot', 'Propolis Honey', 'عسل العكبر'],
      ['sachet', 'Electrolyte Sachets', 'أكياس محلول إلكتروليت'],
    ],
  },
  'first-aid': {
    en: 'First Aid',
    ar: 'إسعافات أولية',
    items: [
      ['first-aid-kit', 'First Aid Kit', 'حقيبة إسعافات'],
      ['adhesive-bandage', 'Plasters', 'لصقات جروح'],
      ['bandage-roll', 'Bandage Roll', 'رباط شاش'],
      ['antiseptic-bottle', 'Antiseptic', 'مطهر جروح'],
      ['gloves', 'Gloves', 'قفازات'],
      ['scissors', 'Medical Scissors', 'مقص طبي'],
      ['syringe', 'Syringes', 'محاقن'],
    ],
  },
  devices: {
    en: 'Health Devices',
    ar: 'أجهزة صحية',
    items: [
      ['pressure-monitor', 'Blood Pressure Monitor', 'جهاز قياس الضغط'],
      ['thermometer', 'Thermometer', 'ميزان حرارة'],
      ['stethoscope', 'Stethoscope', 'سماعة طبية'],
      ['glucose-meter', 'Glucose Meter', 'جهاز قياس السكر'],
      ['stopwatch', 'Pulse Timer', 'مؤقت نبض'],
    ],
  },
  tests: {
    en: 'Home Tests',
    ar: 'فحوصات منزلية',
    items: [
      ['test-tube', 'Test Tubes', 'أنابيب فحص'],
      ['drop-of-blood', 'Blood Test Kit', 'عدة فحص الدم'],
      ['petri-dish', 'Allergy Test', 'فحص حساسية'],
      ['dna', 'DNA Test Kit', 'عدة فحص الحمض النووي'],
      ['test-strip', 'Rapid Test', 'فحص سريع'],
    ],
  },
  skin: {
    en: 'Skin Care',
    ar: 'عناية بالبشرة',
    items: [
      ['lotion-bottle', 'Body Lotion', 'لوشن للجسم'],
      ['cream-jar', 'Moisturiser', 'كريم مرطب'],
      ['sunscreen', 'Sunscreen', 'واقي شمس'],
      ['serum-bottle', 'Face Serum', 'سيروم للوجه'],
      ['hand-cream', 'Hand Cream', 'كريم يدين'],
      ['cucumber', 'Cucumber Mask', 'قناع الخيار'],
    ],
  },
  hair: {
    en: 'Hair & Shaving',
    ar: 'شعر وحلاقة',
    items: [
      ['pump-bottle', 'Shampoo', 'شامبو'],
      ['conditioner-bottle', 'Conditioner', 'بلسم'],
      ['hair-pick', 'Comb', 'مشط'],
      ['razor', 'Razor', 'شفرة حلاقة'],
      ['hair-oil', 'Hair Oil', 'زيت شعر'],
    ],
  },
  oral: {
    en: 'Oral Care',
    ar: 'عناية بالفم',
    items: [
      ['toothbrush', 'Toothbrush', 'فرشاة أسنان'],
      ['toothpaste', 'Toothpaste', 'معجون أسنان'],
      ['mouthwash', 'Mouthwash', 'غسول فم'],
      ['tooth', 'Dental Floss', 'خيط أسنان'],
    ],
  },
  hygiene: {
    en: 'Bath & Hygiene',
    ar: 'استحمام ونظافة',
    items: [
      ['soap', 'Soap Bar', 'صابون'],
      ['sanitizer', 'Hand Sanitizer', 'معقم يدين'],
      ['sponge', 'Bath Sponge', 'إسفنجة استحمام'],
      ['roll-of-paper', 'Soft Rolls', 'لفائف ناعمة'],
      ['bubbles', 'Bath Foam', 'رغوة استحمام'],
      ['deodorant', 'Deodorant', 'مزيل عرق'],
    ],
  },
  baby: {
    en: 'Mother & Baby',
    ar: 'أم وطفل',
    items: [
      ['baby-bottle', 'Baby Bottle', 'رضّاعة'],
      ['diaper-pack', 'Diapers', 'حفاضات'],
      ['formula-tub', 'Baby Formula', 'حليب أطفال'],
      ['baby-lotion', 'Baby Lotion', 'لوشن أطفال'],
      ['teddy-bear', 'Soothing Bear', 'دبدوب مهدئ'],
      ['bathtub', 'Baby Bath', 'حوض استحمام'],
    ],
  },
  support: {
    en: 'Eyes & Mobility',
    ar: 'عيون وحركة',
    items: [
      ['glasses', 'Reading Glasses', 'نظارة قراءة'],
      ['eye-drops', 'Eye Drops', 'قطرة عين'],
      ['crutch', 'Crutch', 'عكاز'],
      ['manual-wheelchair', 'Wheelchair', 'كرسي متحرك'],
      ['white-cane', 'White Cane', 'عصا بيضاء'],
      ['socks', 'Compression Socks', 'جوارب ضاغطة'],
    ],
  },
};
