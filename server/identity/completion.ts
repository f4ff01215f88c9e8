import { and, eq, inArray, or } from 'drizzle-orm';
import type * as v from 'valibot';
import type { LoginResponse } from '../../domain/identity/identity';
import type { updateInfoPayload } from '../../domain/identity/identityPayloads';
import type { Tx } from '../db/client';
import { type ProvenFacts, socialAccounts } from '../db/schema/identity';
import { customers } from '../db/schema/people';
import type { Deps } from '../deps';
import { Refusal } from '../http/refusal';
import type { Call } from './call';
import { release } from './claims';
import { keepProven, takeProven } from './completions';
import { finish } from './finish';
import { newRefCode, requireEmail, requirePhone } from './identifiers';
import { splitName } from './manual';
import { findReferrer, noteReferral } from './referrals';
import { adoptPicture } from './social/picture';
import * as store from './store';
import { hasEntered, replaceProfile } from './unentered';

/**
 * Makes the account of somebody new who came by code or by a provider (INFO-03, INFO-04). What they proved wins over
 * what they type.
 * @throws Refusal `completion_expired`, `email_taken`, `phone_taken`, `ref_code`, those of `finish`
 */
export async function completeProfile(
  deps: Deps,
  call: Call,
  body: v.InferOutput<typeof updateInfoPayload>,
): Promise<LoginResponse> {
  const now = deps.clock.now();
  const typed = {
    email: body.email ? requireEmail(body.email) : null,
    phone: body.phone ? await requirePhone(deps, body.phone) : null,
  };
  const referrer = await findReferrer(deps, body.ref_code);
  const [customer, proven] = await deps.db.transaction(async (tx) => {
    const taken = await takeProven(tx, body.completion_token, call.guestId, now);
    if (!taken) throw new Refusal('completion_expired');
    const row = await insertProven(tx, taken.facts, typed, body.name, now);
    if (referrer) await noteReferral(tx, referrer, row.id, now);
    return [row, taken] as const;
  });
  try {
    await adoptPicture(deps, customer.id, proven.facts.social?.picture ?? '');
    return await finish(deps, call, customer.id);
  } catch (error) {
    // No code could be sent: without the account the same profile can be sent again.
    await deps.db.transaction(async (tx) => {
      if (await hasEntered(tx, customer, now)) return;
      await store.deleteCustomer(tx, customer.id);
      await keepProven(tx, proven);
    });
    throw error;
  }
}

/** The accounts that the same proofs have made before. */
async function formerProfiles(tx: Tx, facts: ProvenFacts): Promise<store.Customer[]> {
  const { email, emailProven, phone, phoneProven, social } = facts;
  const isOwn = or(
    phoneProven && phone ? eq(customers.phone, phone) : undefined,
    emailProven && email ? eq(customers.email, email) : undefined,
    social && inArray(customers.id, linkedTo(tx, social)),
  );
  return isOwn ? tx.select().from(customers).where(isOwn) : [];
}

const linkedTo = (tx: Tx, { medium, subject }: NonNullable<ProvenFacts['social']>) =>
  tx
    .select({ id: socialAccounts.customerId })
    .from(socialAccounts)
    .where(and(eq(socialAccounts.medium, medium), eq(socialAccounts.subject, subject)));

async function insertProven(
  tx: Tx,
  facts: ProvenFacts,
  typed: { email: string | null; phone: string | null },
  name: string,
  now: Date,
): Promise<store.Customer> {
  const email = facts.email ?? typed.email;
  const phone = facts.phone ?? typed.phone;
  for (const former of await formerProfiles(tx, facts)) await replaceProfile(tx, former, now);
  if (facts.phoneProven && phone) await release(tx, { channel: 'phone', value: phone });
  if (facts.emailProven && email) await release(tx, { channel: 'email', value: email });
  const row = await store.insertCustomer(tx, {
    ...splitName(name),
    email,
    phone,
    emailVerified: facts.emailProven === true,
    phoneVerified: facts.phoneProven === true,
    refCode: newRefCode(),
    createdAt: now,
  });
  if (!row) {
    const isEmail =
      email !== null && (await store.findByIdentifier(tx, { channel: 'email', value: email }));
    throw isEmail
      ? new Refusal('email_taken', { detail: { field: 'email' } })
      : new Refusal('phone_taken', { detail: { field: 'phone' } });
  }
  if (facts.social) {
    const { medium, subject } = facts.social;
    await tx.insert(socialAccounts).values({ medium, subject, customerId: row.id, createdAt: now });
  }
  return row;
}
