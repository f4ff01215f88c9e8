import type { OwnText } from '../../../domain/language/localized';
import type { Db } from '../../db/client';
import { items } from '../../db/schema/items';
import { categories, stores } from '../../db/schema/stores';
import { BadCell, wordList, words, wordsOrNone } from '../cells';
import {
  amount,
  clock,
  countOrNone,
  flag,
  instantOrNone,
  oneOf,
  reference,
  referenceOrNone,
} from '../columns';
import { keyedTable } from '../keyedTable';
import { picture, pictureList } from '../moreColumns';
import { slugFor } from '../slug';

interface Places {
  stores: Map<number, { moduleId: number; zoneId: number }>;
  categories: Map<number, { moduleId: number; parentId: number }>;
  items: Map<
    number,
    Pick<
      typeof items.$inferSelect,
      | 'storeId'
      | 'tags'
      | 'genericNames'
      | 'discount'
      | 'discountType'
      | 'campaignStarts'
      | 'campaignEnds'
    >
  >;
}

async function placesOf(db: Db): Promise<Places> {
  const { id, moduleId, zoneId } = stores;
  const ofStores = await db.select({ id, moduleId, zoneId }).from(stores);
  const ofCategories = await db
    .select({ id: categories.id, moduleId: categories.moduleId, parentId: categories.parentId })
    .from(categories);
  const ofItems = await db
    .select({
      id: items.id,
      storeId: items.storeId,
      tags: items.tags,
      genericNames: items.genericNames,
      discount: items.discount,
      discountType: items.discountType,
      campaignStarts: items.campaignStarts,
      campaignEnds: items.campaignEnds,
    })
    .from(items);
  return {
    stores: new Map(ofStores.map((row) => [row.id, row])),
    categories: new Map(ofCategories.map((row) => [row.id, row])),
    items: new Map(ofItems.map((row) => [row.id, row])),
  };
}

const allWords = (texts: readonly OwnText[]) =>
  texts.flatMap((text) => Object.values(text)).join(' ');

export const itemsTable = keyedTable({
  name: 'items',
  about: 'Dishes and goods',
  kind: 'item',
  table: items,
  columns: {
    name: words('its name', true),
    store: reference('store', 'who sells it'),
    category: reference('category', 'where it stands on the shelf'),
    brand: referenceOrNone('brand', 'its maker'),
    description: words('what it is'),
    image: picture('its picture'),
    images: pictureList('more pictures'),
    price: amount('its price, where it has no variations', true),
    discount: amount('what is off its price'),
    discountType: oneOf('discount is', ['percent', 'amount']),
    stock: countOrNone('how many there are; empty where they are not counted'),
    maximumCartQuantity: countOrNone('how many an order may have'),
    unit: wordsOrNone('what one piece is, such as 500 g'),
    tags: wordList('what it is found by too'),
    genericNames: wordList('of medicine: what it is made of'),
    nutritions: wordList('what is in it'),
    allergies: wordList('allergens'),
    prescriptionRequired: flag('a prescription is needed', false),
    halal: flag('it is halal', false),
    organic: flag('it is organic', false),
    veg: flag('it is vegetarian', false),
    recommended: flag('it is recommended', false),
    availableTimeStarts: clock('sold each day from'),
    availableTimeEnds: clock('sold each day until'),
    campaignStarts: instantOrNone('of what is sold in a campaign alone: from when', 'begins'),
    campaignEnds: instantOrNone('of what is sold in a campaign alone: until when', 'ends'),
    active: flag('it is shown', true),
  },
  derive: async (db) => {
    const known = await placesOf(db);
    return (values, { id, isNew }) => {
      const { name, store, category, brand, tags, genericNames } = values;
      const before = known.items.get(id);
      const { discount, discountType, campaignStarts, campaignEnds } = { ...before, ...values };
      const seller = known.stores.get(store ?? before?.storeId ?? 0);
      const shelf = category === undefined ? undefined : known.categories.get(category);
      if (shelf && seller && shelf.moduleId !== seller.moduleId)
        throw new BadCell('is of another module than the store', 'category');
      if ((discount ?? 0) > 100_000 && discountType === 'percent')
        throw new BadCell('is more than 100 percent', 'discount');
      if (!campaignStarts !== !campaignEnds)
        throw new BadCell(
          'is there without the other',
          campaignStarts ? 'campaign_starts' : 'campaign_ends',
        );
      if (campaignStarts && campaignEnds && campaignEnds <= campaignStarts)
        throw new BadCell('is not after campaign_starts', 'campaign_ends');
      const found = [
        ...(tags ?? before?.tags ?? []),
        ...(genericNames ?? before?.genericNames ?? []),
      ];
      return {
        ...(store !== undefined && { storeId: store, ...seller, id }),
        ...(category !== undefined && {
          categoryId: category,
          parentCategoryId: shelf?.parentId || category,
        }),
        ...(brand !== undefined && { brandId: brand }),
        ...((tags ?? genericNames) !== undefined && { keywords: allWords(found) }),
        ...(isNew && {
          slug: slugFor(name?.en ?? '', 'item', id),
          choiceOptions: [],
          foodVariations: [],
          addOns: [],
        }),
      };
    };
  },
  rows: async (db) =>
    (await db.select().from(items).orderBy(items.id)).map((row) => ({
      ...row,
      store: row.storeId,
      category: row.categoryId,
      brand: row.brandId,
    })),
});
