import { openMinutes } from '../../server/catalogue/stores/openMinutes';
import type { stores } from '../../server/db/schema/stores';
import { addressAt } from '../city/city';
import { createRandom, type Random } from '../city/random';
import { t } from '../locales/seed';
import type { CatalogueModule } from '../pictures/catalogue';
import { lookOf } from '../pictures/drawing/packs';
import { pictureUrl } from '../pictures/pictures';
import { daysFrom } from './days';
import { fridge } from './menus/kitchens';
import type { Written } from './menus/written';
import { categoriesOf, moduleIds, type SeedContext, shelfRoom, storeRound } from './plan';
import { hours } from './words/hours';
import { type StorePlan, storePlans } from './words/stores';

export type StoreRow = typeof stores.$inferInsert & { id: number };

export interface SeededStore {
  row: StoreRow;
  module: CatalogueModule;
  plan: StorePlan;
  /** What it sells, in the order of its menu or shelves. */
  wares: readonly Written[];
  random: Random;
}

/** The n-th store (from 0) of the endless list of stores; always the same one. */
export function makeStore(context: SeedContext, index: number): SeededStore {
  const slot = storeRound[index % storeRound.length];
  if (!slot) throw new Error('The round of stores is empty');
  const round = Math.floor(index / storeRound.length);
  const random = createRandom(`${context.seed}/store/${index}`);
  const plan = storePlans[slot.module][slot.plan];
  if (!plan) throw new Error(`No plan ${slot.plan} for ${slot.module}`);
  const door = addressAt(context.city, random, slot.zoneId);
  const id = index + 1;
  const isNamesake = round > 0 || isRepeated(index);
  const name = isNamesake
    ? t('{store}, {street}', { store: plan.name, street: door.streetName })
    : plan.name;
  const wares = waresOf(context, slot, index, plan, random.fork('shelves'));
  const icons = oneOfEachKind(random.shuffle(plan.wares));
  const schedules = hours[plan.hours];
  const isSelfDelivered = random.chance(0.15);
  const deliveryMin = random.int(3, 8) * 5;
  const isOnSale = random.chance(0.25);
  const row: StoreRow = {
    id,
    slug: `${slugOf(plan.name.en)}-${id}`,
    moduleId: moduleIds[slot.module],
    zoneId: slot.zoneId,
    name,
    description: plan.about,
    address: door.address,
    phone: `+9665001${String(id).padStart(5, '0')}`,
    email: `store${id}@flowmart.example`,
    lat: door.point.lat,
    lng: door.point.lng,
    logo: pictureUrl({
      kind: 'store-logo',
      module: slot.module,
      ...(plan.wares[0] && { icon: plan.wares[0].icon }),
      name: plan.name.en,
      seed: id,
    }),
    cover: pictureUrl({
      kind: 'store-cover',
      module: slot.module,
      icons: icons.slice(0, 5),
      seed: id,
    }),
    schedules,
    openMinutes: openMinutes(schedules),
    active: true,
    featured: random.chance(0.3),
    delivery: true,
    takeAway: random.chance(0.85),
    scheduleOrder: random.chance(0.8),
    selfDelivery: isSelfDelivered,
    freeDelivery: random.chance(0.18),
    perKmCharge: isSelfDelivered ? 600 : 0,
    minimumCharge: isSelfDelivered ? 1_500 : 0,
    maximumCharge: isSelfDelivered ? 7_000 : null,
    minimumOrder: random.pick([0, 0, 5_000, 8_000, 10_000]),
    deliveryMin,
    deliveryMax: deliveryMin + random.pick([10, 15, 20]),
    tax: random.pick([5_000, 5_000, 10_000]),
    commission: 10_000,
    veg: true,
    nonVeg: slot.module === 'food',
    halal: slot.module === 'grocery' || plan.saysHalal === true,
    discount: isOnSale ? random.pick([10_000, 15_000, 20_000]) : 0,
    discountMax: isOnSale ? random.pick([5_000, 10_000, 15_000]) : 0,
    discountMinPurchase: isOnSale ? random.pick([0, 15_000, 20_000]) : 0,
    discountStart: isOnSale ? daysFrom(context.now, -10) : null,
    discountEnd: isOnSale ? daysFrom(context.now, 45) : null,
    categoryIds: categoryIdsOf(slot.module, wares),
    orderCount: random.int(20, 900),
    createdAt: daysFrom(context.now, -random.int(5, 700)),
  };
  return { row, module: slot.module, plan, wares, random };
}

/** The looks of wares, no two of one kind. */
const oneOfEachKind = (wares: readonly Written[]): string[] =>
  wares
    .filter(({ icon }, index) => wares.findIndex((other) => other.icon === icon) === index)
    .map(({ icon, companions }) => lookOf(icon, companions));

/** Text for an address: "Ember & Bun" becomes "ember-bun". */
export const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const isRepeated = (index: number) => {
  const slot = storeRound[index];
  return storeRound
    .slice(0, index)
    .some((other) => other.module === slot?.module && other.plan === slot?.plan);
};

/** How many stores of the same plan stand before this one. */
function namesakesBefore(index: number): number {
  const at = index % storeRound.length;
  const { module, plan } = storeRound[at] ?? {};
  const same = (slots: typeof storeRound) =>
    slots.filter((slot) => slot.module === module && slot.plan === plan).length;
  const rounds = Math.floor(index / storeRound.length);
  return rounds * same(storeRound) + same(storeRound.slice(0, at));
}

/** A kitchen's whole menu with drinks from the fridge; of a shop's shelves the part that its namesakes begin not with. */
function waresOf(
  { seed }: SeedContext,
  { module, plan: number }: (typeof storeRound)[number],
  index: number,
  { wares }: StorePlan,
  random: Random,
): Written[] {
  const room = shelfRoom[module];
  if (module === 'food') {
    const cold = new Set(random.shuffle(fridge).slice(0, room));
    return [...wares, ...fridge.filter((drink) => cold.has(drink))];
  }
  const all = createRandom(`${seed}/shelves/${module}/${number}`).shuffle(wares);
  const start = (namesakesBefore(index) * room) % all.length;
  const kept = new Set([...all.slice(start), ...all.slice(0, start)].slice(0, room));
  return wares.filter((ware) => kept.has(ware));
}

function categoryIdsOf(module: CatalogueModule, wares: readonly Written[]): number[] {
  const ids = wares.flatMap((ware) => {
    const { categoryId, parentCategoryId } = categoriesOf(module, ware);
    return [categoryId, parentCategoryId];
  });
  return [...new Set(ids)];
}
