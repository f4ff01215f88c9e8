import type { Localized } from '../../../domain/language/localized';
import { t } from '../../locales/seed';

export const renters: readonly Localized[] = [
  t('Layla'),
  t('Omar'),
  t('Huda'),
  t('Yousef'),
  t('Salma'),
  t('Adnan'),
  t('Reem'),
  t('Tariq'),
];

export const remarks: readonly Localized[] = [
  t('Clean, full tank, handed over in five minutes.'),
  t('Drove us to the coast and back without a worry.'),
  t('Just as in the pictures.'),
  t('Quiet, and easy to park in the centre.'),
  t('Enough room for all our bags.'),
  t('Friendly people at pickup, I will come again.'),
  t('Good car, the return took a little long.'),
  t('A fair price for a whole day.'),
];
