import type { Tx } from '../db/client';
import type { Deps } from '../deps';
import type { Courier } from '../http/courier';
import { Refusal } from '../http/refusal';
import {
  claimKey,
  findAnswer,
  hashRequest,
  type OnceKey,
  storeAnswer,
} from '../orders/idempotency';

/** What a courier pressed, and by which key it is known again; `orderId` is 0 where it is of no order. */
export interface Press {
  readonly courier: Courier;
  readonly key: string | null;
  readonly orderId: number;
}

/** Does something once for each key, which a phone sends again until it hears an answer. */
export async function once(
  { db, clock }: Deps,
  { courier, key, orderId }: Press,
  what: string,
  act: (tx: Tx) => Promise<void>,
): Promise<void> {
  const known: OnceKey | null = key
    ? { owner: `courier:${courier.id}`, key, requestHash: hashRequest(what, { orderId }) }
    : null;
  await db.transaction(async (tx) => {
    if (known && !(await claimKey(tx, known, clock.now()))) {
      if (await findAnswer(tx, known)) return;
      throw new Refusal('unavailable', { retryAfter: 1 });
    }
    await act(tx);
    if (known) await storeAnswer(tx, known, { done: what });
  });
}
