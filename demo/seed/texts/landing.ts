import type { Localized } from '../../../domain/language/localized';
import { t } from '../../locales/seed';

export const landing: Record<string, Localized> = {
  hero_title: t('Where should we deliver?'),
  hero_sub_title: t('Dinner, groceries, medicine and more from the shops around you.'),
  step_1_title: t('Say where you are'),
  step_1_text: t('Use your location, type an address or move the map.'),
  step_2_title: t('Fill your cart'),
  step_2_text: t('Choose from restaurants, markets, pharmacies and shops that deliver to you.'),
  step_3_title: t('Follow it to the door'),
  step_3_text: t('See every step of your order and the courier on the map.'),
  footer_description: t(
    'Flowmart brings the shops of Marsa Noor to your door: one address, one cart, one place to follow it all.',
  ),
  newsletter_title: t('Good things, once a week'),
  newsletter_sub_title: t('New shops and the offers worth knowing. No more than one mail a week.'),
  business_title: t('Everything around you, in one place'),
  business_sub_title: t('Local shops, real people and a courier who knows the streets.'),
};
