import { and, asc, eq, sql } from 'drizzle-orm';
import { defaultLanguage } from '../../domain/language/languages';
import { admit } from '../account/applications/admit';
import { applications } from '../db/schema/applications';
import { newsletterSubscribers, zones } from '../db/schema/places';
import type { Deps } from '../deps';
import { noteHappening } from '../outgoing/note';
import { OpsError } from './opsError';
import { table } from './table';

export async function listApplications({ db }: Deps): Promise<string> {
  const rows = await db
    .select({ application: applications, zone: zones.name })
    .from(applications)
    .innerJoin(zones, eq(zones.id, applications.zoneId))
    .where(eq(applications.status, 'pending'))
    .orderBy(asc(applications.id))
    .limit(100);
  return table(
    ['application', 'as', 'from', 'zone', 'says'],
    rows.map(({ application: { id, kind, firstName, lastName, email, phone, facts }, zone }) => [
      String(id),
      kind,
      `${firstName} ${lastName} ${email} ${phone}`,
      zone[defaultLanguage],
      Object.entries(facts)
        .filter(([name, value]) => name !== 'language' && value !== null)
        .map(([name, value]) => `${name}: ${value}`)
        .join(', '),
    ]),
    'No application waits for an answer.',
  );
}

/** What an operator is told, who has to do the rest. */
const nextSteps = {
  store: (id: number) =>
    `store ${id} is made, and closed: bring its items in (npm run catalogue), then open it (column "active" of stores)`,
  courier: (id: number) => `courier ${id} can go on duty at /ride`,
};

/**
 * Accepts or refuses an application, once. An accepted one becomes a store with its owner, or a courier, who sign in with
 * the password that they applied with; the applicant is told by mail, in the language applied in.
 */
export async function answerApplication(
  deps: Deps,
  id: number,
  status: 'approved' | 'rejected',
  why = '',
): Promise<string> {
  if (!deps.messenger.canSend('email')) {
    throw new OpsError('no mail server is configured to tell the applicant with');
  }
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const [row] = await tx
      .update(applications)
      .set({ status, answer: why })
      .where(and(eq(applications.id, id), eq(applications.status, 'pending')))
      .returning();
    if (!row) throw new OpsError(`no application ${id} waits for an answer`);
    await noteHappening(tx, { subject: 'application', about: id, what: status, at: now });
    const told = `application ${id} is ${status}; ${row.email} is told by mail`;
    if (status === 'rejected') return told;
    const admitted = await admit(tx, row);
    if (!admitted) throw new OpsError(`${row.email} signs in elsewhere already`);
    return `${told}\n${nextSteps[admitted.kind](admitted.id)}`;
  });
}

/** Everybody who asked for the newsletter, the latest first: an address a line, to be handed on to a mailing service. */
export async function listSubscribers({ db }: Deps): Promise<string> {
  const rows = await db
    .select()
    .from(newsletterSubscribers)
    .orderBy(sql`created_at desc`, asc(newsletterSubscribers.email));
  return table(
    ['address', 'since'],
    rows.map(({ email, createdAt }) => [email, createdAt.toISOString().slice(0, 10)]),
    'Nobody has asked for the newsletter.',
  );
}
