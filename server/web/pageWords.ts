import type { Localized } from '../../domain/language/localized';
import { t } from '../locales/t';

interface Words {
  title: Localized;
  description: Localized;
  /** Schema.org's kind of page. */
  kind: 'CollectionPage' | 'ContactPage' | 'WebPage';
}

/** What the pages that are always there say of themselves; landing page and policies have texts of their own. */
export const pageWords: Readonly<Record<string, Words>> = {
  '/home': {
    title: t('Order from the shops around you'),
    description: t(
      'Dinner, groceries, medicine and goods from shops that deliver to your door today.',
    ),
    kind: 'CollectionPage',
  },
  '/categories': {
    title: t('Categories'),
    description: t('Everything that the shops around you sell, by category.'),
    kind: 'CollectionPage',
  },
  '/campaigns': {
    title: t('Campaigns'),
    description: t('Offers of several shops together, and how long they run.'),
    kind: 'CollectionPage',
  },
  '/store/latest': {
    title: t('New stores'),
    description: t('Shops that have just begun to deliver near you.'),
    kind: 'CollectionPage',
  },
  '/store/popular': {
    title: t('Popular stores'),
    description: t('The shops that most people near you order from.'),
    kind: 'CollectionPage',
  },
  '/rental/vehicle-search': {
    title: t('Cars to rent'),
    description: t(
      'Rent a car by the hour, by the day or for one way, and see the price before you book.',
    ),
    kind: 'CollectionPage',
  },
  '/rental/provider-details': {
    title: t('Car rental providers'),
    description: t('Who rents cars out near you, with their ratings and offers.'),
    kind: 'CollectionPage',
  },
  '/help-and-support': {
    title: t('Help & Support'),
    description: t('Answers to frequent questions, and how to reach us by phone, mail or message.'),
    kind: 'ContactPage',
  },
  '/store-registration': {
    title: t('Sell with us'),
    description: t('Open your store here: apply in a few minutes, and reach customers nearby.'),
    kind: 'WebPage',
  },
  '/deliveryman-registration': {
    title: t('Deliver with us'),
    description: t(
      'Become a courier: choose your hours and your vehicle, and apply in a few minutes.',
    ),
    kind: 'WebPage',
  },
};

export const policyPaths: Readonly<Record<string, string>> = {
  '/about-us': 'about-us',
  '/terms-and-conditions': 'terms-and-conditions',
  '/privacy-policy': 'privacy-policy',
  '/refund-policy': 'refund-policy',
  '/cancellation-policy': 'cancelation',
  '/shipping-policy': 'shipping-policy',
};
