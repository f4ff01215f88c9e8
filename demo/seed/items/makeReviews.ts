import { elementAt } from '../../../domain/values/elementAt';
import type { reviews } from '../../../server/db/schema/reviews';
import type { Random } from '../../city/random';
import type { CatalogueModule } from '../../pictures/catalogue';
import { daysFrom } from '../days';
import type { Written } from '../menus/written';
import type { SeedContext } from '../plan';
import type { SeededStore } from '../stores';
import { ecommerceRemarks } from '../words/reviews/ecommerce';
import { foodRemarks } from '../words/reviews/food';
import { groceryRemarks } from '../words/reviews/grocery';
import { pharmacyRemarks } from '../words/reviews/pharmacy';
import { canBeSaidOf, type Remark } from '../words/reviews/remarks';
import { reviewers } from '../words/reviews/reviewers';
import type { ItemRow } from './makeItems';

type ReviewRow = typeof reviews.$inferInsert;

const remarksOf: Record<CatalogueModule, readonly Remark[]> = {
  food: foodRemarks,
  grocery: groceryRemarks,
  pharmacy: pharmacyRemarks,
  ecommerce: ecommerceRemarks,
};

/** How often a store hears a remark of so many stars: mostly it does well. */
const heard: Readonly<Record<number, number>> = { 2: 0.3, 3: 0.4, 4: 0.8, 5: 0.95 };

const knownOf = (ware: Written): ReadonlySet<string> =>
  new Set([
    ware.group,
    ware.icon,
    ...ware.axes,
    ...ware.marks,
    ...ware.variations.map(({ name }) => (typeof name === 'string' ? name : (name.en ?? ''))),
  ]);

/** What is said of a store's items, oldest first; no store hears the same words or the same person twice. */
export function makeReviews(
  { now }: SeedContext,
  store: SeededStore,
  items: readonly ItemRow[],
  random: Random,
): ReviewRow[] {
  const known = store.wares.map(knownOf);
  const people = random.shuffle(reviewers);
  const remarks = random
    .shuffle(remarksOf[store.module])
    .filter(({ stars }) => random.chance(heard[stars] ?? 0));
  const rows = remarks.flatMap((remark, index): ReviewRow[] => {
    const fitting = items.filter((_, at) => canBeSaidOf(remark, known[at] ?? new Set()));
    if (fitting.length === 0) return [];
    return [
      {
        itemId: random.pick(fitting).id,
        storeId: store.row.id,
        customerName: elementAt(people, index % people.length),
        rating: remark.stars,
        comment: remark.text,
        reply: remark.reply,
        images: [],
        createdAt: daysFrom(now, -random.between(1, 200)),
      },
    ];
  });
  return rows.sort((a, b) => Number(a.createdAt) - Number(b.createdAt));
}
