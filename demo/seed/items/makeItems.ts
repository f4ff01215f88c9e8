import { elementAt } from '../../../domain/values/elementAt';
import type { items, itemVariations } from '../../../server/db/schema/items';
import type { Random } from '../../city/random';
import { type Picturable, picturablesOf } from '../../pictures/catalogue';
import { viewStep, views } from '../../pictures/drawing/setting';
import { pictureUrl } from '../../pictures/pictures';
import { brandOf } from '../brands';
import { daysFrom } from '../days';
import { categoryOf, itemsPerStore, type SeedContext } from '../plan';
import { type SeededStore, slugOf } from '../stores';
import { allergens, genericNames, nutritions, prescriptionIcons, tags } from '../words/facts';
import { meatIcons } from '../words/food';
import { priceRange } from '../words/prices';
import { nameItem } from './names';
import { dishAddOns, dishVariations, goodsChoices, type VariationPlan } from './options';

export type ItemRow = typeof items.$inferInsert & { id: number };
export type VariationRow = typeof itemVariations.$inferInsert & { id: number };
export interface SeededItem {
  row: ItemRow;
  variations: VariationPlan[];
}

/** Room for the items of one store: ids follow from the store, whatever the order of work. */
const idsPerStore = 50;

export function makeItems(context: SeedContext, store: SeededStore): SeededItem[] {
  const random = store.random.fork('items');
  const shelf = random.shuffle(
    store.plan.groups.flatMap((group) => picturablesOf(store.module, group)),
  );
  const start = random.int(0, 11);
  return Array.from({ length: itemsPerStore[store.module] }, (_, index) => {
    const thing = elementAt(shelf, index % shelf.length);
    const turn = start + index * 5 + Math.floor(index / shelf.length);
    return makeItem(context, store, thing, turn, index, random.fork(String(index)));
  });
}

function makeItem(
  context: SeedContext,
  store: SeededStore,
  thing: Picturable,
  turn: number,
  index: number,
  random: Random,
): SeededItem {
  const { module, row: shop } = store;
  const id = (shop.id - 1) * idsPerStore + index + 1;
  const naming = nameItem(thing, turn, random);
  const [low, high] = priceRange(module, thing.group, thing.icon);
  const raw = random.between(low, high) * (1 + naming.size * 0.8);
  const price = Math.max(500, Math.round(raw / 0.25) * 250 - (raw > 20 ? 10 : 0));
  const isFood = module === 'food';
  const isEdible = isFood || (module === 'grocery' && thing.group !== 'household');
  const { choiceOptions, variations } = goodsChoices(thing, price, random);
  const picked = random.shuffle(tags[module] ?? []).slice(0, random.int(1, 3));
  const generic = module === 'pharmacy' ? genericNames[thing.icon] : undefined;
  const picture = (view: number) =>
    pictureUrl({
      kind: 'item',
      module,
      icons: [thing.icon],
      seed: id + view * viewStep,
      ...(views[view] === 'packed' && { name: store.plan.name.en }),
    });
  const isDiscounted = random.chance(0.22);
  const isAmount = random.chance(0.4);
  const known = [...picked, ...(generic ? [generic] : [])];
  const row: ItemRow = {
    id,
    slug: `${slugOf(naming.name.en)}-${id}`,
    moduleId: shop.moduleId,
    zoneId: shop.zoneId,
    storeId: shop.id,
    ...categoryOf(module, thing.group, thing.icon),
    brandId: brandOf(shop.moduleId, id),
    name: naming.name,
    description: naming.description,
    image: picture(0),
    images: views.map((_, view) => picture(view)),
    keywords: known.flatMap((word) => Object.values(word)).join(' '),
    genericNames: generic ? [generic] : [],
    tags: picked,
    nutritions: isEdible ? random.shuffle(nutritions).slice(0, random.int(1, 4)) : [],
    allergies: isEdible
      ? allergens.filter(([pattern]) => pattern.test(thing.icon)).map(([, name]) => name)
      : [],
    unit: naming.unit,
    price,
    discount: isDiscounted
      ? isAmount
        ? Math.min(Math.round(price / 4 / 250) * 250, 20_000)
        : random.pick([5_000, 10_000, 15_000, 20_000, 25_000, 30_000])
      : 0,
    discountType: isDiscounted && isAmount ? 'amount' : 'percent',
    stock: isFood ? null : stockOf(variations, random),
    maximumCartQuantity: random.chance(0.12) ? random.pick([2, 3, 5]) : null,
    prescriptionRequired: module === 'pharmacy' && prescriptionIcons.includes(thing.icon),
    halal: isEdible && random.chance(0.7),
    organic: module === 'grocery' && isEdible && random.chance(0.3),
    recommended: random.chance(0.15),
    veg: isFood && !meatIcons.includes(thing.icon),
    choiceOptions,
    foodVariations: isFood ? dishVariations(thing, price, random) : [],
    addOns: isFood ? dishAddOns(thing, random) : [],
    availableTimeStarts: thing.group === 'breakfast' && random.chance(0.25) ? '05:00' : '',
    availableTimeEnds: '',
    campaignStarts: null,
    campaignEnds: null,
    active: true,
    wishlistCount: random.int(0, 40),
    orderCount: Math.floor(random.next() ** 3 * 400),
    createdAt: new Date(daysFrom(context.now, -random.int(1, 360)).getTime() - id * 1000),
  };
  if (row.availableTimeStarts) row.availableTimeEnds = '13:00';
  return { row: isCampaign(index, shop.id) ? inCampaign(context, row, random) : row, variations };
}

// The fourth item of every third store runs in a campaign, so that each zone and module has some.
const isCampaign = (index: number, storeId: number) => index === 3 && storeId % 3 === 0;

function inCampaign({ now }: SeedContext, row: ItemRow, random: Random): ItemRow {
  return {
    ...row,
    discount: random.pick([25_000, 30_000, 40_000]),
    discountType: 'percent',
    campaignStarts: daysFrom(now, -random.int(2, 10)),
    campaignEnds: daysFrom(now, random.int(20, 60)),
  };
}

function stockOf(variations: readonly VariationPlan[], random: Random): number {
  if (variations.length > 0) return variations.reduce((sum, { stock }) => sum + stock, 0);
  const chance = random.next();
  if (chance < 0.04) return 0;
  return chance < 0.12 ? random.int(1, 4) : random.int(15, 220);
}
