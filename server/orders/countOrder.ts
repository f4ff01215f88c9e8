import type { Deps } from '../deps';
import { countAttempt } from '../identity/attempts';

/** Counts an order, parcel or trip that is about to be placed: each is work for people. @throws Refusal `rate_limited` */
export async function countOrder(
  { db, env, clock }: Deps,
  { owner, address }: { readonly owner: string; readonly address: string },
): Promise<void> {
  const now = clock.now();
  if (address) await countAttempt(db, `orders@${address}`, env.LIMIT_ORDERS_ADDRESS, now);
  await countAttempt(db, `orders:${owner}`, env.LIMIT_ORDERS, now);
}
