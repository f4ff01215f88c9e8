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

export const kitchens: Readonly<Record<string, readonly Written[]>> = {
  'Ember & Bun': emberBun,
  'Manakish Corner': manakishCorner,
  'Shawarma Al Mina': shawarmaAlMina,
  'Charcoal House': charcoalHouse,
  'Saffron Kitchen': saffronKitchen,
  'Green Table': greenTable,
  'Tokyo Lane': tokyoLane,
  'The Fisherman': theFisherman,
  'Sunrise Breakfast': sunriseBreakfast,
  Halawa: halawa,
  'Bean & Cardamom': beanAndCardamom,
  'Napoli by the Bay': napoliByTheBay,
  'Spice Route': spiceRoute,
  'Noodle Works': noodleWorks,
};

/** Drinks that every kitchen keeps cold. */
export { fridge };
