import type { StorePlans } from '../../../domain/account/application';
import type { Language } from '../../../domain/language/languages';
import type { Localized } from '../../../domain/language/localized';
import { t } from '../../locales/t';

interface Package {
  id: number;
  name: Localized;
  text: Localized;
  price: number;
  days: number;
  mostOrders: number | null;
}

/** Per cent of each order that a store without a package leaves to the shop. */
export const commission = 10;

export const packages: readonly Package[] = [
  {
    id: 1,
    name: t('Basic'),
    text: t('For a first try'),
    price: 29,
    days: 30,
    mostOrders: 100,
  },
  {
    id: 2,
    name: t('Standard'),
    text: t('For a shop that is found'),
    price: 79,
    days: 30,
    mostOrders: 600,
  },
  {
    id: 3,
    name: t('Pro'),
    text: t('For a shop that never stands still'),
    price: 799,
    days: 365,
    mostOrders: null,
  },
];

export const wirePlans = (language: Language): StorePlans => ({
  commission,
  packages: packages.map(({ id, name, text, price, days, mostOrders }) => ({
    id,
    package_name: name[language],
    text: text[language],
    price,
    validity: days,
    max_order: mostOrders,
  })),
});
