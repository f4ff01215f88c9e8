import type { reviews } from '../../../server/db/schema/reviews';
import type { Random } from '../../city/random';
import { daysFrom } from '../days';
import { moduleIds, type SeedContext } from '../plan';
import { comments, replies, reviewers } from '../words/reviews';
import type { ItemRow } from './makeItems';

type ReviewRow = typeof reviews.$inferInsert;

/** Reviews of an item, newest last; the item's rating is their average, so the two never disagree. */
export function makeReviews(
  { now }: SeedContext,
  item: ItemRow,
  most: number,
  random: Random,
): ReviewRow[] {
  const count = Math.max(0, random.int(-1, most));
  const people = random.shuffle(reviewers).slice(0, count);
  const words = comments[item.moduleId === moduleIds.food ? 'food' : 'goods'];
  return people.map((customerName) => {
    const chance = random.next();
    const rating = chance < 0.6 ? 5 : chance < 0.9 ? 4 : 3;
    return {
      itemId: item.id,
      storeId: item.storeId,
      customerName,
      rating,
      comment: random.pick(words[rating]),
      reply: random.chance(0.15) ? (replies[rating === 3 ? 1 : 0] ?? null) : null,
      images: [],
      createdAt: daysFrom(now, -random.int(1, 200)),
    };
  });
}
