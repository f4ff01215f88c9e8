import type { items, itemVariations } from '../../../server/db/schema/items';
import type { Random } from '../../city/random';
import { viewStep, views } from '../../pictures/drawing/setting';
import { pictureUrl } from '../../pictures/pictures';
import { brandOf } from '../brands';
import { daysFrom } from '../days';
import type { Written } from '../menus/written';
import { categoriesOf, type SeedContext } from '../plan';
import { type SeededStore, slugOf } from '../stores';
import { hotTag, tagsOf } from '../words/facts';
import { morningRush, rush } from '../words/hours';
import { goodsChoices, type VariationPlan } from './options';

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
  return store.wares.map((ware, index) =>
    makeItem(context, store, ware, index, random.fork(String(index))),
  );
}

/** A kitchen cooks for what its menu says; of what others make, each store has a price of its own. */
function priceIn(store: SeededStore, { price }: Written, isOwn: boolean, random: Random): number {
  if (isOwn) return price;
  const asked = price * random.pick([0.95, 1, 1, 1, 1.05]);
  const step = store.module === 'food' ? 250 : asked >= 20_000 ? 500 : 50;
  return Math.max(step, Math.round(asked / step) * step);
}

function makeItem(
  context: SeedContext,
  store: SeededStore,
  ware: Written,
  index: number,
  random: Random,
): SeededItem {
  const { module, row: shop } = store;
  const id = (shop.id - 1) * idsPerStore + index + 1;
  const isFood = module === 'food';
  const isOwn = store.plan.wares.includes(ware);
  const price = priceIn(store, ware, isOwn, random);
  const { choiceOptions, variations } = goodsChoices(ware.axes, price, random);
  const picture = (view: number) =>
    pictureUrl({
      kind: 'item',
      module,
      icons: [ware.icon, ...ware.companions],
      seed: id + view * viewStep,
      ...(views[view] === 'packed' && { name: store.plan.name.en }),
    });
  const isHot = ware.companions.includes('hot-pepper') && isFood;
  const tags = [...(isHot ? [hotTag] : []), ...tagsOf(module, ware.group)];
  const isDiscounted = random.chance(0.2);
  const isAmount = random.chance(0.4);
  const generic = ware.generic ? [ware.generic] : [];
  const row: ItemRow = {
    id,
    slug: `${slugOf(ware.name.en)}-${id}`,
    moduleId: shop.moduleId,
    zoneId: shop.zoneId,
    storeId: shop.id,
    ...categoriesOf(module, ware),
    brandId: brandOf(module, ware.group),
    name: ware.name,
    description: ware.description,
    image: picture(0),
    images: views.map((_, view) => picture(view)),
    keywords: [...tags, ...generic].flatMap((word) => Object.values(word)).join(' '),
    genericNames: generic,
    tags,
    nutritions: [...ware.nutritions],
    allergies: [...ware.allergens],
    unit: ware.unit,
    price,
    discount: isDiscounted ? discountOn(price, isAmount, random) : 0,
    discountType: isDiscounted && isAmount ? 'amount' : 'percent',
    stock: isFood ? null : stockOf(variations, random),
    maximumCartQuantity: random.chance(0.12) ? random.pick([2, 3, 5]) : null,
    prescriptionRequired: ware.marks.has('prescription'),
    // Said of meat, which is where it is asked: on every glass of water it says nothing.
    halal: ware.marks.has('halal') && !ware.marks.has('veg'),
    organic: ware.marks.has('organic'),
    recommended: random.chance(0.15),
    veg: ware.marks.has('veg'),
    choiceOptions,
    foodVariations: [...ware.variations],
    addOns: [...ware.addOns],
    availableTimeStarts: ware.marks.has('mornings') ? '05:00' : '',
    availableTimeEnds: ware.marks.has('mornings') ? '13:00' : '',
    campaignStarts: null,
    campaignEnds: null,
    active: true,
    wishlistCount: random.int(0, 40),
    orderCount: orderedOften(store, ware, random, isFood && !isOwn),
    createdAt: new Date(daysFrom(context.now, -random.int(1, 360)).getTime() - id * 1000),
  };
  return { row: isCampaign(index, shop.id) ? inCampaign(context, row, random) : row, variations };
}

/** People come to a kitchen for what it cooks: the water and juices that every kitchen has are asked for beside it. */
function orderedOften(store: SeededStore, ware: Written, random: Random, isBeside: boolean) {
  const count = Math.floor(random.next() ** 3 * 400) + rushFor(store, ware, random);
  return isBeside ? Math.floor(count / 5) : count;
}

/** A few of a store's things carry its rush. */
const rushFor = ({ plan }: SeededStore, { marks }: Written, random: Random): number =>
  random.chance(0.3) ? Math.max(rush[plan.hours], marks.has('mornings') ? morningRush : 0) : 0;

const discountOn = (price: number, isAmount: boolean, random: Random) =>
  isAmount
    ? Math.min(Math.max(250, Math.round(price / 4 / 250) * 250), 20_000)
    : random.pick([5_000, 10_000, 15_000, 20_000, 25_000, 30_000]);

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
