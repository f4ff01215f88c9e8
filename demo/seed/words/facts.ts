import { perLanguage } from '../../../domain/language/languages';
import type { Localized } from '../../../domain/language/localized';
import { t } from '../../locales/seed';

const words = (list: string): Localized[] => list.split(';').map((name) => t(name.trim()));

/** What a shelf is looked for by, beside the names of what lies on it. */
const tagsOfGroup: Readonly<Record<string, Localized[]>> = {
  'food/burgers': words('lunch; quick'),
  'food/pizza': words('family; dinner'),
  'food/wraps': words('quick; lunch'),
  'food/grills': words('dinner; family'),
  'food/rice': words('family; dinner'),
  'food/soups': words('lunch'),
  'food/salads': words('lunch; healthy'),
  'food/asian': words('dinner'),
  'food/seafood': words('dinner'),
  'food/breakfast': words('breakfast'),
  'grocery/fruit': words('fresh; healthy'),
  'grocery/vegetables': words('fresh; healthy'),
  'grocery/herbs': words('fresh; local'),
  'grocery/bakery': words('fresh; breakfast'),
  'grocery/dairy': words('fresh; breakfast'),
  'grocery/meat': words('fresh'),
  'grocery/fish': words('fresh; local'),
  'grocery/pantry': words('weekly shop'),
  'grocery/drinks': words('weekly shop'),
  'grocery/household': words('weekly shop'),
  'pharmacy/skin': words('daily care'),
  'pharmacy/hair': words('daily care'),
  'pharmacy/oral': words('daily care'),
  'pharmacy/hygiene': words('daily care'),
  'pharmacy/first-aid': words('travel'),
  'pharmacy/baby': words('family||as a customer'),
  'ecommerce/jewellery': words('gift'),
  'ecommerce/beauty': words('gift'),
  'ecommerce/toys': words('gift'),
  'ecommerce/home': words('home'),
  'ecommerce/sports': words('outdoor'),
  'ecommerce/men': words('everyday'),
  'ecommerce/women': words('everyday'),
  'ecommerce/shoes': words('everyday'),
};

export const tagsOf = (module: string, group: string): readonly Localized[] =>
  tagsOfGroup[`${module}/${group}`] ?? [];

export const hotTag: Localized = t('spicy');

const sizes = (list: readonly string[]) => list.map((size) => perLanguage(() => size));

/** Choices of goods, by the names that tables have for them. */
export const axes: Readonly<Record<string, { title: Localized; options: Localized[] }>> = {
  colour: { title: t('Colour'), options: words('Black; White; Sand; Navy; Olive; Red') },
  size: { title: t('Size||clothes'), options: sizes(['S', 'M', 'L', 'XL']) },
  shoe: { title: t('Size||clothes'), options: sizes(['38', '40', '42', '44']) },
  storage: { title: t('Storage'), options: words('128 GB; 256 GB') },
};
/** As many colours of one thing are made; each time others. */
export const coloursOfOne = 3;
