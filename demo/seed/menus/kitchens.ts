import { beanAndCardamom } from './food/beanAndCardamom';
import { charcoalHouse } from './food/charcoalHouse';
import { emberBun } from './food/emberBun';
import { fridge } from './food/fridge';
import { greenTable } from './food/greenTable';
import { halawa } from './food/halawa';
import { manakishCorner } from './food/manakishCorner';
import { napoliByTheBay } from './food/napoliByTheBay';
import { noodleWorks } from './food/noodleWorks';
import { saffronKitchen } from './food/saffronKitchen';
import { shawarmaAlMina } from './food/shawarmaAlMina';
import { spiceRoute } from './food/spiceRoute';
import { sunriseBreakfast } from './food/sunriseBreakfast';
import { theFisherman } from './food/theFisherman';
import { tokyoLane } from './food/tokyoLane';
import type { Written } from './written';

/** What a kitchen has only one or two of hangs with the rest of its menu: a shelf is worth looking at. */
const hangs =
  (on: string, ...groups: readonly string[]) =>
  (menu: readonly Written[]): readonly Written[] =>
    menu.map((dish) => (groups.includes(dish.group) ? { ...dish, shelf: on } : dish));

export const kitchens: Readonly<Record<string, readonly Written[]>> = {
  'Ember & Bun': emberBun,
  'Manakish Corner': hangs('breakfast', 'soups', 'desserts')(manakishCorner),
  'Shawarma Al Mina': hangs('wraps', 'grills', 'burgers', 'salads')(shawarmaAlMina),
  'Charcoal House': hangs('grills', 'rice')(charcoalHouse),
  'Saffron Kitchen': saffronKitchen,
  'Green Table': hangs('salads', 'asian')(greenTable),
  'Tokyo Lane': hangs('asian', 'seafood', 'desserts')(tokyoLane),
  'The Fisherman': hangs('seafood', 'rice', 'soups', 'salads', 'burgers')(theFisherman),
  'Sunrise Breakfast': hangs('breakfast', 'burgers', 'rice')(sunriseBreakfast),
  Halawa: halawa,
  'Bean & Cardamom': hangs('desserts', 'breakfast')(beanAndCardamom),
  'Napoli by the Bay': napoliByTheBay,
  'Spice Route': hangs('rice', 'pizza', 'salads')(spiceRoute),
  'Noodle Works': hangs('asian', 'seafood', 'salads')(noodleWorks),
};

/** Drinks that every kitchen keeps cold. */
export { fridge };
