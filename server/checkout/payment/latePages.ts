import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import { payments } from '../../db/schema/orders';
import type { Deps } from '../../deps';
import { logError } from '../../http/log';
import { abandon } from './outcome';
import type { PaymentRow } from './store';
import { takerOf } from './taker';

/** By then every page has closed by itself, and what was paid on it was told long ago. */
const longestHours = 24;

/** Closes one page; false when nobody can say yet what became of it. */
async function close(deps: Deps, page: PaymentRow): Promise<boolean> {
  try {
    await abandon(deps, page);
    return true;
  } catch (error) {
    logError(`payment ${page.id} could not be closed`, error);
    const oldest = deps.clock.now().getTime() - longestHours * 3_600_000;
    return page.createdAt.getTime() <= oldest || !takerOf(deps.env, page);
  }
}

/**
 * Closes the pages of what was not paid in time, outside of any transaction: what was paid while nobody heard of it counts
 * as paid. Returns those for which nothing can come any more; those of which no provider can say so are left for later.
 */
export async function closePages(
  deps: Deps,
  of: 'orderId' | 'tripId',
  late: readonly number[],
): Promise<number[]> {
  if (late.length === 0) return [];
  const isOpen = and(eq(payments.status, 'open'), isNotNull(payments.session));
  const pages = await deps.db
    .select()
    .from(payments)
    .where(and(inArray(payments[of], [...late]), isOpen))
    .orderBy(asc(payments.createdAt), asc(payments[of]));
  const closed = await Promise.all(pages.map((page) => close(deps, page)));
  const unsure = new Set(pages.filter((_, index) => !closed[index]).map((page) => page[of]));
  return late.filter((id) => !unsure.has(id));
}
