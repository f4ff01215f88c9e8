import { and, asc, eq, sql } from 'drizzle-orm';
import { defaultLanguage, spokenIn } from '../../domain/language/languages';
import { applications } from '../db/schema/applications';
import { newsletterSubscribers, zones } from '../db/schema/places';
import type { Deps } from '../deps';
import { t } from '../locales/t';
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

const titles = t('Your application');
const answers = {
  approved: (name: string) =>
    t('Welcome, {name}! We have accepted your application and will call you to begin.', { name }),
  rejected: (name: string) => t('Dear {name}, we cannot accept your application.', { name }),
};

/** Accepts or refuses an application, once, and tells the applicant by mail in the language applied in. */
export async function answerApplication(
  deps: Deps,
  id: number,
  status: 'approved' | 'rejected',
  why = '',
): Promise<string> {
  const waiting = and(eq(applications.id, id), eq(applications.status, 'pending'));
  const [row] = await deps.db.select().from(applications).where(waiting);
  if (!row) throw new OpsError(`no application ${id} waits for an answer`);
  if (!deps.messenger.canSend('email')) {
    throw new OpsError('no mail server is configured to tell the applicant with');
  }
  const language = spokenIn(String(row.facts.language ?? ''));
  const said = answers[status](row.firstName)[language];
  // Before it is marked: an answer that did not leave can be given again.
  await deps.messenger.send(
    {
      channel: 'email',
      to: row.email,
      title: titles[language],
      body: why ? `${said}\n\n${why}` : said,
      code: '',
    },
    deps.clock.now(),
  );
  await deps.db.update(applications).set({ status }).where(waiting);
  return `application ${id} is ${status}; ${row.email} was told`;
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
