import * as v from 'valibot';
import { isApiError } from '../../apiError';
import { jsonKey, type StorageKey } from '../../storage/storage';
import { renamed } from './renamed';

const reviews = v.object({ items: v.array(v.number()), isCourier: v.boolean() });
type Reviews = v.InferOutput<typeof reviews>;

/** What was reviewed, by order: nothing there tells of it. */
const givenKey: StorageKey<Record<string, Reviews>> = jsonKey(
  'classic-reviewed',
  v.record(v.string(), reviews),
);

export const reviewedOf = (order: number): Reviews =>
  givenKey.get()?.[order] ?? { items: [], isCourier: false };

/** @param item null is the courier */
function note(order: number, item: number | null): void {
  const { items, isCourier } = reviewedOf(order);
  const now = {
    items: item === null ? items : [...new Set([...items, item])],
    isCourier: isCourier || item === null,
  };
  givenKey.set({ ...givenKey.get(), [order]: now });
}

/** A second review is refused there by a code of its own. @throws ApiError `already_reviewed` */
export const reviewing = <T>(sent: Promise<T>): Promise<T> =>
  renamed(sent, ({ code }) => (code === 'review' ? { code: 'already_reviewed' } : {}));

/** Gives a review, and notes that it is given, now or before. @throws ApiError */
export async function give<T>(order: number, item: number | null, sent: Promise<T>): Promise<T> {
  try {
    const answer = await reviewing(sent);
    note(order, item);
    return answer;
  } catch (error) {
    if (isApiError(error) && error.code === 'already_reviewed') note(order, item);
    throw error;
  }
}
