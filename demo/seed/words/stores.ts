import type { Localized } from '../../../domain/language/localized';
import { t } from '../../locales/seed';
import type { CatalogueModule } from '../../pictures/catalogue';

export interface StorePlan {
  name: Localized;
  groups: readonly string[];
  about: Localized;
}

const plan = (name: string, groups: string, about: string): StorePlan => ({
  name: t(name),
  groups: groups.split(' '),
  about: t(about),
});

export const storePlans: Record<CatalogueModule, readonly StorePlan[]> = {
  food: [
    plan('Ember & Bun', 'burgers drinks', 'Burgers from a live fire, buns from our own oven.'),
    plan('Manakish Corner', 'pizza breakfast', 'Stone-oven dough from six in the morning.'),
    plan('Shawarma Al Mina', 'wraps grills', 'The long queue at the harbour gate: that is us.'),
    plan('Charcoal House', 'grills salads', 'Skewers over charcoal and nothing else.'),
    plan('Saffron Kitchen', 'rice soups', 'Home-style rice, cooked in big pots and good time.'),
    plan('Green Table', 'salads soups', 'Bowls and salads that keep you going.'),
    plan('Tokyo Lane', 'asian drinks', 'Sushi rolled when you order it.'),
    plan('The Fisherman', 'seafood salads', 'Whatever the boats brought in last night.'),
    plan('Sunrise Breakfast', 'breakfast drinks', 'Breakfast all day, because mornings are short.'),
    plan('Halawa', 'desserts drinks', 'Cakes and cold sweets by two sisters.'),
    plan('Bean & Cardamom', 'drinks desserts', 'Coffee roasted on Tuesdays and Fridays.'),
    plan('Napoli by the Bay', 'pizza rice', 'Neapolitan dough, two days old, ninety seconds hot.'),
    plan('Spice Route', 'rice grills', 'Curries and grills from along the old trade road.'),
    plan('Noodle Works', 'asian soups', 'Hand-pulled noodles, loud woks.'),
  ],
  grocery: [
    plan(
      'Morning Basket',
      'fruit vegetables herbs dairy bakery',
      'The greengrocer of the quarter, with the dairy next door.',
    ),
    plan(
      'Al Waha Market',
      'pantry drinks snacks household',
      'Everything for the cupboard, carried to your door.',
    ),
    plan(
      'Harbour Fish & Meat',
      'fish meat vegetables herbs',
      'Butcher and fishmonger at one counter.',
    ),
    plan('Golden Oven', 'bakery dairy snacks', 'Bread every two hours until evening.'),
    plan(
      'Family Store',
      'pantry dairy drinks household snacks',
      'A supermarket that still knows its customers.',
    ),
    plan(
      'Garden Gate',
      'fruit vegetables herbs',
      'Fruit and greens picked for tomorrow, not for last week.',
    ),
  ],
  pharmacy: [
    plan(
      'Noor Pharmacy',
      'pain-relief cold-flu vitamins first-aid skin',
      'Your pharmacist, open late.',
    ),
    plan('Balsam Health', 'vitamins skin hair oral hygiene', 'Care for skin, hair and teeth.'),
    plan(
      'Mother & Child Pharmacy',
      'baby hygiene cold-flu pain-relief',
      'Everything for the small ones, day and night.',
    ),
    plan('MediHome', 'devices tests first-aid support', 'Devices and tests for care at home.'),
  ],
  ecommerce: [
    plan('Circuit', 'phones audio', 'Phones, computers and honest advice.'),
    plan('Linen & Light', 'women jewellery beauty', 'Clothes and small luxuries by local makers.'),
    plan('Harbour Tailor', 'men shoes bags', 'Well-cut basics and shoes to walk in.'),
    plan('Casa Noor', 'home beauty', 'Furniture and kitchen things for real homes.'),
    plan('Playground', 'toys sports', 'Toys, balls and bicycles.'),
    plan('Trail & Tide', 'sports bags shoes', 'Kit for the sea, the hills and the weekend.'),
    plan('Paper & Nail', 'tools toys', 'Stationery in front, tools at the back.'),
  ],
};
