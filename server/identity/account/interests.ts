import { eq } from 'drizzle-orm';
import { customers } from '../../db/schema/people';
import { categories } from '../../db/schema/stores';
import type { Deps } from '../../deps';
import type { Caller } from '../../http/caller';
import { Refusal } from '../../http/refusal';

/**
 * Remembers a module's favourite categories in place of those chosen there before; choosing none is remembered too.
 * @throws Refusal `not_found` for a category that the module does not have
 */
export async function setInterests(
  { db }: Deps,
  customerId: number,
  moduleId: number,
  chosen: readonly number[],
): Promise<void> {
  const wanted = [...new Set(chosen)];
  await db.transaction(async (tx) => {
    const ofModule = await tx
      .select({ id: categories.id })
      .from(categories)
      .where(eq(categories.moduleId, moduleId));
    const known = new Set(ofModule.map(({ id }) => id));
    if (wanted.some((id) => !known.has(id))) throw new Refusal('not_found');
    const [customer] = await tx
      .select()
      .from(customers)
      .where(eq(customers.id, customerId))
      .for('update');
    if (!customer) throw new Refusal('unauthenticated');
    const elsewhere = customer.interests.filter((id) => !known.has(id));
    await tx
      .update(customers)
      .set({
        interests: [...elsewhere, ...wanted].sort((a, b) => a - b),
        interestModules: [...new Set([...customer.interestModules, moduleId])].sort(
          (a, b) => a - b,
        ),
      })
      .where(eq(customers.id, customerId));
  });
}

/** The categories that a signed-in customer likes (PAGE-15); none for anybody else. */
export async function interestsOf({ db }: Deps, caller: Caller): Promise<ReadonlySet<number>> {
  if (caller.kind !== 'customer') return new Set();
  const [customer] = await db
    .select({ interests: customers.interests })
    .from(customers)
    .where(eq(customers.id, caller.id));
  return new Set(customer?.interests);
}

export const likedFirst = <Row>(rows: readonly Row[], isLiked: (row: Row) => boolean): Row[] => [
  ...rows.filter(isLiked),
  ...rows.filter((row) => !isLiked(row)),
];
