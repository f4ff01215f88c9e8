import { and, desc, eq, gt } from 'drizzle-orm';
import type { LoginResponse } from '../../domain/identity/identity';
import type { Tx } from '../db/client';
import { completions, type ProvenFacts } from '../db/schema/identity';
import type { Deps } from '../deps';
import { tokenHash } from '../http/caller';
import type { Call } from './call';
import { emptyResponse } from './finish';
import { newToken } from './identifiers';

const completionMinutes = 30;

/** Asks somebody new for the rest of the profile (LOGIN-16): what they have proved waits for it. */
export async function askForProfile(
  deps: Deps,
  call: Call,
  facts: ProvenFacts,
): Promise<LoginResponse> {
  const token = newToken();
  const expiresAt = new Date(deps.clock.now().getTime() + completionMinutes * 60_000);
  await deps.db
    .insert(completions)
    .values({ hash: tokenHash(token), guestId: call.guestId, facts, expiresAt });
  return {
    ...emptyResponse,
    is_personal_info: 0,
    email: facts.email ?? '',
    phone: facts.phone ?? '',
    completion_token: token,
  };
}

type Proven = typeof completions.$inferSelect;

/**
 * Takes what somebody has proved, once. Without the completion token it is the latest of the same guest: a guest's id
 * is as secret as a token. Null when it is gone or too old.
 */
export async function takeProven(
  tx: Tx,
  token: string | null | undefined,
  guestId: string | null,
  now: Date,
): Promise<Proven | null> {
  if (!token && !guestId) return null;
  const [found] = await tx
    .select({ hash: completions.hash })
    .from(completions)
    .where(
      and(
        token ? eq(completions.hash, tokenHash(token)) : eq(completions.guestId, guestId ?? ''),
        gt(completions.expiresAt, now),
      ),
    )
    .orderBy(desc(completions.expiresAt))
    .limit(1);
  if (!found) return null;
  const [taken] = await tx.delete(completions).where(eq(completions.hash, found.hash)).returning();
  return taken ?? null;
}

/** What nothing came of: it can be taken again. */
export async function keepProven(tx: Tx, proven: Proven): Promise<void> {
  await tx.insert(completions).values(proven);
}
