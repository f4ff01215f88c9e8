import type { Localized } from '../../domain/language/localized';
import type { Vec } from '../../server/place/plane';

/** Places that belong to one spot of this shore and can stand nowhere else. */
export const SIGHTS: readonly { kind: string; name: Localized; at: Vec }[] = [
  {
    kind: 'landmark',
    name: { en: 'Noor Lighthouse', ar: 'منارة النور' },
    at: { x: -5640, y: 2560 },
  },
  { kind: 'landmark', name: { en: 'Noor Citadel', ar: 'قلعة النور' }, at: { x: -2050, y: 1330 } },
  { kind: 'landmark', name: { en: 'City Stadium', ar: 'ملعب المدينة' }, at: { x: -700, y: -2500 } },
  {
    kind: 'airport',
    name: { en: 'Marsa Noor Airport', ar: 'مطار مرسى نور' },
    at: { x: 5150, y: -2450 },
  },
  {
    kind: 'harbour',
    name: { en: 'Fishing Harbour', ar: 'مرفأ الصيد' },
    at: { x: -3560, y: -1010 },
  },
  { kind: 'harbour', name: { en: 'Ferry Pier', ar: 'رصيف العبارات' }, at: { x: -3590, y: -1200 } },
  { kind: 'beach', name: { en: 'Coral Beach', ar: 'شاطئ المرجان' }, at: { x: -4010, y: -3870 } },
  { kind: 'beach', name: { en: 'Pearl Beach', ar: 'شاطئ اللؤلؤ' }, at: { x: -4560, y: -2500 } },
  {
    kind: 'beach',
    name: { en: 'Lighthouse Beach', ar: 'شاطئ المنارة' },
    at: { x: -4990, y: 1830 },
  },
  { kind: 'beach', name: { en: 'North Beach', ar: 'شاطئ الشمال' }, at: { x: -4850, y: 3950 } },
];
