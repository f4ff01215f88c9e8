import { asc, eq, sql } from 'drizzle-orm';
import { defaultLanguage } from '../../domain/language/languages';
import { answerApplication } from '../account/applications/answer';
import { applications } from '../db/schema/applications';
import { newsletterSubscribers, zones } from '../db/schema/places';
import type { Deps } from '../deps';
import { Refusal } from '../http/refusal';
import { byCommand } from '../operator/noteAct';
import { OpsError } from './opsError';
import { mostRows, table, withRest } from './table';

const waiting = eq(applications.status, 'pending');

export async function listApplications({ db }: Deps): Promise<string> {
  const rows = await db
    .select({ application: applications, zone: zones.name })
    .from(applications)
    .innerJoin(zones, eq(zones.id, applications.zoneId))
    .where(waiting)
    .orderBy(asc(applications.id))
    .limit(mostRows);
  const list = table(
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
  return withRest(list, await db.$count(applications, waiting));
}

/** What an operator is told, who has to do the rest. */
const nextSteps = {
  store: (id: number) =>
    `store ${id} is made, and closed: bring its items in (npm run catalogue), then open it (npm run ops -- store ${id} open)`,
  courier: (id: number) => `courier ${id} can go on duty at /ride`,
};

const reasonsNot = {
  mail_off: () => 'the shop writes no mails to tell the applicant (SMTP_URL, is_mail_active)',
  email_taken: () => 'the applicant signs in elsewhere already',
  already_answered: (id: number) => `no application ${id} waits for an answer`,
  not_found: (id: number) => `no application ${id} waits for an answer`,
};
const isReason = (code: string): code is keyof typeof reasonsNot => Object.hasOwn(reasonsNot, code);

/** Accepts or refuses an application, and tells an operator what is left to do. */
export async function answerApplicationNow(
  deps: Deps,
  id: number,
  accept: boolean,
  why = '',
): Promise<string> {
  try {
    const { row, admitted } = await answerApplication(deps, id, { accept, why }, byCommand);
    const told = `application ${id} is ${row.status}; ${row.email} is told by mail`;
    return admitted ? `${told}\n${nextSteps[admitted.kind](admitted.id)}` : told;
  } catch (error) {
    if (error instanceof Refusal && isReason(error.code))
      throw new OpsError(reasonsNot[error.code](id));
    throw error;
  }
}

/** Who no longer wants the newsletter. */
export async function removeSubscriber({ db }: Deps, typed: string): Promise<string> {
  const email = typed.trim().toLowerCase();
  const [gone] = await db
    .delete(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email))
    .returning();
  if (!gone) throw new OpsError(`${email} has not asked for the newsletter`);
  return `${email} gets no newsletter any more`;
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
