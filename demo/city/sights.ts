import type { Localized } from '../../domain/language/localized';
import type { Vec } from '../../server/place/plane';
import { t } from '../locales/city';

/** Places that belong to one spot of this shore and can stand nowhere else. */
export const SIGHTS: readonly { kind: string; name: Localized; at: Vec }[] = [
  {
    kind: 'landmark',
    name: t('Noor Lighthouse'),
    at: { x: -5640, y: 2560 },
  },
  { kind: 'landmark', name: t('Noor Citadel'), at: { x: -2050, y: 1330 } },
  { kind: 'landmark', name: t('City Stadium'), at: { x: -700, y: -2500 } },
  {
    kind: 'airport',
    name: t('Marsa Noor Airport'),
    at: { x: 5150, y: -2450 },
  },
  {
    kind: 'harbour',
    name: t('Fishing Harbour'),
    at: { x: -3560, y: -1010 },
  },
  { kind: 'harbour', name: t('Ferry Pier'), at: { x: -3590, y: -1200 } },
  { kind: 'beach', name: t('Coral Beach'), at: { x: -4010, y: -3870 } },
  { kind: 'beach', name: t('Pearl Beach'), at: { x: -4560, y: -2500 } },
  {
    kind: 'beach',
    name: t('Lighthouse Beach'),
    at: { x: -4990, y: 1830 },
  },
  { kind: 'beach', name: t('North Beach'), at: { x: -4850, y: 3950 } },
];
