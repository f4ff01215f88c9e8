import type { Localized } from '../../../domain/language/localized';
import { t } from '../../locales/seed';
import type { CatalogueModule } from '../../pictures/catalogue';
import { groceryShelves } from '../menus/groceryShelves';
import { kitchens } from '../menus/kitchens';
import { pharmacyShelves } from '../menus/pharmacyShelves';
import { shopShelves } from '../menus/shopShelves';
import type { Written } from '../menus/written';
import type { HoursName } from './hours';

export interface StorePlan {
  name: Localized;
  about: Localized;
  /** All that such a store may sell; a kitchen has all of it on its menu, a shop as much as its shelves hold. */
  wares: readonly Written[];
  hours: HoursName;
  /** Where one would ask: in a city like this the others need not say so. */
  saysHalal?: boolean;
}

const asked = new Set(['Ember & Bun', 'Tokyo Lane', 'Napoli by the Bay', 'Noodle Works']);

const kitchen = (name: string, hours: HoursName, about: string): StorePlan => {
  const wares = kitchens[name];
  if (!wares) throw new Error(`${name} has no menu`);
  return { name: t(name), about: t(about), wares, hours, saysHalal: asked.has(name) };
};

const seller =
  (shelves: Readonly<Record<string, readonly Written[]>>) =>
  (name: string, groups: string, hours: HoursName, about: string): StorePlan => ({
    name: t(name),
    about: t(about),
    wares: groups.split(' ').flatMap((group) => {
      const shelf = shelves[group];
      if (!shelf) throw new Error(`${name} has no shelf called "${group}"`);
      return shelf;
    }),
    hours,
  });

const grocer = seller(groceryShelves);
const pharmacy = seller(pharmacyShelves);
const shop = seller(shopShelves);

export const storePlans: Record<CatalogueModule, readonly StorePlan[]> = {
  food: [
    kitchen('Ember & Bun', 'always', 'Burgers from a live fire, buns from our own oven.'),
    kitchen('Manakish Corner', 'bakery', 'Stone-oven dough from six in the morning.'),
    kitchen('Shawarma Al Mina', 'always', 'The long queue at the harbour gate: that is us.'),
    kitchen('Charcoal House', 'always', 'Skewers over charcoal and nothing else.'),
    kitchen('Saffron Kitchen', 'kitchen', 'Home-style rice, cooked in big pots and good time.'),
    kitchen('Green Table', 'lunch', 'Bowls and salads that keep you going.'),
    kitchen('Tokyo Lane', 'kitchen', 'Sushi rolled when you order it.'),
    kitchen('The Fisherman', 'kitchen', 'Whatever the boats brought in last night.'),
    kitchen('Sunrise Breakfast', 'breakfast', 'Breakfast until three, because mornings are short.'),
    kitchen('Halawa', 'cafe', 'Cakes and cold sweets by two sisters.'),
    kitchen('Bean & Cardamom', 'always', 'Coffee roasted on Tuesdays and Fridays.'),
    kitchen('Napoli by the Bay', 'kitchen', 'Neapolitan dough, two days old, ninety seconds hot.'),
    kitchen('Spice Route', 'late', 'Curries and grills from along the old trade road.'),
    kitchen('Noodle Works', 'always', 'Hand-pulled noodles, loud woks.'),
  ],
  grocery: [
    grocer(
      'Morning Basket',
      'fruit vegetables herbs dairy bakery',
      'market',
      'The greengrocer of the quarter, with the dairy next door.',
    ),
    grocer(
      'Al Waha Market',
      'pantry drinks snacks household',
      'always',
      'Everything for the cupboard, carried to your door.',
    ),
    grocer(
      'Harbour Fish & Meat',
      'fish meat vegetables herbs',
      'market',
      'Butcher and fishmonger at one counter.',
    ),
    grocer('Golden Oven', 'bakery dairy snacks', 'bakery', 'Bread every two hours until evening.'),
    grocer(
      'Family Store',
      'pantry dairy drinks household snacks',
      'always',
      'A supermarket that still knows its customers.',
    ),
    grocer(
      'Garden Gate',
      'fruit vegetables herbs',
      'always',
      'Fruit and greens picked for tomorrow, not for last week.',
    ),
  ],
  pharmacy: [
    pharmacy(
      'Noor Pharmacy',
      'pain-relief cold-flu vitamins first-aid skin',
      'always',
      'Your pharmacist, day and night.',
    ),
    pharmacy(
      'Balsam Health',
      'vitamins skin hair oral hygiene',
      'market',
      'Care for skin, hair and teeth.',
    ),
    pharmacy(
      'Mother & Child Pharmacy',
      'baby hygiene cold-flu pain-relief',
      'always',
      'Everything for the small ones, day and night.',
    ),
    pharmacy(
      'MediHome',
      'devices tests first-aid support',
      'shop',
      'Devices and tests for care at home.',
    ),
  ],
  ecommerce: [
    shop('Circuit', 'phones audio', 'always', 'Phones, computers and honest advice.'),
    shop(
      'Linen & Light',
      'women jewellery beauty',
      'shop',
      'Clothes and small luxuries by local makers.',
    ),
    shop('Harbour Tailor', 'men shoes bags', 'shop', 'Well-cut basics and shoes to walk in.'),
    shop('Casa Noor', 'home beauty', 'always', 'Furniture and kitchen things for real homes.'),
    shop('Playground', 'toys sports', 'always', 'Toys, balls and bicycles.'),
    shop(
      'Trail & Tide',
      'sports bags shoes',
      'market',
      'Kit for the sea, the hills and the weekend.',
    ),
    shop('Paper & Nail', 'tools toys', 'shop', 'Stationery in front, tools at the back.'),
  ],
};
