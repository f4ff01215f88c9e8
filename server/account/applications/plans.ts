import type { StorePlans } from '../../../domain/account/application';
import type { Bilingual } from '../../db/schema/columns';
import type { Lang } from '../../place/geography';

interface Package {
  id: number;
  name: Bilingual;
  text: Bilingual;
  price: number;
  days: number;
  mostOrders: number | null;
}

/** Per cent of each order that a store without a package leaves to the shop. */
const commission = 10;

export const packages: readonly Package[] = [
  {
    id: 1,
    name: { en: 'Basic', ar: 'أساسية' },
    text: { en: 'For a first try', ar: 'للتجربة الأولى' },
    price: 29,
    days: 30,
    mostOrders: 100,
  },
  {
    id: 2,
    name: { en: 'Standard', ar: 'قياسية' },
    text: { en: 'For a shop that is found', ar: 'لمتجر يجده الناس' },
    price: 79,
    days: 30,
    mostOrders: 600,
  },
  {
    id: 3,
    name: { en: 'Pro', ar: 'احترافية' },
    text: { en: 'For a shop that never stands still', ar: 'لمتجر لا يهدأ' },
    price: 799,
    days: 365,
    mostOrders: null,
  },
];

export const wirePlans = (language: Lang): StorePlans => ({
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
